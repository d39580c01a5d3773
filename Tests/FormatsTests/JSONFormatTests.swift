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
}
