import Foundation
import TerminalTestSupport
import Testing

/// `islet script`: steps on the phone of the gallery and of a user's sources, and what is told when they fail.
@Suite struct ScriptTests {
  private func place(_ script: String, files: [String: String] = [:]) throws -> SourceFolder {
    try SourceFolder(files.merging(["s.islet": script]) { $1 })
  }

  private func run(_ folder: SourceFolder, _ arguments: String...) throws -> Program.Result {
    try Program.run(["script", "s.islet"] + arguments, folder: folder.path)
  }

  @Test func theWholeLife() throws {
    let folder = try place(
      """
      start CoffeeOrder
      expect state active
      expect activities 1
      expect text "Order received" on lock-screen
      expect no text "Grinding" on lock-screen
      update
      expect text "Grinding" on expanded
      update previous
      expect text "Order received" on lock-screen
      show compact
      alert
      expect surface expanded
      advance 6s
      expect surface compact
      advance 20m
      expect state stale
      expect trace "stale (its stale date has come)"
      key x
      expect state active
      update {"step": "pouring", "readyAt": 789644760} alert "Order" "Soon"
      expect trace "alert: Order: Soon"
      end {"step": "ready", "readyAt": 789644760} after 5m
      expect state ended
      lock
      expect text "Ready at the bar"
      advance next
      expect state dismissed
      expect activities 0
      start CoffeeOrder state 2
      start CoffeeOrder
      expect activities 2
      swipe
      expect activities 1
      expect state dismissed of Tea within 0s

      """)
    let result = try run(folder)
    #expect(result.code == 1 && result.output == "")
    #expect(
      result.errors.hasPrefix(
        "s.islet:34:1: error: expected state dismissed of Tea within 0s; the state is none\n    "),
      "\(result.errors)")
    let fixed = try place(
      try String(contentsOfFile: folder.path + "/s.islet", encoding: .utf8)
        .replacing("expect state dismissed of Tea within 0s", with: "expect state dismissed of CoffeeOrder"))
    let good = try run(fixed)
    #expect(good.code == 0 && good.errors == "", "\(good)")
    #expect(good.output == "s.islet: 34 steps, 19 expectations met\n")
  }

  /// With JSON, and code of the user's own that a button sets off.
  @Test func buttonsAndJSON() throws {
    let folder = try place(
      """
      start CoffeeOrder {"cafe":"Fern","number":7,"drink":"Flat white","orderedAt":789644000,"extras":"none"} \
      {"step":"collected","readyAt":789644000}
      lock
      expect text "Flat white"
      tap "Lovely"
      expect trace "RateCoffeeIntent ran"
      expect state ended
      expect text "Thank you"
      """)
    let result = try run(folder)
    #expect(result.code == 0, "\(result)")
  }

  /// The first step that cannot be done ends it.
  @Test(arguments: [
    ("start Tea", "1:1: error: no activity is named \"Tea\"; there are "),
    ("start CoffeeOrder \"No\"", "1:1: error: CoffeeOrder has no preview \"No\"; there are Order, "),
    ("start CoffeeOrder state 9", "1:1: error: \"Order\" has no state 9; it has 6"),
    ("start CoffeeOrder {} {}", "1:1: error: attributes:1:1: "),
    ("update", "1:1: error: no activity is there to be updated"),
    ("home", "1:1: error: no app runs: --app has one run"),
    ("start CoffeeOrder\n\nupdate previous", "3:1: error: \"Order\" has no state 0; it has 6"),
    (
      "start CoffeeOrder\ntap \"Great\"",
      "2:1: error: nothing on Lock Screen that can be tapped is labelled \"Great\"; there is nothing"
    ),
    (
      "start CoffeeOrder\nexpect text \"Tea\" within 0s",
      "2:1: error: expected text \"Tea\" within 0s; it is not there\n"
    ),
    (
      "start CoffeeOrder\nexpect activities 3 within 0s",
      "2:1: error: expected activities 3 within 0s; there is 1\n"
    ),
    ("push gone.json", "1:1: error: gone.json: cannot be read: No such file or directory"),
    (
      "start CoffeeOrder\nframe one",
      "2:1: error: there is no frame s.frames/one.txt to compare with; --accept writes it"
    ),
  ])
  func whatCannotBeDone(script: String, message: String) throws {
    let result = try run(try place(script))
    #expect(result.output == "" && result.errors.hasPrefix("s.islet:\(message)"), "\(result)")
    #expect(result.code == (message.contains("gone.json") ? 2 : 1))
  }

  @Test func wrongUse() throws {
    let none = try Program.run(["script"])
    #expect(none.code == 2 && none.errors.contains("islet script needs a FILE with steps"))
    let app = try run(try place("home"), "--app")
    #expect(app.code == 2 && app.errors.contains("--app needs a PATH"))
    let gone = try Program.run(["script", "gone.islet"])
    #expect(gone.code == 2 && gone.errors.contains("gone.islet: cannot be read"))
    let bad = try run(try place("start\nlok"), "nowhere")
    #expect(bad.code == 2 && bad.errors.hasPrefix("s.islet:2:1: error: expected a step: "))
  }

  @Test func frames() throws {
    let folder = try place("start CoffeeOrder\nframe received\nupdate\nframe grinding on expanded\n")
    let written = try run(folder, "--accept")
    #expect(written.code == 0 && written.output == "s.islet: 4 steps, 2 frames recorded\n", "\(written)")
    let file = folder.path + "/s.frames/grinding.txt"
    let text = try String(contentsOfFile: file, encoding: .utf8)
    #expect(text.contains("Grinding"))
    #expect(try run(folder).output == "s.islet: 4 steps, 2 frames as recorded\n")
    try text.replacing("Grinding", with: "Grounded").write(toFile: file, atomically: true, encoding: .utf8)
    let changed = try run(folder)
    #expect(changed.code == 1 && changed.output.contains("changed  grinding.txt"))
    #expect(changed.output.hasSuffix("s.islet: 4 steps, 1 frame as recorded, 1 frame changed\n"))
    #expect(try run(folder, "--accept").output.hasSuffix("1 frame as recorded, 1 frame recorded\n"))
    #expect(try String(contentsOfFile: file, encoding: .utf8) == text)
  }

  /// The same script gives the same recording.
  @Test func recording() throws {
    let folder = try place("start CoffeeOrder\nupdate\nlock\nexpect text \"Grinding\"\n")
    #expect(try run(folder, "--record", "a.cast", "--size", "90x40").code == 0)
    #expect(try run(folder, "--record", "b.cast", "--size", "90x40").code == 0)
    func text(_ name: String) throws -> String {
      try String(contentsOfFile: folder.path + "/\(name)", encoding: .utf8)
    }
    let cast = try text("a.cast")
    #expect(try text("b.cast") == cast)
    let lines = cast.split(separator: "\n")
    #expect(lines[0].hasPrefix("{\"version\": 2, \"width\": 90, \"height\": 40, \"timestamp\": 1767951660, "))
    #expect(lines.count >= 4 && lines[1].hasPrefix("[0.000, \"o\", \"") && lines[2].hasPrefix("[1.000, "))
    for line in lines {
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(line.utf8)) }
    }
    let again = try run(folder, "--record", "a.cast")
    #expect(again.code == 2 && again.errors.contains("a.cast: is there already"))
  }

  /// Code that crashes or never ends costs the script, which says in which line.
  @Test func crash() throws {
    let folder = try SourceFolder.kettle(body: "Text(context.state.degrees > 90 ? [String]()[0] : \"warm\")")
    try "start Kettle\nupdate\nupdate\nupdate\n".write(
      toFile: folder.path + "/s.islet", atomically: true, encoding: .utf8)
    let result = try Program.run(
      ["script", "s.islet", "Kettle"], environment: ["SWIFT_BACKTRACE": "enable=no"], folder: folder.path)
    #expect(result.code == 1 && result.output == "", "\(result)")
    #expect(result.errors.contains("The activity crashed") && result.errors.contains("Index out of range"))
    #expect(result.errors.hasPrefix("s.islet:"))
  }

  /// Two of the sample apps, from the start of their activities to the dismissal.
  @Test(
    .enabled(if: ProcessInfo.processInfo.environment["ISLET_SAMPLE_APPS"] != nil),
    arguments: [
      (
        "WaterReminder",
        """
        expect state none
        expect text "of 8 glasses"
        tap "Add Glass"
        expect activities 1
        \(String(repeating: "tap \"Add Glass\"\n", count: 7))
        expect trace "updated (by the app)"
        lock
        expect text "8"
        unlock
        tap "Reset"
        expect state dismissed

        """
      ),
      (
        "LockScreenCounter",
        """
        tap "라이브액티비티 on"
        expect state active
        expect trace "alert: timer update" within 60s
        expect text "2" on lock-screen within 60s
        tap "라이브액티비티 off"
        expect state ended
        advance next
        expect state dismissed

        """
      ),
    ])
  func sampleApps(name: String, script: String) throws {
    let apps = ProcessInfo.processInfo.environment["ISLET_SAMPLE_APPS"]!
    let result = try run(try place(script), "--app", "\(apps)/\(name)")
    #expect(result.code == 0, "\(result)")
  }

  @Test func traceAndRefusals() throws {
    let folder = try place(
      "start CoffeeOrder\nexpect trace \"request refused: denied (switched on)\"\nexpect state none\n")
    let result = try run(folder, "--deny", "denied", "--trace")
    #expect(
      result.code == 0 && result.errors.contains("request refused: denied (switched on)\n"), "\(result)")
  }
}
