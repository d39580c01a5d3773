import Cells
import Foundation
import Testing

@testable import Formats

@Suite struct JSONFormatTests {
  @Test func foreignJSONIsKeptButForControls() {
    let json = #"{"a":"한 \"x\"","b":[1]}"#
    #expect(JSONFormat.shown(json) == json)
    #expect(JSONFormat.shown("[\"\u{9B}2J\u{202E}\"]") == #"["\u009b2J\u202e"]"#)
  }

  @Test func wholeFrame() {
    var frame = frame("한 a ", "    ")
    for column in 0..<2 { frame[column, 0].foreground = RGBA(255, 0, 128) }
    frame[0, 0].attributes = [.bold, .underline]
    frame[1, 0].attributes = [.bold, .underline]
    frame[3, 1].background = RGBA(1, 2, 3, 4)
    let labels: [LabelledFrame.Label] = [.init("surface", "compact \"x\""), .init("state", 2)]
    #expect(
      JSONFormat.string(for: [LabelledFrame(frame, labels: labels)]) == #"""
        [
          {
            "surface": "compact \"x\"",
            "state": 2,
            "columns": 5, "rows": 2,
            "manner": "outlined",
            "text": [
              "한 a",
              ""
            ],
            "runs": [
              [{"column": 0, "columns": 2, "text": "한", "foreground": "#FF0080", "attributes": ["bold", "underline"]}, \#
        {"column": 2, "columns": 3, "text": " a "}],
              [{"column": 3, "columns": 1, "text": " ", "background": "#01020304"}]
            ]
          }
        ]

        """#)
  }

  @Test func isAlwaysAnArrayOfJSON() throws {
    #expect(JSONFormat.string(for: []) == "[]\n")
    let frames = [LabelledFrame(frame("\"\\", "/")), LabelledFrame(Frame(size: .zero, manner: .filled))]
    let value = try JSONSerialization.jsonObject(with: Data(JSONFormat.string(for: frames).utf8))
    let list = try #require(value as? [[String: Any]])
    #expect(list.count == 2)
    #expect(list[0]["text"] as? [String] == ["\"\\", "/"])
    #expect(list[1]["manner"] as? String == "filled")
  }

  @Test func controlCharactersAreEscaped() {
    #expect(JSONFormat.quoted("a\u{1B}\n\t\u{202E}b") == "\"a\\u001b\\n\\t\\u202eb\"")
  }

  /// A frame as its JSON says.
  private func decoded(from object: [String: Any]) throws -> Frame {
    func number(_ name: String, _ object: [String: Any]) throws -> Int {
      try #require(object[name] as? Int)
    }
    var frame = Frame(
      size: CellSize(columns: try number("columns", object), rows: try number("rows", object)),
      manner: object["manner"] as? String == "filled" ? .filled : .outlined)
    let attributes: [String: TextAttributes] = [
      "bold": .bold, "dim": .dim, "italic": .italic, "underline": .underline,
      "strikethrough": .strikethrough, "reverse": .reverse,
    ]
    let rows = try #require(object["runs"] as? [[[String: Any]]])
    for (row, runs) in rows.enumerated() {
      for run in runs {
        var column = try number("column", run)
        var cell = Cell(.space)
        cell.foreground = (run["foreground"] as? String).flatMap { RGBA(hex: $0) } ?? .clear
        cell.background = (run["background"] as? String).flatMap { RGBA(hex: $0) } ?? .clear
        for name in run["attributes"] as? [String] ?? [] { cell.attributes.insert(attributes[name]!) }
        for character in try #require(run["text"] as? String) {
          cell.glyph = Glyph(character)
          frame[column, row] = cell
          if TextWidth.columns(of: character) == 2 {
            cell.glyph = nil
            frame[column + 1, row] = cell
          }
          column += TextWidth.columns(of: character)
        }
      }
    }
    return frame
  }

  @Test func everyGlyphComesBack() throws {
    let text = JSONFormat.string(for: [LabelledFrame(everyGlyph)])
    let list = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
    #expect(try decoded(from: list[0]) == everyGlyph)
  }

  @Test func treesOfBoxes() throws {
    func rect(_ column: Int, _ row: Int) -> CellRect {
      CellRect(column: column, row: row, columns: 4, rows: 1)
    }
    let boxes = [
      FrameBox(
        kind: "card", rect: rect(0, 0),
        children: [
          FrameBox(kind: "text", rect: rect(-1, 0), text: "a\u{1B}\"\nb"),
          FrameBox(kind: "spacer", rect: rect(2, 0)),
        ])
    ]
    let text = JSONFormat.object(for: LabelledFrame(frame("x"), boxes: boxes))
    #expect(
      text.hasSuffix(
        #"""
            "boxes": [
              {"kind": "card", "column": 0, "row": 0, "columns": 4, "rows": 1, "children": [
                {"kind": "text", "column": -1, "row": 0, "columns": 4, "rows": 1, "text": "a\#u{FFFD}\"\nb"},
                {"kind": "spacer", "column": 2, "row": 0, "columns": 4, "rows": 1}
              ]}
            ]
          }
        """#))
    #expect((try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]) != nil)
  }

  @Test func factsOfBoxes() throws {
    let box = FrameBox(
      kind: "text", rect: CellRect(column: 0, row: 0, columns: 1, rows: 1),
      facts: [
        .init("view", .text("a\u{1B}\"")),
        .init("points", .object([.init("x", .number(12.34567)), .init("y", .number(-3))])),
        .init("offered", .list([.null, .number(.infinity), .number(.nan)])),
      ])
    let text = JSONFormat.object(for: LabelledFrame(frame("x"), boxes: [box]))
    #expect(
      text.contains(
        #"""
        "rows": 1, "view": "a\#u{FFFD}\"", "points": {"x": 12.346, "y": -3}, "offered": [null, "infinity", null]}
        """#))
    #expect((try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]) != nil)
  }
}
