import Glibc

/// Where Islet keeps what the compiler needs, beside the running program.
///
/// In a build folder that is `Modules` and the plug-in in the program's own folder; installed, it is
/// `PREFIX/lib/islet` for `PREFIX/bin/islet`.
public struct IsletLayout: Hashable, Sendable {
  /// The folder of the modules with Apple's names.
  public var modules: String
  /// The compiler plug-in behind `#Preview`.
  public var plugin: String

  public init(modules: String, plugin: String) {
    self.modules = modules
    self.plugin = plugin
  }

  /// Looks beside a program, by default the running one.
  ///
  /// - Throws: `WorkshopError` that names the folders that were searched.
  public static func find(beside executable: String = "/proc/self/exe") throws(WorkshopError) -> IsletLayout {
    let program = resolved(executable)
    // The kernel's link to a running program leads nowhere once its file is gone. What took its place may
    // hold modules of another version, which this program cannot load.
    if program.hasPrefix("/proc/") {
      throw WorkshopError(
        .input, "this Islet was replaced or removed after it was started: quit it and start it again")
    }
    let folder = String(program[..<(program.lastIndex(of: "/") ?? program.startIndex)])
    let places = [folder, resolved("\(folder)/../lib/islet")]
    for place in places {
      let plugins = ["\(place)/PreviewMacros-tool", "\(place)/PreviewMacros"]
      if FileStatus("\(place)/Modules/SwiftUI.swiftmodule") != nil,
        let plugin = plugins.first(where: isExecutable)
      {
        return IsletLayout(modules: "\(place)/Modules", plugin: plugin)
      }
    }
    throw WorkshopError(
      .input,
      "Islet's own modules are missing: there is no Modules and PreviewMacros in "
        + "\(places.joined(separator: " or ")). Build or install Islet again.")
  }

  /// Apple's modules that Islet gives; what else lies in the folder is Islet's own affair.
  static let appleModules: Set<String> = [
    "ActivityKit", "AlarmKit", "AppIntents", "Charts", "Combine", "CoreGraphics", "CoreLocation", "MapKit",
    "OSLog", "SwiftUI", "UIKit", "WidgetKit", "os",
  ]

  func hasModule(_ name: String) -> Bool {
    Self.appleModules.contains(name) && FileStatus("\(modules)/\(name).swiftmodule") != nil
  }

  /// Whether there is a module of that name at all, Islet's own affairs included: two of one name cannot
  /// meet in one program.
  func holdsModule(_ name: String) -> Bool { FileStatus("\(modules)/\(name).swiftmodule") != nil }
}
