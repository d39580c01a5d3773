import Phone
import Testing

@testable import Commands

/// What is written where everything is told in words.
@Suite struct TellerTests {
  private let words = [
    "Lock Screen, state 1 of 2.", "Coffee, preview Order.", "iPhone 16, dark.", "5:12", "Progress: 0 percent",
  ]

  @Test func allOfItFirstThenWhatHasChanged() {
    var teller = Teller()
    var situation = Teller.Situation()
    situation.words = words
    let first = teller.lines(for: situation)
    #expect(first.first?.hasPrefix("Islet in words") == true && Array(first.dropFirst()) == words)
    #expect(teller.lines(for: situation) == [])
    situation.words?[0] = "Lock Screen, state 2 of 2."
    situation.words?[4] = "  Progress: 25 percent"
    #expect(
      teller.lines(for: situation) == ["now: Lock Screen, state 2 of 2.", "now: Progress: 25 percent"])
    situation.words?.append("opens the app")
    #expect(teller.lines(for: situation) == ["new: opens the app"])
    situation.words?.removeLast()
    #expect(teller.lines(for: situation) == ["gone: opens the app"])
    situation.words = ["Find: a.", "2 found."]
    #expect(teller.lines(for: situation) == ["Find: a.", "2 found."])
    teller.tellAllAgain()
    #expect(teller.lines(for: situation) == ["Find: a.", "2 found."])
  }

  @Test func everyKeyIsAnswered() {
    var teller = Teller(reason: "because")
    var situation = Teller.Situation()
    situation.words = words
    #expect(teller.lines(for: situation).first == "because")
    teller.isAwaited = true
    #expect(teller.lines(for: situation) == [])
    teller.isAnswered = true
    #expect(teller.lines(for: situation) == ["No change."])
    teller.isAwaited = true
    teller.isRefused = true
    #expect(teller.lines(for: situation) == ["Nothing there."])
    teller.isAnswered = true
    #expect(teller.lines(for: situation) == [])
  }

  @Test func buildsAndWhatIsWrong() {
    var teller = Teller()
    var situation = Teller.Situation()
    situation.isCompiling = true
    #expect(teller.lines(for: situation).last == "Compiling.")
    #expect(teller.lines(for: situation) == [])
    situation.isCompiling = false
    situation.build = "Build 1 took 0.40 s."
    situation.report = Report(
      title: "1 error", lines: [.init("a.swift:1:2", .place), .init("no member", .bad)],
      hints: ["esc hides this", "←→ another state"])
    #expect(
      teller.lines(for: situation) == [
        "Build 1 took 0.40 s.", "1 error.", "a.swift:1:2", "no member",
        "esc hides this, left and right another state.",
      ])
    situation.report = nil
    #expect(teller.lines(for: situation) == ["Closed."])
  }
}
