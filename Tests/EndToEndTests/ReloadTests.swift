import Foundation
import Glibc
import TerminalTestSupport
import Testing

/// Files that are edited under a running Islet: what is saved is shown, what is wrong is told, and the
/// terminal stays whole.
@Suite(.enabled(if: TmuxSession.isAvailable, "tmux is not installed"), .serialized)
struct ReloadTests {
  private typealias Bench = EditedPhone

  @Test func goodBadAndGoodAgain() throws {
    let bench = try Bench(waitFor: "plain")
    // A place of its own: state 2, light, another theme, another device.
    try bench.session.press("Right", "a", "t", "d", "x")
    try bench.wait(for: "2 of 3", "light", "iPhone 17 Pro", "stale")
    let theme = try bench.session.screen().split(separator: "\n").first { $0.contains("theme") }?
      .split(separator: " ").last
    try bench.overwrite("Text(\"second build\")")
    try bench.wait(for: "second build", "2 of 3", "light", "iPhone 17 Pro", "stale", String(theme ?? "?"))
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

  /// As when somebody looks at another branch and comes back.
  @Test func whatComesBackUnchangedIsShownAgain() throws {
    let bench = try Bench(waitFor: "plain")
    let (sources, away) = (bench.folder.path + "/Kettle", bench.folder.path + "-away")
    try FileManager.default.moveItem(atPath: sources, toPath: away)
    try bench.wait(for: "no Swift source")
    try FileManager.default.moveItem(atPath: away, toPath: sources)
    try bench.wait(for: "plain", without: ["no Swift source"])
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
    // Nothing stands behind the message yet.
    #expect(try !bench.session.screen().contains("the last build that worked"))
    try bench.save("Text(\"mended\")")
    try bench.wait(for: "mended", "1 of 3", without: ["nonsense"])
    try bench.save("VStack { Text(nonsense); Text(rubbish) }")
    try bench.wait(for: "2 errors: the last build that worked is shown")
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
    ("if degrees > 50 { raise(SIGSTOP) }\n  return \"\"", "did not finish drawing in 1 second", "state 2"),
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

  @Test func helpIsKeptForTheEndOfADrawing() throws {
    let bench = try Bench(
      "Text(name(context.state.degrees))",
      more: """
        func name(_ degrees: Int) -> String {
          var number = degrees
          while number > 50 { number = 51 + number % 7 }
          return "cool"
        }

        """, arguments: "--time-limit 2", waitFor: "cool")
    try bench.session.press("Right", "?")
    try bench.wait(for: "find preview")
    try bench.session.press("Escape")
    try bench.wait(for: "did not finish drawing in 2 seconds")
    try bench.quit()
  }

  @Test func theTerminalIsNotTheSources() throws {
    let bench = try Bench(
      "Text(scribble())",
      more: """
        func scribble() -> String {
          guard let terminal = fopen("/dev/tty", "w") else { return "no terminal" }
          fputs("scribbled", terminal)
          fclose(terminal)
          return "written"
        }

        """, waitFor: "no terminal")
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

  @Test func aThemeFileIsFollowed() throws {
    let themes = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../Themes").standardizedFileURL
    let text = try String(contentsOf: themes.appendingPathComponent("midnight.json"), encoding: .utf8)
    let place = try SourceFolder(["mine.json": text])
    let file = place.url.appendingPathComponent("mine.json")
    func save(_ name: String) throws {
      let line = try #require(text.split(separator: "\n").first { $0.contains("\"name\"") })
      try text.replacing(line, with: "  \"name\": \"\(name)\",").write(
        to: file, atomically: true, encoding: .utf8)
    }
    try save("First look")
    let bench = try Bench(arguments: "--theme \(file.path)", waitFor: "First look")
    try save("Second look")
    try bench.wait(for: "plain", "Second look", without: ["First look"])
    try "{".write(to: file, atomically: true, encoding: .utf8)
    try bench.wait(for: "mine.json", "Second look")
    try save("Third look")
    try bench.wait(for: "Third look", without: ["mine.json"])
    try bench.quit()
  }

  @Test func anOpenSearchIsKept() throws {
    let bench = try Bench(waitFor: "plain")
    try bench.session.press("/")
    try bench.wait(for: "find")
    try bench.session.press("I", "s", "l")
    try bench.wait(for: "find Isl")
    try bench.save("Text(\"saved\")")
    try bench.wait(for: "saved", "find Isl")
    try bench.session.press("Enter")
    try bench.wait(for: "Island, compact", without: ["find Isl"])
    try bench.session.press("?")
    try bench.wait(for: "find preview")
    try bench.save("Text(\"saved again\")")
    try bench.wait(for: "build 3", "find preview")
    try bench.session.press("Escape")
    try bench.wait(for: "Island, compact", without: ["find preview"])
    try bench.quit()
  }

  @Test func searchAndHelpWorkAfterACrash() throws {
    let bench = try Bench("Text(String([1, 2][context.state.degrees - 13]))", waitFor: "Fatal error")
    try bench.session.press("e")
    try bench.wait(for: "no frame to write", "Fatal error")
    try bench.session.press("f")
    try bench.wait(for: "no control to focus", "Fatal error")
    try bench.session.press("?")
    try bench.wait(for: "find preview", without: ["Fatal error"])
    // Back to what crashed: that it did is not forgotten, and nothing of it is drawn again.
    try bench.session.press("Escape")
    try bench.wait(for: "Fatal error", without: ["find preview"])
    try bench.session.press("Escape")
    try bench.wait(for: "This crashed.", without: ["Fatal error"])
    try bench.session.press("/")
    try bench.wait(for: "find")
    try bench.session.press("I", "s", "l", "Enter")
    try bench.wait(for: "Island, compact", without: ["Fatal error", "This crashed."])
    try bench.session.press("Up")
    try bench.wait(for: "Fatal error", "state 1 of 3")
    try bench.save("Text(\"whole\")")
    try bench.wait(for: "whole", without: ["Fatal error"])
    try bench.quit()
  }

  @Test func aHangOfItsOwnAccordIsShown() throws {
    // Two seconds after its beginning it stands still, and no key was pressed.
    let bench = try Bench(
      "Text(wait(since: .now))",
      more: """
        let first = Date.now
        func wait(since now: Date) -> String {
          while now.timeIntervalSince(first) > 2 {}
          return "at work"
        }

        """, arguments: "--time-limit 600", waitFor: "at work")
    try bench.wait(for: "drawing ")
    try bench.quit()
  }

  @Test func aKeptLibraryThatCannotBeLoadedIsMadeAgain() throws {
    let folder = try SourceFolder.kettle(body: "Text(\"plain\")")
    let swiftc = try BuiltProgram.installed("swiftc")
    let tools = try SourceFolder([:])
    let wrapper = tools.url.appendingPathComponent("swiftc").path
    try ScriptFile.write(
      """
      #!/bin/sh
      here=$(dirname "$0")
      echo run >> "$here/runs"
      if [ -e "$here/whole" ]; then exec '\(swiftc)' "$@"; fi
      out=$(grep -A1 -Fx '"-o"' "${1#@}" | tail -n 1 | tr -d '"')
      echo 'no library' > "$out"
      """, to: wrapper)
    let cache = tools.path + "/cache"
    let environment = ["ISLET_SWIFTC": wrapper, "XDG_CACHE_HOME": cache]
    let first = try Program.run(["render", folder.path], environment: environment)
    #expect(first.code == 1 && first.errors.contains("cannot be loaded"), "\(first.errors)")
    try "".write(toFile: tools.path + "/whole", atomically: true, encoding: .utf8)
    let bench = try Bench(
      folder, variables: "ISLET_SWIFTC=\(wrapper) XDG_CACHE_HOME=\(cache)", waitFor: "plain")
    try bench.quit()
    #expect(try String(contentsOfFile: tools.path + "/runs", encoding: .utf8) == "run\nrun\n")
  }

  @Test func manySourcesAreNotWaitedForInTheDark() throws {
    let folder = try SourceFolder.kettle(body: "Text(\"plain\")")
    for number in 1...198 {
      try "let value\(number) = \(number)\n".write(
        to: folder.url.appendingPathComponent("Kettle/Part\(number).swift"), atomically: true, encoding: .utf8
      )
    }
    let swiftc = try BuiltProgram.installed("swiftc")
    // A compiler that does not go on before the test has seen what is shown meanwhile.
    let tools = try SourceFolder([:])
    let wrapper = tools.url.appendingPathComponent("swiftc").path
    try ScriptFile.write(
      "#!/bin/sh\nread line < \"${0%/*}/gate\"\nexec '\(swiftc)' \"$@\"\n", to: wrapper)
    #expect(mkfifo(tools.path + "/gate", 0o600) == 0)
    let bench = try Bench(folder, variables: "ISLET_SWIFTC=\(wrapper)", waitFor: "compiling 200 files")
    let early = try bench.wait(for: "Compiling 200 files", "compiling 200 files")
    // It goes on: the time beside it does.
    try bench.session.wait { $0.contains("compiling 200 files") && $0 != early }
    let gate = try #require(fopen(tools.path + "/gate", "w"))
    fputs("go\n", gate)
    fclose(gate)
    try bench.wait(for: "plain", without: ["ompiling"])
    try bench.quit()
  }
}
