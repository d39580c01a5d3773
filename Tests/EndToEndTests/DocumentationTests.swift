import Foundation
import TerminalTestSupport
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
    "docs/formats.md", "docs/devices.md", "docs/surfaces.md", "docs/terminals.md", "docs/push.md",
    "docs/sheet.md", "docs/life.md", "docs/run.md", "docs/script.md",
  ])
  func commandsWork(file: String) throws {
    let makefile = try text("Makefile")
    for line in blocks("sh", in: try text(file)).joined() {
      let words = line.prefix { $0 != "#" }.split(separator: " ").map(String.init)
      switch words.first {
      case "make": #expect(makefile.contains("\n\(words[1]):"), "\(line)")
      case "islet" where words.contains("script") && words.contains("--record"):
        try expectFile(words, "--record")
      case "islet" where words.contains("--record"): try expectRecording(line)
      case "islet" where words.contains("-o"): try expectFile(words)
      case "islet":
        let result = try Program.run(Array(words.dropFirst()), folder: Self.root.path)
        #expect(result.code == 0 && !result.output.isEmpty, "\(line)\n\(result.errors)")
      case nil: break
      default: Issue.record("\(file) shows a command that nothing tries: \(line)")
      }
    }
  }

  /// A command that writes a file or a folder writes it, in another place.
  private func expectFile(_ words: [String], _ option: String = "-o") throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("islet-documents-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var words = words
    let place = try #require(words.firstIndex(of: option)) + 1
    let name = words[place].split(separator: "/").last.map(String.init) ?? ""
    words[place] = "\(folder.path)/\(name)\(words[place].hasSuffix("/") ? "/" : "")"
    let result = try Program.run(Array(words.dropFirst()), folder: Self.root.path)
    #expect(result.code == 0 && result.output.isEmpty == (option == "-o"), "\(words)\n\(result.errors)")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    #expect(!paths.isEmpty, "\(words)")
  }

  /// A command that records the phone makes the recording.
  private func expectRecording(_ line: String) throws {
    let session = try TmuxSession(columns: 100, rows: 30, terminal: "xterm-256color")
    defer { session.close() }
    let command = line.replacing("islet ", with: "\(Program.path) ").replacing(
      "Sources/", with: "\(Self.root.path)/Sources/")
    try session.run("cd; clear; \(command); echo code $?")
    try session.wait(for: "1 of 6")
    try session.press("q")
    try session.wait(for: "code 0")
    let files = try FileManager.default.contentsOfDirectory(atPath: session.home.path)
    #expect(files.contains { $0.hasSuffix(".cast") })
  }

  /// The script of the document is the one that its commands play.
  @Test func scriptInTheDocument() throws {
    let lines = try #require(blocks("islet", in: try text("docs/script.md")).first)
    #expect(lines.joined(separator: "\n") + "\n" == (try text("docs/examples/coffee-order.islet")))
  }

  @Test func wordsOfTerminals() throws {
    let words = try #require(blocks("text", in: try text("docs/terminals.md")).first).joined(separator: "\n")
    let result = try Program.run(
      [
        "render", "Sources/Gallery/CoffeeOrder", "--state", "2", "--surface", "expanded", "--plain",
      ], folder: Self.root.path)
    #expect(result.output == words + "\n")
  }

  @Test func frameInTheReadme() throws {
    let frame = try #require(blocks("text", in: try text("README.md")).first).joined(separator: "\n")
    let result = try Program.run(
      ["render", "Sources/Gallery/CoffeeOrder", "--state", "2", "--surface", "expanded", "--bare"],
      folder: Self.root.path)
    #expect(result.output == frame + "\n")
  }

  /// The picture of the README says what its command makes, in a picture of the same size.
  @Test func pictureInTheReadme() throws {
    let line = try #require(
      blocks("sh", in: try text("README.md")).joined().first { $0.contains("-o docs/pictures/") })
    let words = line.split(separator: " ").map(String.init)
    let made = try Program.run(
      Array(words.dropFirst().dropLast(2)) + ["--format", "svg"], folder: Self.root.path)
    // Letters may come from other fonts here, and colours are a matter of taste.
    func head(_ svg: String) throws -> Substring { try #require(svg.split(separator: "</desc>").first) }
    #expect(try head(made.output) == head(text(words.last!)))
  }

  @Test func linksLeadSomewhere() throws {
    for file in [
      "README.md", "docs/architecture.md", "docs/themes.md", "docs/projects.md", "docs/formats.md",
      "docs/testing.md", "docs/ci.md", "docs/sheet.md", "docs/life.md", "docs/run.md",
      "docs/script.md", "docs/push.md",
    ] {
      let folder = Self.root.appendingPathComponent(file).deletingLastPathComponent()
      for match in try text(file).matches(of: /\]\(([^)#]+)\)/) where !match.1.hasPrefix("http") {
        let target = folder.appendingPathComponent(String(match.1)).standardizedFileURL.path
        #expect(FileManager.default.fileExists(atPath: target), "\(file): \(match.1)")
      }
    }
  }
}
