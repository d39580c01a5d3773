import StageLink
import Testing

@testable import Commands

/// What a script says, and what is said of one that says nothing.
@Suite struct ScriptTests {
  private func script(_ text: String) throws -> Script {
    try Script(GivenContent.Document(name: "a.islet", text: text))
  }

  private func step(_ text: String) throws -> ScriptStep? {
    guard case .phone(let step) = try script(text).steps.first?.action else { return nil }
    return step
  }

  @Test func steps() throws {
    func expect(_ text: String, _ expected: ScriptStep) throws {
      #expect(try step(text) == expected, "\(text)")
    }
    try expect("start", .start(activity: nil, preview: nil, state: nil))
    try expect("  start Tea \"Hot one\" state 2 # now", .start(activity: "Tea", preview: "Hot one", state: 1))
    try expect("start state 3", .start(activity: nil, preview: nil, state: 2))
    try expect(
      #"start Tea {"a": "}\""} {"b": [1, 2]}"#,
      .startWith(activity: "Tea", attributes: #"{"a": "}\""}"#, contentState: #"{"b": [1, 2]}"#))
    try expect("update", .update(.next, alert: nil))
    try expect("update previous", .update(.previous, alert: nil))
    try expect("update state 4", .update(.state(3), alert: nil))
    try expect("update 4", .update(.state(3), alert: nil))
    try expect(
      #"update {"a":1} alert "T" "B \"b\"""#,
      .update(.content(#"{"a":1}"#), alert: ScriptAlert(title: "T", body: "B \"b\"")))
    try expect("alert", .update(.next, alert: ScriptAlert()))
    try expect("end", .end(contentState: nil, .byDefault))
    try expect("end now", .end(contentState: nil, .immediately))
    try expect("end {} after 1h30m", .end(contentState: "{}", .after(5400)))
    try expect("swipe", .swipe)
    try expect("advance 90s", .advance(seconds: 90))
    try expect("advance 1.5m", .advance(seconds: 90))
    try expect("advance next", .advanceToNextEvent)
    try expect("tap \"Great # 1\"", .tap("Great # 1"))
    try expect("tap", .tap(nil))
    try expect("lock", .lock)
    try expect("home", .home)
    try expect("app", .app)
    try expect("show carplay", .show(.carPlay))
    try expect(
      "key x space shift-tab ,", .keys([.character("x"), .character(" "), .backTab, .character(",")]))
    try expect("expect state none", .expect(.state("none", of: nil)))
    try expect("expect state ended of Tea", .expect(.state("ended", of: "Tea")))
    try expect("expect activities 0", .expect(.activities(0)))
    try expect("expect no text \"x\" on watch", .expect(.text("x", on: .watch, isThere: false)))
    try expect("expect surface compact", .expect(.surface(.compact)))
    try expect("expect no trace \"x\"", .expect(.trace("x", isThere: false)))
  }

  @Test func places() throws {
    let script = try script(
      "# first\n\n  lock\r\n\tpush a/b.json now\nframe one-1 on compact\nexpect text \"x\" within 20s\n")
    #expect(script.steps.map(\.line) == [3, 4, 5, 6] && script.steps.map(\.column) == [3, 2, 1, 1])
    #expect(script.steps[1].action == .push(file: "a/b.json", isOfNow: true))
    #expect(script.steps[2].action == .frame(name: "one-1", on: .compact))
    #expect(script.steps[3].patience == 20 && script.steps[0].patience == nil)
  }

  /// Each mistake is told with its place, what was expected and what is there.
  @Test(arguments: [
    ("", "1:1: error: expected steps such as 'start', found none"),
    ("# nothing\n", "1:1: error: expected steps such as 'start', found none"),
    (
      "lock\nstrat Tea",
      "2:1: error: expected a step: start, update, alert, end, swipe, advance, tap, lock, unlock, home, app, "
        + "show, push, key, expect or frame, found 'strat'"
    ),
    ("\"start\"", "found the text \"start\""),
    (
      "start Tea {}",
      "1:13: error: expected the content state as JSON, such as {\"step\": \"ready\"}, found the end of the line"
    ),
    ("start {} {}", "1:7: error: expected the name of an activity before its attributes, found '{}'"),
    ("start Tea state x", "1:17: error: expected the number of a state, from 1, found 'x'"),
    ("start Tea Pot", "1:11: error: expected nothing more, found 'Pot'"),
    ("update sideways", "1:8: error: expected next, previous, state N, JSON or alert, found 'sideways'"),
    ("update alert Now", "1:14: error: expected the alert's title in quotes, found 'Now'"),
    ("update {\"a\": 1", "1:8: error: expected JSON that ends on this line, found the end of the line"),
    ("tap Great", "1:5: error: expected a label in quotes, found 'Great'"),
    ("tap \"Great", "1:5: error: expected a text that ends with \", found the end of the line"),
    ("advance", "1:8: error: expected a time such as 10m or 1h30m, or next, found the end of the line"),
    ("advance 10", "1:9: error: expected a time such as 10m or 1h30m, or next, found '10'"),
    ("advance -5m", "found '-5m'"),
    ("advance 999999d", "found '999999d'"),
    ("lock now", "1:6: error: expected nothing more, found 'now'"),
    ("show sideways", "1:6: error: expected a surface: lock-screen, banner, compact, "),
    ("push", "1:5: error: expected the path of a payload, found the end of the line"),
    ("key", "1:4: error: expected a key: a character, or one of backspace, delete, "),
    ("key xx", "found 'xx'"),
    (
      "expect",
      "1:7: error: expected state, activities, text, surface, trace, no text or no trace, found the end"
    ),
    (
      "expect state over",
      "1:14: error: expected pending, active, stale, ended, dismissed or none, found 'over'"
    ),
    ("expect no state ended", "1:11: error: expected text or trace, found 'state'"),
    ("expect text \"x\" within soon", "1:24: error: expected a time such as 20s, found 'soon'"),
    ("frame a/b", "1:7: error: expected a name of letters, digits and hyphens, found 'a/b'"),
    ("frame ..", "found '..'"),
    ("frame a\n\nframe A", "3:1: error: the frame 'A' is there already, in line 1"),
    ("\u{1B}[2J", "found '"),
  ])
  func mistakes(text: String, message: String) {
    #expect {
      try script(text)
    } throws: { error in
      let error = error as! ScriptError
      return "\(error)".contains(message) && "\(error)".hasPrefix("a.islet:") && error.exitCode == 2
        && !"\(error)".contains("\u{1B}")
    }
  }

  @Test func folders() {
    #expect(ScriptOptions.folder(beside: "a/order.islet") == "a/order.frames")
    #expect(ScriptOptions.folder(beside: "order") == "order.frames")
    #expect(ScriptOptions.folder(beside: "./.order") == "./.order.frames")
    #expect(ScriptOptions.folder(beside: "a.b/order") == "a.b/order.frames")
    #expect(ScriptOptions.folder(beside: "-") == "islet.frames")
  }
}
