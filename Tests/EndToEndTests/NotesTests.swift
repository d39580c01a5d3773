import Foundation
import TerminalTestSupport
import Testing

/// What a person is to know beside the picture stays readable under a running Islet.
@Suite(.enabled(if: TmuxSession.isAvailable, "tmux is not installed"), .serialized)
struct NotesTests {
  private func write(_ name: String, _ text: String, _ phone: EditedPhone) throws {
    let file = phone.folder.url.appendingPathComponent("Kettle/\(name)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file, options: .atomic)
  }

  @Test func brokenResourcesAreToldAndGoWithTheFault() throws {
    let phone = try EditedPhone(
      "Text(\"steam\").foregroundStyle(Color(\"steamColor\"))", waitFor: "steam")
    try write("Localizable.xcstrings", "{ \"sourceLanguage\": \"en\",", phone)
    try phone.wait(for: "1 note", "Unexpected")
    try write(
      "A.xcassets/steamColor.colorset/Contents.json",
      """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
        "components": {"red": "rather", "green": "0", "blue": "0", "alpha": "1"}}}]}
      """, phone)
    try phone.wait(for: "2 notes", "Unexpected", "rather")
    // Put away, and looked at again; another build that finds the same does not come back with it.
    try phone.session.press("Escape")
    try phone.wait(for: "steam", "c notes", without: ["2 notes"])
    try phone.save("Text(\"other\").foregroundStyle(Color(\"steamColor\"))\nText(\"steam\")")
    try phone.wait(for: "other", without: ["2 notes"])
    try phone.session.press("c")
    try phone.wait(for: "2 notes", "Unexpected", "rather")
    // Mended: what is read is true.
    try write("Localizable.xcstrings", "{ \"sourceLanguage\": \"en\", \"strings\": {} }", phone)
    try phone.wait(for: "1 note", "rather", without: ["Unexpected"])
    try phone.session.press("c")
    try phone.wait(for: "other", without: ["1 note"])
    try phone.quit()
  }

  @Test func filesLeftOutStayReadable() throws {
    let folder = try SourceFolder.kettle(body: "Text(\"plain\")")
    for number in 1...20 {
      let name = "Map\(number).swift"
      try """
      import ActivityKit
      import StoreKit
      import SwiftUI
      import WidgetKit
      struct Map\(number): Widget {
        var body: some WidgetConfiguration { ActivityConfiguration(for: KettleAttributes.self) }
      }
      """.write(
        to: folder.url.appendingPathComponent("Kettle/\(name)"), atomically: true, encoding: .utf8)
    }
    let phone = try EditedPhone(folder, waitFor: "20 notes")
    try phone.wait(for: "Map1.swift", without: ["Map9.swift"])
    // No key of the phone closes it.
    try phone.session.press("Right")
    try phone.wait(for: "2 of 3", "Map1.swift")
    try phone.session.press("End")
    try phone.wait(for: "Map9.swift", "20 notes", without: ["Map1.swift"])
    try phone.session.press("Escape")
    try phone.wait(for: "plain", without: ["Map1.swift", "Map9.swift"])
    try phone.session.press("c")
    try phone.wait(for: "Map1.swift")
    try phone.session.press("Escape")
    try phone.quit()
  }

  @Test func aNoteOfTheFrameIsShownWhole() throws {
    let phone = try EditedPhone("TextField(\"Temperature\", text: .constant(\"\"))", waitFor: "note")
    try phone.wait(for: "c notes", without: ["1 note"])
    try phone.session.press("c")
    // Beside the phone there is no room for the end of it.
    try phone.wait(for: "1 note", "cannot be part of a Live Activity; the prohibited mark stands for it.")
    try phone.session.press("c")
    try phone.wait(for: "c notes", without: ["1 note"])
    try phone.quit()
  }
}
