import Foundation
import Glibc
import StageLink

/// Plays the steps of a script on a stage.
struct ScriptPlayer {
  let script: Script
  /// The folder that paths in the script begin at, with its slash; empty for the current one.
  let folder: String
  let stage: ScriptStage

  /// Plays a step.
  ///
  /// - Parameter patience: How long an expectation may take to come true, in seconds of real time.
  /// - Returns: What came of it where it is of interest: a frame.
  /// - Throws: `ScriptError` if it cannot be done, or what it expects is not there.
  mutating func play(_ step: Script.Step, patience: Double) throws -> ScriptOutcome? {
    switch step.action {
    case .frame(_, let surface):
      let outcome = try ask(step, .frame(on: surface))
      guard outcome.problem.isEmpty else { throw error(step, outcome.problem, outcome.seen) }
      return outcome
    case .push(let file, let isOfNow):
      let path = file.hasPrefix("/") || file == "-" ? file : folder + file
      let document: GivenContent.Document
      do { document = try GivenFile.read(path) } catch {
        throw self.error(step, error.message, [], exitCode: 2)
      }
      let letter = PushLetter(file: document.name, text: document.text, isOfNow: isOfNow)
      guard letter.encoded().count <= PushLetter.longest else {
        throw error(
          step, "\(document.name): is larger than the \(PushLetter.longest) bytes that a phone is sent", [])
      }
      return try done(step, ask(step, .push(letter)))
    case .phone(.expect(let expectation)): return try wait(step, expectation, patience)
    case .phone(let action): return try done(step, ask(step, action))
    }
  }

  /// Has the stage do a step. Code that does not survive it is told with the step's place.
  private func ask(_ step: Script.Step, _ action: ScriptStep) throws -> ScriptOutcome {
    do { return try stage.ask(action) } catch let error as CommandError {
      let lines = error.message.split(separator: "\n").map { String($0.drop { $0 == " " }) }
      throw self.error(
        step, lines.first ?? error.message, Array(lines.dropFirst()), exitCode: error.exitCode)
    }
  }

  /// Looks again until what is expected is there, or the time is over: code may still be on its way to it.
  private func wait(
    _ step: Script.Step, _ expectation: ScriptExpectation, _ patience: Double
  ) throws -> ScriptOutcome? {
    let end = ContinuousClock.now + .seconds(patience)
    var pause: UInt32 = 10_000
    while true {
      let outcome = try ask(step, .expect(expectation))
      if outcome.problem.isEmpty { return nil }
      guard ContinuousClock.now < end else {
        throw error(step, "expected \(expected(step)); \(outcome.problem)", outcome.seen)
      }
      usleep(pause)
      pause = min(pause * 2, 200_000)
    }
  }

  /// What was expected, as the script says it.
  private func expected(_ step: Script.Step) -> String {
    String(step.text.dropFirst("expect".count).drop { $0.isWhitespace })
  }

  private func done(_ step: Script.Step, _ outcome: ScriptOutcome) throws -> ScriptOutcome? {
    guard outcome.problem.isEmpty else { throw error(step, outcome.problem, outcome.seen) }
    return nil
  }

  private func error(
    _ step: Script.Step, _ message: String, _ seen: [String], exitCode: Int32 = 1
  ) -> ScriptError {
    ScriptError(
      file: script.file, line: step.line, column: step.column, message: message, seen: seen,
      exitCode: exitCode)
  }
}
