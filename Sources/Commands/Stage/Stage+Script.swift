import ActivityKit
import AppIntents
import Cells
import Foundation
import Phone
import StageLink

extension Stage {
  /// How long a step waits for the intents that it has set off, in seconds of real time; what takes longer is waited
  /// for by expectations.
  private static let intentsTime = 2.0

  /// Does a step of a script, as keys would.
  func perform(_ step: ScriptStep) async -> ScriptOutcome {
    guard session != nil else { return ScriptOutcome(problem: "nothing is shown") }
    do {
      if case .expect(let expectation) = step { return try look(for: expectation) }
      if case .frame(let surface) = step { return try draw(on: surface) }
      ActivityCenter.shared.makeIDsStable()
      tracedBefore = session?.traceCount ?? 0
      try doStep(step)
      await settle()
      if let chosen = session?.chosenActivity { lastChosen = chosen }
      return ScriptOutcome()
    } catch {
      return ScriptOutcome(problem: PrintableText.make("\(error)"), seen: shownRows)
    }
  }

  private func doStep(_ step: ScriptStep) throws {
    takeLife()
    var effects: [Session.Effect] = []
    switch step {
    case .start(let activity, let preview, let state):
      effects = try session?.start(activity: activity, preview: preview, state: state) ?? []
    case .startWith(let activity, let attributes, let contentState):
      effects =
        try session?.start(activity: activity, attributes: attributes, contentState: contentState) ?? []
    case .update(let change, let alert): effects = try session?.update(change, alert: alert) ?? []
    case .end(let contentState, let dismissal):
      effects = try session?.end(contentState: contentState, dismissal) ?? []
    case .swipe: effects = session?.handle(.backspace) ?? []
    case .advance(let seconds): effects = [.clock(.by(seconds))]
    case .advanceToNextEvent: effects = [.clock(.nextEvent)]
    case .tap(let label): effects = try session?.tap(label) ?? []
    case .lock: effects = try session?.lock(true) ?? []
    case .unlock: effects = try session?.lock(false) ?? []
    case .home: effects = try session?.showApp(false) ?? []
    case .app: effects = try session?.showApp(true) ?? []
    case .show(let surface): try session?.show(only: surface)
    case .push(let letter): _ = deliver(letter)
    case .keys(let keys):
      for key in keys { carryOut(session?.handle(key) ?? []) }
    case .expect, .frame: break
    }
    carryOut(effects)
    takeLife()
  }

  /// Waits for the intents of buttons that a step has set off. The time limit is one on drawing, not on waiting.
  private func settle() async {
    let end = ContinuousClock.now + .seconds(Self.intentsTime)
    suspendLimit()
    while IntentRunner.shared.isBusy, ContinuousClock.now < end {
      try? await Task.sleep(for: .milliseconds(5))
    }
    // What an intent says on its way comes by this actor.
    for _ in 0..<3 { await Task.yield() }
    resumeLimit()
    takeLife()
  }

  // MARK: Looking

  private func look(for expectation: ScriptExpectation) throws -> ScriptOutcome {
    takeLife()
    guard let session else { return ScriptOutcome(problem: "nothing is shown") }
    switch expectation {
    case .state(let word, let name):
      let found = session.stateWord(of: name, ActivityCenter.shared.everyRecord, last: lastChosen)
      return outcome(found == word, "the state is \(found)", seen: traceTail)
    case .activities(let count):
      let records = ActivityCenter.shared.records
      return outcome(
        records.count == count, "there \(records.count == 1 ? "is" : "are") \(records.count)",
        seen: records.map { "\($0.name): \($0.state)" })
    case .surface(let surface):
      return outcome(
        session.surface == surface, "the phone shows \(session.surface.rawValue)", seen: shownRows)
    case .text(let text, let surface, let isThere):
      let (rows, words) = try session.texts(on: surface)
      let isFound = (rows + words).contains { $0.contains(text) }
      return outcome(
        isFound == isThere, isThere ? "it is not there" : "it is there", seen: rows.filter(Self.isWritten))
    case .trace(let text, let isThere):
      let lines = session.traceLines.suffix(max(0, session.traceCount - tracedBefore))
        .map { session.text(of: $0) }
      return outcome(
        lines.contains { $0.contains(text) } == isThere, isThere ? "it is not there" : "it is there",
        seen: lines.isEmpty ? ["the trace has got no line since the step before"] : lines)
    }
  }

  private func outcome(_ isMet: Bool, _ problem: String, seen: [String]) -> ScriptOutcome {
    isMet ? ScriptOutcome() : ScriptOutcome(problem: problem, seen: seen)
  }

  /// The rows of the phone that have something in them.
  private var shownRows: [String] {
    ((try? session?.texts(on: nil).rows) ?? []).filter(Self.isWritten)
  }

  private static func isWritten(_ row: String) -> Bool { row.contains { !$0.isWhitespace } }

  private var traceTail: [String] {
    guard let session else { return [] }
    return session.traceLines.suffix(5).map { session.text(of: $0) }
  }

  private func draw(on surface: SurfaceName?) throws -> ScriptOutcome {
    guard let session else { return ScriptOutcome(problem: "nothing is shown") }
    return ScriptOutcome(
      text: Data(try session.picture(on: surface, isOutlined: true).bytes),
      colours: Data(try session.picture(on: surface, isOutlined: false).bytes),
      labels: session.labels(on: surface))
  }
}
