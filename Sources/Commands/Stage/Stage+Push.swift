import ActivityKit
import Foundation
import Phone
import StageLink

extension Stage {
  /// Has the phone take a push, and tells what came of it.
  func deliver(_ letter: PushLetter) -> PushAnswer {
    // What was due before belongs to the time before.
    takeLife()
    guard let before = session?.traceCount,
      let outcome = session?.deliver(letter, in: .shared, at: .now)
    else { return PushAnswer(problem: "nothing is shown yet; send it again") }
    takeLife()
    guard let session else { return PushAnswer() }
    let lines = session.traceLines.suffix(session.traceCount - before)
    return PushAnswer(
      problem: outcome.problem ?? "", verdict: outcome.verdict.map(Self.text) ?? "",
      lines: lines.map { session.text(of: $0) },
      isTaken: outcome.isHandedOver && !lines.contains { $0.kind == .dropped })
  }

  private static func text(_ verdict: PushVerdict) -> String {
    // Texts and numbers alone: nothing here can fail to be written, but numbers that JSON has none for.
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return (try? encoder.encode(verdict)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
