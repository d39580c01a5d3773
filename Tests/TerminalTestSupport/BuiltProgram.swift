import Foundation

/// Where programs lie: those of this package, which the tests' own build has made, and the machine's.
public enum BuiltProgram {
  /// A program of the machine's own that a shell would run; an error where there is none.
  public static func installed(_ name: String) throws -> String {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    guard let path = folders.map({ "\($0)/\(name)" }).first(where: FileManager.default.isExecutableFile)
    else { throw CocoaError(.fileNoSuchFile) }
    return path
  }

  /// The path of an executable that was built with the tests.
  public static func path(_ name: String) -> String {
    let own =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      ?? CommandLine.arguments[0]
    return URL(fileURLWithPath: own).deletingLastPathComponent().appendingPathComponent(name).path
  }
}
