import Foundation
import TerminalTestSupport
import Testing

/// A folder of sources open in a terminal.
struct EditedPhone {
  let folder: SourceFolder
  let session: TmuxSession

  private var activity: URL { folder.url.appendingPathComponent("Kettle/KettleActivity.swift") }

  init(_ body: String = "Text(\"plain\")", more: String = "", arguments: String = "", waitFor text: String)
    throws
  {
    let folder = try SourceFolder.kettle(body: body, previews: more + SourceFolder.kettlePreview)
    try self.init(folder, arguments: arguments, waitFor: text)
  }

  /// - Parameter variables: Assignments before the command.
  init(_ folder: SourceFolder, variables: String = "", arguments: String = "", waitFor text: String) throws {
    self.folder = folder
    session = try TmuxSession(
      columns: 100, rows: 30, terminal: "xterm-256color", environment: ["COLORTERM": "truecolor"])
    try session.run("cd; \(variables) \(Program.path) \(arguments) \(folder.path); echo code $?")
    try session.wait(for: text)
  }

  /// Saves the activity as most editors do, by a new file that takes the place of the old one.
  func save(_ body: String, more: String = "") throws {
    let other = try SourceFolder.kettle(body: body, previews: more + SourceFolder.kettlePreview)
    let file = other.url.appendingPathComponent("Kettle/KettleActivity.swift")
    try withExtendedLifetime(other) {
      let text = try String(contentsOf: file, encoding: .utf8)
      try text.write(to: activity, atomically: true, encoding: .utf8)
    }
  }

  /// Saves over the file itself.
  func overwrite(_ body: String) throws {
    let text = try String(contentsOf: activity, encoding: .utf8)
    let other = try #require(text.firstRange(of: "Text(\"plain\")"))
    try text.replacingCharacters(in: other, with: body).write(
      to: activity, atomically: false, encoding: .utf8)
  }

  @discardableResult
  func wait(for words: String..., without others: [String] = []) throws -> String {
    try session.wait { screen in
      words.allSatisfy(screen.contains) && !others.contains(where: screen.contains)
    }
  }

  func quit() throws {
    try session.press("q")
    try session.wait(for: "code 0")
    let state = try session.state()
    #expect(!state.isAlternateScreen && state.isCursorVisible && !state.reportsMouse)
    session.close()
  }
}
