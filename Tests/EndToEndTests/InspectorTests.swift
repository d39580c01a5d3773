import Foundation
import TerminalTestSupport
import Testing

/// The inspector on a user's own sources: as JSON, and with keys and the mouse in a terminal.
@Suite struct InspectorTests {
  /// A view of the user's own, private and with a body that is no opaque type, beside a generic one.
  private static let steam = """
    private struct Steam: View {
      var phase: String

      var body: some View {
        Text("\\(phase) and then some more words than there is room for").lineLimit(1).padding(.leading, 12)
      }
    }

    struct Framed<Content: View>: View {
      @ViewBuilder var content: Content
      var body: HStack<Content> { HStack { content } }
    }


    """

  private func folder() throws -> SourceFolder {
    try .kettle(
      body: "Framed { Steam(phase: context.state.phase) }", previews: Self.steam + SourceFolder.kettlePreview)
  }

  /// The line of a text in the activity's file.
  private func line(of text: String, in folder: SourceFolder) throws -> Int {
    let file = folder.url.appendingPathComponent("Kettle/KettleActivity.swift")
    let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    return try #require(lines.firstIndex { $0.contains(text) }) + 1
  }

  private func boxes(_ json: String) throws -> [[String: Any]] {
    let frames = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]])
    var found: [[String: Any]] = []
    func look(_ boxes: [[String: Any]]) {
      for box in boxes {
        found.append(box)
        look(box["children"] as? [[String: Any]] ?? [])
      }
    }
    for frame in frames { look(frame["boxes"] as? [[String: Any]] ?? []) }
    return found
  }

  @Test func asJSON() throws {
    let folder = try folder()
    let result = try Program.run(["render", folder.path, "--format", "json", "--inspect", "--bare"])
    #expect(result.code == 0 && result.errors == "")
    let boxes = try boxes(result.output)
    let text = try #require(boxes.first { ($0["text"] as? String)?.contains("some more words") == true })
    #expect(text["view"] as? String == "Text")
    #expect((text["modifiers"] as? [String])?.contains("lineLimit(1)") == true)
    #expect((text["environment"] as? [String: String])?["lineLimit"] == "1")
    #expect(text["in"] as? String == "Steam.body")
    #expect((text["file"] as? String)?.hasSuffix("Kettle/KettleActivity.swift") == true)
    #expect(text["line"] as? Int == (try line(of: "var body: some View {", in: folder)))
    let missing = try #require(text["missing"] as? [String: Any])
    #expect((missing["text"] as? String)?.hasSuffix("room for") == true)
    #expect(missing["characters"] as? Int ?? 0 > 0)
    let points = try #require(text["points"] as? [String: Any])
    #expect(points["width"] as? Double ?? 0 > 300)
    let padding = try #require(
      boxes.first {
        ($0["modifier"] as? String)?.hasPrefix("padding(") == true && $0["in"] as? String == "Steam.body"
      })
    #expect(padding["parameters"] as? [String: String] == ["leading": "12"])
    let stack = try #require(boxes.first { $0["in"] as? String == "Framed.body" })
    #expect(stack["view"] as? String == "HStack")
    #expect(stack["line"] as? Int == (try line(of: "var body: HStack<Content>", in: folder)))
    let outer = try #require(boxes.first { $0["in"] as? String == "KettleActivity.body" })
    #expect(outer["line"] as? Int == (try line(of: "var body: some WidgetConfiguration", in: folder)))
  }

  @Test func notUnlessItIsAskedFor() throws {
    let folder = try folder()
    let plain = try Program.run(["render", folder.path, "--format", "json", "--bare"])
    #expect(plain.code == 0 && !plain.output.contains("\"offered\"") && !plain.output.contains("Steam"))
    let wrong = try Program.run(["render", folder.path, "--inspect"])
    #expect(wrong.code == 2 && wrong.errors.contains("--format json"))
  }

  @Test(.enabled(if: TmuxSession.isAvailable, "tmux is not installed"))
  func inATerminal() throws {
    let phone = try EditedPhone(folder(), waitFor: "q quit")
    let session = phone.session
    try session.press("i")
    try phone.wait(for: "KettleActivity.body", "esc close")
    try session.press("Right", "Right", "Down")
    try phone.wait(for: "▸ ", "Framed.body", "offered")
    // The line comes when it is found out.
    try phone.wait(for: "KettleActivity.swift:")
    // From one cut text to the next.
    try session.press("Enter")
    try phone.wait(for: "missing", "Steam.body")
    let screen = try session.screen().split(separator: "\n", omittingEmptySubsequences: false)
    // On the phone, which stands left of the panel.
    let row = try #require(screen.firstIndex { $0.prefix(45).contains("Big kitchen") })
    let column = screen[row].distance(
      from: screen[row].startIndex, to: try #require(screen[row].firstRange(of: "Big kitchen")?.lowerBound))
    try session.click(column: column + 1, row: row)
    try phone.wait(for: "▸", "headline", without: ["missing"])
    // A save keeps the box.
    try phone.save("Framed { Steam(phase: \"short\") }", more: Self.steam)
    try phone.wait(for: "short and", "headline", "▸")
    try session.press("Escape")
    try phone.wait(for: "q quit", without: ["esc close"])
    try phone.quit()
  }
}
