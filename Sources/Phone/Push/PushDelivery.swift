import ActivityKit
import Cells
import Foundation
import FoundationGaps
import StageLink
import WidgetKit

/// A push that has come to the phone: it is judged with the types that are there, and the phone does with it what
/// a phone does.
@MainActor
package struct PushDelivery {
  let center: ActivityCenter
  /// The activities that can be shown.
  let configurations: [AnyActivityConfiguration]
  /// The app that an activity is of.
  let app: (AnyActivityConfiguration) -> String
  /// The running activity that is shown.
  let chosen: String?
  /// Activities that were started by hand stand for ones that a server can reach.
  let startedByHand: Set<String>

  /// What has come of a push.
  package struct Outcome {
    /// Why it could not even be judged.
    package var problem: String?
    package var verdict: PushVerdict?
    /// What the trace is told beside what the activities themselves have written into it.
    package var lines: [TraceLine] = []
    /// Whether it was handed to ActivityKit; what came of it there stands in the trace.
    package var isHandedOver = false
  }

  package init(
    to center: ActivityCenter, configurations: [AnyActivityConfiguration],
    app: @escaping (AnyActivityConfiguration) -> String = { _ in ActivitySettings.ownApp },
    chosen: String? = nil, startedByHand: Set<String> = []
  ) {
    self.center = center
    self.configurations = configurations
    self.app = app
    self.chosen = chosen
    self.startedByHand = startedByHand
  }

  /// Takes a push.
  package func deliver(_ letter: PushLetter, at now: Date) -> Outcome {
    center.advance(to: now)
    var outcome = Outcome()
    let payload: PushPayload
    let types: PushTypes
    let headers: [PushHeader]
    do {
      payload = try PushPayload(GivenContent.Document(name: letter.file, text: letter.text))
      types = try PushTypes(ordered, named: letter.activity.isEmpty ? nil : letter.activity)
      headers = try letter.headers.map { text throws(GivenContentError) in
        guard let header = PushHeader(text) else {
          throw GivenContentError(file: "--header", path: "", message: "'\(text)' is no header")
        }
        return header
      }
    } catch {
      outcome.problem = "\(error)"
      outcome.lines = [line(.dropped, "push dropped", "\(error)", now)]
      return outcome
    }
    let (verdict, content) = PushJudge.arrived(
      payload, types: types, headers: headers, at: now, isOfNow: letter.isOfNow)
    outcome.verdict = verdict
    let errors = verdict.findings.filter { $0.severity == .error }
    if let refusal = errors.first(where: { $0.judge == .apns }) {
      outcome.lines = [line(.dropped, "push refused by APNs", words(refusal), now)]
    } else if case let losses = errors.filter(\.isLoss), !losses.isEmpty {
      outcome.lines = losses.map { line(.dropped, "push dropped", words($0), now) }
    } else {
      outcome.lines = verdict.findings.map { line(.warning, "push", words($0), now) }
      outcome.isHandedOver = ActivityOrigin.$current.withValue(.push) {
        carryOut(verdict.message, content, at: now, &outcome.lines)
      }
    }
    return outcome
  }

  // MARK: - Doing

  /// - Returns: Whether there was an activity to do it to, or one was started.
  private func carryOut(
    _ message: PushMessage, _ content: PushContent, at now: Date, _ lines: inout [TraceLine]
  ) -> Bool {
    guard let event = message.event else { return false }
    if event == .start { return start(message, content, at: now, &lines) }
    let records = targets(of: content)
    if records.isEmpty {
      lines.append(line(.dropped, "push dropped", missing(content), now))
      return false
    }
    let state = content.halves[.contentState]
    let encoded = state.map {
      EncodedContent(
        state: $0, staleDate: content.staleDate, relevanceScore: message.relevanceScore ?? 0)
    }
    for record in records {
      if record.pushType == nil, !startedByHand.contains(record.id) {
        lines.append(
          line(
            .warning, "\(record.name): no push type",
            "it was started without one: a device gives out no token for it, and no push reaches it", now))
      }
      switch event {
      case .update:
        guard let encoded else { continue }
        center.update(
          record.id, content: encoded, alert: alert(message), timestamp: content.timestamp, at: now)
      case .end:
        center.end(
          record.id, content: encoded, policy: content.dismissalDate.map { .after($0) } ?? .default,
          alert: alert(message), timestamp: content.timestamp, at: now)
      case .start: break
      }
    }
    return true
  }

  private func start(
    _ message: PushMessage, _ content: PushContent, at now: Date, _ lines: inout [TraceLine]
  ) -> Bool {
    guard let configuration = content.configuration, let attributes = content.halves[.attributes],
      let state = content.halves[.contentState]
    else { return false }
    let input: PushType? =
      switch message.input {
      case .token: .token
      case .channel(let id): .channel(id)
      case nil: nil
      }
    let request = ActivityRequest(
      app: app(configuration), configuration.attributesType, attributes: attributes,
      content: EncodedContent(
        state: state, staleDate: content.staleDate, relevanceScore: message.relevanceScore ?? 0),
      pushType: input, alert: alert(message))
    // A refusal stands in the trace.
    return (try? center.start(request, at: now)) != nil
  }

  // MARK: - Whose

  /// The activity that keys act on, if it goes on; then the others that do, the newest first; then those that are
  /// over.
  private var candidates: [ActivityRecord] {
    let records = center.records
    let newest = Array(records.reversed())
    let ongoing = newest.filter(\.isOngoing)
    let first = ongoing.filter { $0.id == chosen }
    let over = newest.filter { !$0.isOngoing }
    let firstOver = over.filter { $0.id == chosen }
    return first + ongoing.filter { $0.id != chosen } + firstOver + over.filter { $0.id != chosen }
  }

  /// The types, those of running activities before the others.
  private var ordered: [AnyActivityConfiguration] {
    var positions: [ObjectIdentifier: Int] = [:]
    for (index, record) in candidates.enumerated().reversed() {
      positions[ObjectIdentifier(record.attributesType)] = index
    }
    return configurations.enumerated().sorted {
      let places = [$0.element, $1.element].map {
        positions[ObjectIdentifier($0.attributesType)] ?? Int.max
      }
      return (places[0], $0.offset) < (places[1], $1.offset)
    }.map(\.element)
  }

  /// The activities that the push is for.
  private func targets(of content: PushContent) -> [ActivityRecord] {
    if let channel = content.channel {
      return center.records.filter { $0.pushType?.kind == .channel(channel) }
    }
    if let token = content.token, let named = center.records.first(where: { $0.tokenText == token }) {
      return [named]
    }
    guard let type = content.configuration?.attributesType else { return Array(candidates.prefix(1)) }
    return Array(candidates.filter { $0.attributesType == type }.prefix(1))
  }

  private func missing(_ content: PushContent) -> String {
    if let channel = content.channel { return "no running activity listens to the channel \(channel)" }
    let kind = content.configuration.map { " of \($0.name)" } ?? ""
    return "no activity\(kind) runs"
  }

  // MARK: - Words

  private func alert(_ message: PushMessage) -> AlertConfiguration? {
    message.alert.map { alert in
      let sound = alert.sound.flatMap { $0 == "default" ? nil : $0 }
      return AlertConfiguration(
        title: "\(text(alert.title))", body: "\(text(alert.body))",
        sound: sound.map { .named($0) } ?? .default)
    }
  }

  /// A text, looked up in the app's tables where it is the key of one.
  private func text(_ text: PushMessage.AlertText?) -> String {
    switch text {
    case nil: return ""
    case .plain(let text): return text
    case .localized(let key, let arguments):
      var result = String(localized: String.LocalizationValue(key))
      for (index, argument) in arguments.enumerated() {
        result = result.replacing("%\(index + 1)$@", with: argument)
        result = result.replacing("%@", with: argument, maxReplacements: 1)
      }
      return result
    }
  }

  private func line(_ kind: TraceLine.Kind, _ what: String, _ why: String, _ now: Date) -> TraceLine {
    TraceLine(now, kind, PrintableText.make("\(what) (\(why))"))
  }

  private func words(_ finding: PushFinding) -> String {
    finding.path.isEmpty ? finding.what : "\(finding.path): \(finding.what)"
  }
}

extension ActivityRecord {
  /// The token as a server writes it; `nil` without one.
  fileprivate var tokenText: String? {
    pushToken?.map { byte in
      let text = String(byte, radix: 16)
      return text.count < 2 ? "0" + text : text
    }.joined()
  }
}
