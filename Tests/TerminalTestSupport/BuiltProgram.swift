import Foundation

/// A program of this package, where the tests' own build has put it.
public enum BuiltProgram {
  /// The path of an executable that was built with the tests.
  public static func path(_ name: String) -> String {
    let own =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      ?? CommandLine.arguments[0]
    return URL(fileURLWithPath: own).deletingLastPathComponent().appendingPathComponent(name).path
  }
}
