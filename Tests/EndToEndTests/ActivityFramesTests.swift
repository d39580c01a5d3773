import Foundation
import Testing

/// Live Activities in the manner of the kinds people ship, each by another hand: every source in `Activities`
/// is compiled as a user's is, and all frames of all its states must be those in `Activities/Golden`.
/// With `ISLET_RECORD=1` the frames are written instead, to be read as a reviewer would.
@Suite struct ActivityFramesTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Activities")

  static let sources =
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?
    .filter { $0.hasSuffix(".swift") }.sorted() ?? []

  @Test func thereAreSources() { #expect(Self.sources.count >= 40) }

  @Test(arguments: sources) func framesAreTheRecordedOnes(source: String) throws {
    let path = Self.folder.appendingPathComponent(source).path
    let result = try Program.run(
      [
        "render", path, "--activity", "all", "--preview", "all", "--state", "all", "--surface",
        "lock-screen", "--surface", "compact", "--surface", "minimal", "--surface", "expanded", "--bare",
        "--format", "text", "--plain",
      ])
    guard result.code == 0 else {
      Issue.record("\(source): \(result.errors)")
      return
    }
    #expect(result.errors.isEmpty, "\(source) is told something")
    let name = source.dropLast(".swift".count)
    let golden = Self.folder.appendingPathComponent("Golden/\(name).txt")
    if ProcessInfo.processInfo.environment["ISLET_RECORD"] == "1" {
      try FileManager.default.createDirectory(
        at: golden.deletingLastPathComponent(), withIntermediateDirectories: true)
      try result.output.write(to: golden, atomically: true, encoding: .utf8)
      return
    }
    guard let recorded = try? String(contentsOf: golden, encoding: .utf8) else {
      Issue.record("\(source) has no recorded frames: run this test with ISLET_RECORD=1 and read them")
      return
    }
    if let difference = Self.firstDifference(recorded, result.output) {
      Issue.record("\(source): \(difference)")
    }
  }

  /// The first frame that differs, both forms of it; frames are separated by one blank line.
  private static func firstDifference(_ recorded: String, _ drawn: String) -> String? {
    guard recorded != drawn else { return nil }
    let (old, new) = (recorded.components(separatedBy: "\n\n"), drawn.components(separatedBy: "\n\n"))
    guard let index = zip(old, new).enumerated().first(where: { $1.0 != $1.1 })?.offset else {
      return "\(new.count) frames instead of \(old.count)"
    }
    return "frame \(index + 1) was\n\(old[index])\nand is\n\(new[index])"
  }
}
