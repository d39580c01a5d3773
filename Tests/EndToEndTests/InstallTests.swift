import Foundation
import TerminalTestSupport
import Testing

/// A copy that `make install` makes, without the release build before it.
@Suite struct InstallTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let build = (Program.path as NSString).deletingLastPathComponent

  private func make(_ target: String, prefix: String, destination: String = "") throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/make")
    process.arguments = [
      "--silent", "-C", Self.root.path, target, "BUILD=\(Self.build)", "PREFIX=\(prefix)",
      "DESTDIR=\(destination)",
    ]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test func worksFromAnotherPlace() throws {
    let place = try SourceFolder(["log/empty": ""])
    let kettle = try SourceFolder.kettle()
    let prefix = place.path + "/my prefix"
    try make("install-files", prefix: prefix)
    // A compiler that says what it was told.
    let swiftc = try BuiltProgram.installed("swiftc")
    let wrapper = place.path + "/swiftc"
    try ScriptFile.write(
      "#!/bin/sh\ncat \"${1#@}\" >> '\(place.path)/log/arguments'\nexec '\(swiftc)' \"$@\"\n", to: wrapper)

    // Somewhere else again, as a package does it.
    let moved = place.path + "/moved"
    try FileManager.default.moveItem(atPath: prefix, toPath: moved)
    let environment = ["ISLET_SWIFTC": wrapper, "XDG_CACHE_HOME": place.path + "/cache"]
    let arguments = ["render", kettle.path, "--theme", "paper", "--format", "text"]
    let installed = try Program.run(arguments, environment: environment, program: moved + "/bin/islet")
    #expect(installed.code == 0, "\(installed.errors)")
    #expect(try installed.output == Program.run(arguments, environment: environment).output)
    let told = try String(contentsOfFile: place.path + "/log/arguments", encoding: .utf8)
    let first = told.components(separatedBy: "\"-emit-library\"")[0]
    #expect(
      first.contains(moved + "/bin/../lib/islet/Modules") || first.contains(moved + "/lib/islet/Modules"))
    #expect(!first.contains(Self.build))
  }

  /// Runs a program where the build folder is empty, in a view of the file system of its own.
  private static func runWithoutBuild(
    _ program: String, _ arguments: [String], environment: [String: String] = [:]
  ) throws -> Program.Result {
    try Program.run(
      [
        "--mount", "--map-root-user", "sh", "-c", "mount -t tmpfs none \"$0\" && exec \"$@\"", build, program,
      ] + arguments, environment: environment, program: "/usr/bin/unshare")
  }

  /// Whether this user may have a view of the file system of their own; some containers forbid it.
  private static var canHideBuild: Bool { (try? runWithoutBuild("true", []).code) == 0 }

  @Test(.enabled(if: canHideBuild, "needs unshare"))
  func worksWithTheBuildFolderGone() throws {
    let place = try SourceFolder(["cache/empty": ""])
    let kettle = try SourceFolder.kettle()
    let prefix = place.path + "/prefix"
    try make("install-files", prefix: prefix)
    let environment = ["XDG_CACHE_HOME": place.path + "/cache"]
    let arguments = ["render", kettle.path, "--format", "text"]
    let gone = try Self.runWithoutBuild(Program.path, arguments, environment: environment)
    #expect(gone.code != 0)
    let installed = try Self.runWithoutBuild(prefix + "/bin/islet", arguments, environment: environment)
    #expect(installed.code == 0, "\(installed.errors)")
    #expect(try installed.output == Program.run(arguments).output)
  }

  @Test func uninstallLeavesTheRest() throws {
    let place = try SourceFolder(["stage/usr/bin/other": "", "stage/usr/share/other": ""])
    try make("install-files", prefix: "/usr", destination: place.path + "/stage")
    for name in ["bin/islet", "lib/islet/PreviewMacros", "lib/islet/Modules/SwiftUI.swiftmodule"] {
      #expect(FileManager.default.fileExists(atPath: "\(place.path)/stage/usr/\(name)"), "\(name)")
    }
    #expect(
      FileManager.default.fileExists(atPath: "\(place.path)/stage/usr/share/islet/Themes/midnight.json"))
    try make("uninstall", prefix: "/usr", destination: place.path + "/stage")
    let rest = try #require(FileManager.default.enumerator(atPath: place.path + "/stage/usr"))
      .compactMap { $0 as? String }.sorted()
    #expect(rest == ["bin", "bin/other", "lib", "share", "share/other"])
  }
}
