import Foundation
import Testing

/// Every command that the README and the documents show works.
@Suite struct DocumentationTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func text(_ name: String) throws -> String {
    try String(contentsOf: Self.root.appendingPathComponent(name), encoding: .utf8)
  }

  /// The lines of the fenced blocks of a kind.
  private func blocks(_ kind: String, in text: String) -> [[String]] {
    var blocks: [[String]] = []
    var isInside = false
    for line in text.components(separatedBy: "\n") {
      if line.hasPrefix("```") {
        isInside = line == "```\(kind)"
        if isInside { blocks.append([]) }
      } else if isInside {
        blocks[blocks.count - 1].append(line)
      }
    }
    return blocks
  }

  @Test(arguments: [
    "README.md", "docs/architecture.md", "docs/themes.md", "docs/differences.md", "docs/projects.md",
  ])
  func commandsWork(file: String) throws {
    let makefile = try text("Makefile")
    for line in blocks("sh", in: try text(file)).joined() {
      let words = line.prefix { $0 != "#" }.split(separator: " ").map(String.init)
      switch words.first {
      case "make": #expect(makefile.contains("\n\(words[1]):"), "\(line)")
      case "islet":
        let result = try Program.run(Array(words.dropFirst()), folder: Self.root.path)
        #expect(result.code == 0 && !result.output.isEmpty, "\(line)\n\(result.errors)")
      case nil: break
      default: Issue.record("\(file) shows a command that nothing tries: \(line)")
      }
    }
  }

  @Test func frameInTheReadme() throws {
    let frame = try #require(blocks("text", in: try text("README.md")).first).joined(separator: "\n")
    let result = try Program.run(
      ["render", "Sources/Gallery/CoffeeOrder", "--state", "2", "--surface", "expanded", "--bare"],
      folder: Self.root.path)
    #expect(result.output == frame + "\n")
  }

  @Test func linksLeadSomewhere() throws {
    for file in ["README.md", "docs/architecture.md", "docs/themes.md", "docs/projects.md"] {
      let folder = Self.root.appendingPathComponent(file).deletingLastPathComponent()
      for match in try text(file).matches(of: /\]\(([^)#]+)\)/) where !match.1.hasPrefix("http") {
        let target = folder.appendingPathComponent(String(match.1)).standardizedFileURL.path
        #expect(FileManager.default.fileExists(atPath: target), "\(file): \(match.1)")
      }
    }
  }
}
