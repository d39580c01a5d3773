import Foundation
import TerminalTestSupport

/// A copy of a package whose tests compare its Live Activity with snapshots; it goes with the value.
///
/// All copies are built in one folder below the checkout's own, where the modules of Islet stay from run to run:
/// the first build takes a minute or two, later ones some seconds.
final class SamplePackage {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  let url: URL
  /// Where programs are that stand before others: a `swift` that builds in the folder of all copies.
  let programs: URL

  init() throws {
    let files = FileManager.default
    let place = files.temporaryDirectory.appendingPathComponent("islet-package-\(UUID())")
    url = place.appendingPathComponent("PizzaPackage")
    programs = place.appendingPathComponent("programs")
    try files.createDirectory(at: programs, withIntermediateDirectories: true)
    try files.copyItem(at: Self.root.appendingPathComponent("Tests/Samples/PizzaPackage"), to: url)
    try? files.removeItem(at: url.appendingPathComponent(".build"))
    try replace("\"../../..\"", with: "\"\(Self.root.path)\"", in: "Package.swift")
    let build = Self.root.appendingPathComponent(".build/sample-package").path
    try addProgram(
      "swift",
      """
      # The release build of Islet that `make install` asks for is there already.
      case "$*" in "build -c release --product islet") exit 0;; esac
      exec '\(try BuiltProgram.installed("swift"))' "$@" --scratch-path "${SCRATCH:-\(build)}"
      """)
  }

  deinit { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }

  /// Adds a program that runs before all others of its name.
  func addProgram(_ name: String, _ script: String) throws {
    let path = programs.appendingPathComponent(name).path
    try ScriptFile.write("#!/bin/sh\n\(script)\n", to: path)
  }

  /// Runs a line of a shell in the package.
  ///
  /// - Parameter environment: Beside `PATH` and `HOME`, in which neither `CI` nor `ISLET_RECORD` is.
  func shell(_ line: String, environment: [String: String] = [:]) throws -> Program.Result {
    var environment = environment
    let path = environment["PATH"] ?? Program.surroundings["PATH"]!
    environment["PATH"] = "\(programs.path):\(path)"
    return try Program.run(["-euc", line], environment: environment, folder: url.path, program: "/bin/sh")
  }

  // MARK: - Files

  func text(_ name: String) throws -> String {
    try String(contentsOf: url.appendingPathComponent(name), encoding: .utf8)
  }

  func write(_ text: String, to name: String) throws {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  func replace(_ old: String, with new: String, in name: String) throws {
    let before = try text(name)
    guard before.contains(old) else { throw CocoaError(.fileReadCorruptFile) }
    try write(before.replacing(old, with: new), to: name)
  }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(at: url.appendingPathComponent(name))
  }

  /// The files below a folder, by their paths in it.
  func files(below folder: String) throws -> [String: String] {
    var found: [String: String] = [:]
    for name in FileManager.default.enumerator(atPath: url.appendingPathComponent(folder).path)?
      .compactMap({ $0 as? String }) ?? [] where name.hasSuffix(".txt")
    {
      found[name] = try text("\(folder)/\(name)")
    }
    return found
  }

  static let snapshots = "Tests/PizzaActivityTests/__Snapshots__"
}
