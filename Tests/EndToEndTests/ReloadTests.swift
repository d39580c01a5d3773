import Foundation
import Glibc
import TerminalTestSupport
import Testing

/// Files that are edited under a running Islet: what is saved is shown, what is wrong is told, and the
/// terminal stays whole.
@Suite(.enabled(if: TmuxSession.isAvailable, "tmux is not installed"), .serialized)
struct ReloadTests {
  /// A folder of sources open in a terminal.
  private struct Bench {
    let folder: SourceFolder
    let session: TmuxSession

    private var activity: URL { folder.url.appendingPathComponent("Kettle/KettleActivity.swift") }

    init(_ body: String = "Text(\"plain\")", more: String = "", arguments: String = "", waitFor text: String)
      throws
    {
      folder = try SourceFolder.kettle(body: body, previews: more + SourceFolder.kettlePreview)
      session = try TmuxSession(
        columns: 100, rows: 30, terminal: "xterm-256color", environment: ["COLORTERM": "truecolor"])
      try session.run("cd; \(Program.path) \(arguments) \(folder.path); echo code $?")
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

  @Test func goodBadAndGoodAgain() throws {
    let bench = try Bench(waitFor: "plain")
    // A place of its own: state 2, light, another theme, another device.
    try bench.session.press("Right", "a", "t", "d", "x")
    try bench.wait(for: "2 of 3", "light", "iPhone 16 Plus", "stale")
    let theme = try bench.session.screen().split(separator: "\n").first { $0.contains("theme") }?
      .split(separator: " ").last
    try bench.overwrite("Text(\"second build\")")
    try bench.wait(for: "second build", "2 of 3", "light", "iPhone 16 Plus", "stale", String(theme ?? "?"))
    try bench.wait(for: "build 2")

    try bench.save("Text(nonsense)")
    let screen = try bench.wait(for: "KettleActivity.swift:", "cannot find 'nonsense' in scope")
    let lines = screen.split(separator: "\n", omittingEmptySubsequences: false)
    let code = try #require(lines.firstIndex { $0.contains("Text(nonsense)") })
    let caret = try #require(lines[code + 1].firstIndex(of: "^"))
    #expect(Array(lines[code])[lines[code + 1].distance(from: lines[code + 1].startIndex, to: caret)] == "n")
    try bench.session.press("Escape")
    try bench.wait(for: "second build", without: ["nonsense"])
    // The frame below still answers.
    try bench.session.press("Right")
    try bench.wait(for: "3 of 3")
    // The next failure comes back to the screen.
    try bench.save("Text(rubbish)")
    try bench.wait(for: "cannot find 'rubbish' in scope")

    try bench.save("Text(\"good again\")")
    try bench.wait(for: "good again", "3 of 3", without: ["cannot find"])
    // A surface of the island, and a burst of saves of which the last counts.
    try bench.session.press("4")
    try bench.wait(for: "Island, minimal")
    for number in 1...8 {
      try bench.save("Text(\"save \(number)\")")
      usleep(20_000)
    }
    try bench.session.press("l")
    try bench.wait(for: "save 8")
    try bench.session.press("l")
    try bench.wait(for: "Island, minimal")
    try bench.quit()
  }

  @Test func filesComeGoAndGetOtherNames() throws {
    let bench = try Bench(waitFor: "plain")
    let added = bench.folder.url.appendingPathComponent("Kettle/Parts/Added.swift")
    try FileManager.default.createDirectory(
      at: added.deletingLastPathComponent(), withIntermediateDirectories: true)
    try "let added = \"from another file\"\n".write(to: added, atomically: true, encoding: .utf8)
    try bench.save("Text(added)")
    try bench.wait(for: "from another file")
    try "let added = \"in a new folder\"\n".write(to: added, atomically: false, encoding: .utf8)
    try bench.wait(for: "in a new folder")
    try FileManager.default.moveItem(
      at: added, to: added.deletingLastPathComponent().appendingPathComponent("Other.swift"))
    try bench.wait(for: "in a new folder", without: ["cannot find"])
    try FileManager.default.removeItem(at: added.deletingLastPathComponent())
    try bench.wait(for: "cannot find 'added' in scope")
    try bench.save("Text(\"without it\")")
    try bench.wait(for: "without it", without: ["cannot find"])
    try bench.quit()
  }

  @Test func stringTablesAndAssetsAreFollowed() throws {
    let bench = try Bench(waitFor: "plain")
    func write(_ name: String, _ data: Data) throws {
      let file = bench.folder.url.appendingPathComponent("Kettle/\(name)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file, options: .atomic)
    }
    try write("en.lproj/Localizable.strings", Data("\"steam\" = \"first words\";".utf8))
    try bench.save("Text(\"steam\")\nImage(\"Badge\").resizable().frame(width: 80, height: 32)")
    // A picture that is nowhere is a box with its name.
    try bench.wait(for: "first words", "Badge")
    try write("en.lproj/Localizable.strings", Data("\"steam\" = \"other words\";".utf8))
    try bench.wait(for: "other words", "Badge", without: ["first words"])
    let pixel =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
    try write("A.xcassets/Badge.imageset/b.png", try #require(Data(base64Encoded: pixel)))
    try write(
      "A.xcassets/Badge.imageset/Contents.json",
      Data("{\"images\": [{\"idiom\": \"universal\", \"filename\": \"b.png\"}]}".utf8))
    try bench.wait(for: "other words", without: ["Badge"])
    try bench.quit()
  }

  @Test func theFirstBuildMayFail() throws {
    let bench = try Bench("Text(nonsense)", waitFor: "cannot find 'nonsense' in scope")
    try bench.save("Text(\"mended\")")
    try bench.wait(for: "mended", "1 of 3", without: ["nonsense"])
    try bench.quit()
  }

  @Test func aStateThatCrashesCanBeSteppedPast() throws {
    let bench = try Bench(
      "Text(name(context.state.degrees))",
      more: "func name(_ degrees: Int) -> String { \"\\(degrees) warm\" }\n",
      waitFor: "15 warm")
    try bench.save(
      "Text(name(context.state.degrees))",
      more: """
        func name(_ degrees: Int) -> String {
          if degrees == 60 {
            return ["a"][degrees]
          }
          return "\\(degrees) cool"
        }

        """)
    try bench.wait(for: "15 cool")
    try bench.session.press("Right")
    let screen = try bench.wait(for: "Fatal error: Index out of range")
    #expect(screen.contains("illegal instruction: a trap such as fatalError or an index out of range"))
    #expect(screen.contains("return [\"a\"][degrees]"))
    #expect(screen.contains("state 2 of 3 of \"Kettle\" on Lock Screen"))
    #expect(screen.contains("KettleActivity.swift:"))
    try bench.session.press("Right")
    try bench.wait(for: "100 cool", "3 of 3", without: ["Fatal error"])
    try bench.session.press("Left")
    try bench.wait(for: "Fatal error")
    try bench.session.press("3")
    try bench.wait(for: "Island, compact", "2 of 3", without: ["Fatal error"])
    try bench.session.press("l")
    try bench.wait(for: "Fatal error")
    try bench.save("Text(\"whole again\")")
    try bench.wait(for: "whole again", "2 of 3", without: ["Fatal error"])
    try bench.quit()
  }

  @Test(arguments: [
    (
      "var number = degrees\n  while number > 50 { number = 51 + number % 7 }\n  return \"\\(number)\"",
      "did not finish drawing in 1 second", "while number > 50"
    ),
    ("deep(degrees)", "endless recursion", "deep(number + 1)"),
    (
      "var all: [[Int]] = []\n  while degrees > 0 { all.append(Array(repeating: 1, count: 1 << 20)) }\n"
        + "  return \"\\(all.count)\"", "more than 200 MB", "all.append"
    ),
  ])
  func endlessThings(body: String, words: String, line: String) throws {
    let bench = try Bench(arguments: "--time-limit 1 --memory-limit 200", waitFor: "plain")
    try bench.save(
      "Text(context.state.degrees > 50 ? name(context.state.degrees) : \"cool\")",
      more: """
        func name(_ degrees: Int) -> String {
          \(body)
        }
        @inline(never) func deep(_ number: Int) -> String { deep(number + 1) + "." }

        """)
    try bench.wait(for: "cool")
    try bench.session.press("Right")
    try bench.wait(for: words, line, "state 2 of 3")
    try bench.session.press("Left")
    try bench.wait(for: "cool", without: [words])
    try bench.quit()
  }

  @Test func aLoopCanBeLeft() throws {
    let bench = try Bench(
      "Text(name(context.state.degrees))",
      more: """
        func name(_ degrees: Int) -> String {
          var number = degrees
          while number > 50 { number = 51 + number % 7 }
          return "cool"
        }

        """, arguments: "--time-limit 600", waitFor: "cool")
    try bench.session.press("Right")
    try bench.wait(for: "drawing ")
    try bench.quit()
  }

  @Test func pastedTextIsNoKeys() throws {
    let bench = try Bench(waitFor: "plain")
    try bench.session.paste("q")
    try bench.session.press("/")
    try bench.wait(for: "find")
    try bench.session.paste("Isl\nq")
    try bench.wait(for: "find Isl q")
    try bench.session.press("Escape")
    try bench.quit()
  }
}
