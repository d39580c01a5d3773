import Foundation
import Testing

/// Rows of the tables of API that Live Activities use, written as their authors write them: the sources in
/// `Breadth` are compiled as a user's are, and each of their previews must show the rows named above it.
@Suite struct BreadthTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Breadth")

  static let sources =
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?
    .filter { $0.hasSuffix(".swift") }.sorted() ?? []

  @Test func thereAreSources() { #expect(Self.sources.count >= 8) }

  @Test(arguments: sources) func previewsShowTheirRows(source: String) throws {
    try Self.check(Self.folder.appendingPathComponent(source).path)
  }

  /// Draws every preview of a source and looks for the rows that stand above it.
  static func check(_ path: String) throws {
    let source = (path as NSString).lastPathComponent
    let expected = expectations(in: try String(contentsOfFile: path, encoding: .utf8))
    #expect(!expected.isEmpty)
    let result = try Program.run(
      ["render", path, "--activity", "all", "--preview", "all", "--bare", "--format", "json", "--plain"])
    guard result.code == 0 else {
      Issue.record("\(source): \(result.errors)")
      return
    }
    let frames = try JSONDecoder().decode([Shown].self, from: Data(result.output.utf8))
    for (preview, rows) in expected {
      guard let frame = frames.first(where: { $0.preview == preview }) else {
        Issue.record("\(source) has no frame of the preview \"\(preview)\"")
        continue
      }
      var rest = frame.text[...]
      for row in rows {
        guard let place = rest.firstIndex(where: { $0.contains(row) }) else {
          Issue.record(
            "\"\(preview)\" of \(source) does not show \"\(row)\" in\n\(frame.text.joined(separator: "\n"))")
          break
        }
        rest = rest[(place + 1)...]
      }
    }
  }

  private struct Shown: Decodable {
    var preview: String
    var text: [String]
  }

  /// The lines that begin with `//=` before each preview, by its name.
  private static func expectations(in text: String) -> [(preview: String, rows: [String])] {
    var found: [(String, [String])] = []
    var rows: [String] = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix("//= ") {
        rows.append(String(line.dropFirst(4)))
      } else if line.hasPrefix("#Preview(\""), !rows.isEmpty {
        found.append((String(line.dropFirst(10).prefix { $0 != "\"" }), rows))
        rows = []
      }
    }
    return found
  }
}
