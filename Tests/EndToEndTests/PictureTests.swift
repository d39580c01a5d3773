import Foundation
import TerminalTestSupport
import Testing

/// Frames that leave the terminal: pictures, pages and trees.
@Suite struct PictureTests {
  private func place() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("islet-pictures-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  private func names(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  /// The width and the height in the header of a PNG.
  private func size(ofPNG file: URL) throws -> (width: Int, height: Int) {
    let bytes = try Data(contentsOf: file)
    #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    func number(_ start: Int) -> Int { bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    return (number(16), number(20))
  }

  @Test func theNameOfTheFileSaysTheFormat() throws {
    let (source, place) = (try SourceFolder.kettle(), try place())
    defer { try? FileManager.default.removeItem(at: place) }
    for name in ["a.png", "a.svg", "a.html", "a.txt"] {
      let result = try Program.run(
        ["render", source.path, "--bare", "-o", place.appendingPathComponent(name).path])
      #expect(result.code == 0 && result.output == "" && result.errors == "")
    }
    // 47 x 5 cells and a margin of two columns and one row.
    let size = try size(ofPNG: place.appendingPathComponent("a.png"))
    #expect(size.width == 51 * 16 && size.height == 7 * 32)
    func text(_ name: String) throws -> String {
      try String(contentsOf: place.appendingPathComponent(name), encoding: .utf8)
    }
    #expect(try text("a.svg").hasPrefix("<svg ") && text("a.svg").contains("Big kitchen"))
    #expect(try text("a.svg").contains("<title>Kettle, Kettle, state 1, lock-screen</title>"))
    #expect(try text("a.html").hasPrefix("<!DOCTYPE html>") && text("a.html").contains(">kitchen<"))
    #expect(try text("a.txt").hasPrefix("╭"))
  }

  @Test func theSameInputGivesTheSamePicture() throws {
    let source = try SourceFolder.kettle()
    for format in ["svg", "html"] {
      let first = try Program.run(["render", source.path, "--format", format])
      let second = try Program.run(
        ["render", source.path, "--format", format], environment: ["LANG": "ja_JP.UTF-8"], folder: "/tmp")
      #expect(first.code == 0 && first.output == second.output && !first.output.isEmpty)
    }
  }

  @Test func severalPicturesNeedAFolderOrAStrip() throws {
    let (source, place) = (try SourceFolder.kettle(), try place())
    defer { try? FileManager.default.removeItem(at: place) }
    let file = place.appendingPathComponent("strip.png")
    let refused = try Program.run(
      ["render", source.path, "--surface", "compact", "--surface", "minimal", "-o", file.path])
    #expect(refused.code == 2 && refused.errors.contains("2 pictures do not fit into one file"))
    #expect(try names(in: place) == [])
    let strip = try Program.run(["render", source.path, "--state", "all", "--bare", "-o", file.path])
    #expect(strip.code == 0)
    let size = try size(ofPNG: file)
    // Three cards with two gaps, their names above them.
    #expect(size.width == (3 * 47 + 2 * 2 + 4) * 16 && size.height == (5 + 1 + 2) * 32)
    let several = try Program.run(
      [
        "render", source.path, "--surface", "compact", "--surface", "minimal", "--format", "svg", "-o",
        place.path,
      ])
    #expect(several.code == 0)
    #expect(
      try names(in: place)
        == ["kettle-kettle-1-compact.svg", "kettle-kettle-1-minimal.svg", "strip.png"])
  }

  @Test func aCrashCostsOneFrameOfAStrip() throws {
    let source = try SourceFolder.kettle(
      body: "Text(context.state.degrees == 60 ? \"\\([Int]()[1])\" : context.state.phase)")
    let result = try Program.run(["render", source.path, "--state", "all", "--format", "svg"])
    #expect(result.code == 1)
    #expect(result.output.contains("state 1") && result.output.contains("state 3"))
    #expect(!result.output.contains("state 2") && result.output.hasSuffix("</svg>\n"))
  }

  @Test func plainPicturesAreInkOnPaper() throws {
    let source = try SourceFolder.kettle()
    for option in [["--plain"], ["--color", "never"]] {
      let result = try Program.run(
        ["render", source.path, "--appearance", "light", "--format", "svg"] + option)
      let colours = Set(result.output.matches(of: /fill="(#[0-9A-F]+)"/).map { String($0.1) })
      #expect(colours == ["#FAFAFC", "#1D1D1F"])
    }
  }

  @Test(.enabled(if: TmuxSession.isAvailable, "tmux is not installed"))
  func aTerminalGetsNoPNG() throws {
    let session = try TmuxSession(columns: 100, rows: 30, terminal: "xterm-256color")
    defer { session.close() }
    try session.run("cd; clear; \(Program.path) render --format png; echo code $?")
    try session.wait(for: "code 2")
    #expect(try session.screen().contains("a PNG is nothing for a terminal"))
  }

  /// A box of the tree with all below it.
  private func all(_ box: [String: Any]) -> [[String: Any]] {
    [box] + (box["children"] as? [[String: Any]] ?? []).flatMap(all)
  }

  @Test(arguments: [
    [], ["--bare"], ["--size", "80x40"], ["--surface", "expanded"], ["--surface", "compact"],
  ])
  func boxesStandWhereTheFrameShowsThem(options: [String]) throws {
    let source = try SourceFolder.kettle()
    let result = try Program.run(
      ["render", source.path, "--plain", "--state", "3", "--format", "json"] + options)
    let frame = try #require(
      (JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: Any]])?.first)
    let rows = try #require(frame["text"] as? [String])
    let boxes = try #require(frame["boxes"] as? [[String: Any]]).flatMap(all)
    let texts = boxes.filter { $0["kind"] as? String == "text" }
    #expect(texts.count >= 1)
    for box in texts {
      let text = try #require(box["text"] as? String)
      let (column, row) = (try #require(box["column"] as? Int), try #require(box["row"] as? Int))
      #expect(String(rows[row].dropFirst(column).prefix(text.count)) == text, "\(text)")
      #expect(box["columns"] as? Int == text.count && box["rows"] as? Int == 1)
    }
    let kinds = Set(boxes.compactMap { $0["kind"] as? String })
    if !options.contains("--surface") {
      #expect(kinds.isSuperset(of: ["card", "lockScreen", "vstack", "padding", "text"]))
    } else {
      #expect(kinds.contains("island"))
    }
  }
}
