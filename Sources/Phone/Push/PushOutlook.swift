import ActivityKit
import Foundation

/// What the phone would do with a push, in words.
struct PushOutlook {
  private let message: PushMessage

  init(_ message: PushMessage) {
    self.message = message
  }

  var lines: [String] {
    guard let event = message.event else { return [] }
    var lines: [String] = []
    switch event {
    case .start: lines += [start, life]
    case .update: lines += [update] + stale
    case .end: lines += [end]
    }
    if let alert { lines.append(alert) }
    if let score = message.relevanceScore, event != .end {
      lines.append(
        "Relevance \(DateCount.text(score)): of the app's activities the one with the highest is in the island."
      )
    }
    if let input { lines.append(input) }
    lines += dates
    lines.append(sizes)
    if message.priority == 10 {
      lines.append("Sent with priority 10, which counts against the phone's budget of pushes; 5 does not.")
    }
    if !message.isTyped {
      lines.append(
        "The app's types were not asked: name its sources as PATH, and attributes and state are read with them."
      )
    }
    return lines
  }

  // MARK: - Events

  private var name: String { message.attributesType.map { "of \($0)" } ?? "of a type that is not told" }
  private var moment: String { DateWords.moment(message.now) }

  private func time(_ date: Date) -> String {
    "\(DateWords.moment(date, on: message.now)) (\(DateWords.distance(of: date, from: message.now)))"
  }

  private var start: String {
    "\(moment): the phone starts an activity \(name), also where its app does not run."
  }

  private var life: String {
    let end = message.now.addingTimeInterval(ActivityLimits.active)
    var stale = "It is active. "
    if let date = message.staleDate, date < end {
      stale = "It is active until \(time(date)), and then out of date. "
    }
    return stale + "Without an end, the system ends it at \(time(end))."
  }

  private var update: String {
    let whom = message.isBroadcast ? "each phone that listens to the channel" : "the phone"
    let activity = message.attributesType.map { "a running activity of \($0)" } ?? "a running activity"
    var text = "\(moment): \(whom) shows the new state in \(activity)."
    if !message.otherTypes.isEmpty {
      text +=
        " \(message.otherTypes.joined(separator: ", ")) can read it too; --activity says which is meant."
    }
    if message.alert == nil { text += " Nothing lights up or sounds." }
    return text
  }

  private var stale: [String] {
    guard let date = message.staleDate else { return ["It is active, and does not become out of date."] }
    return [
      date > message.now
        ? "It is active until \(time(date)), and then out of date." : "It is out of date at once."
    ]
  }

  private var end: String {
    let activity = message.attributesType.map { "a running activity of \($0)" } ?? "a running activity"
    let latest = message.now.addingTimeInterval(ActivityLimits.afterEnd)
    let leaves =
      switch message.dismissalDate {
      case let date? where date <= message.now: "leaves the Lock Screen at once too"
      case let date?: "leaves the Lock Screen at \(time(min(date, latest)))"
      case nil: "stays on the Lock Screen until \(time(latest)), unless the person removes it"
      }
    return "\(moment): \(activity) ends; it leaves the island at once, and \(leaves)."
  }

  // MARK: - What goes with it

  private var alert: String? {
    guard let alert = message.alert else { return nil }
    let texts = [alert.title, alert.body].compactMap { $0.map(words) }.joined(separator: ", ")
    let sound =
      switch alert.sound {
      case nil, "default": "the sound of alerts"
      case let name?: "the sound '\(name)'"
      }
    return
      "It alerts with \(sound): the screen lights up, and the island expands for a moment, or a banner shows. "
      + (texts.isEmpty ? "Apple Watch has no texts to show." : "Apple Watch shows \(texts).")
  }

  private func words(_ text: PushMessage.AlertText) -> String {
    switch text {
    case .plain(let text): return "\"\(text)\""
    case .localized(let key, let arguments):
      let list = arguments.map { "\"\($0)\"" }.joined(separator: ", ")
      return "the text of '\(key)'" + (list.isEmpty ? "" : " with \(list)")
    }
  }

  private var input: String? {
    switch message.input {
    case .token: "The app is handed a token for the activity's updates."
    case .channel(let id):
      "It is updated from the channel \(id); before iOS 18 such an activity does not start."
    case nil: nil
    }
  }

  private var dates: [String] {
    guard !message.dates.isEmpty else { return [] }
    return ["Dates: " + message.dates.map { "\($0.path) is \(time($0.date))" }.joined(separator: "; ") + "."]
  }

  private var sizes: String {
    let halves = [("attributes", message.attributesSize), ("content state", message.contentStateSize)]
      .compactMap { name, size in size.map { (name, $0) } }
    var text = halves.map { "\($0.0) \($0.1)" }.joined(separator: " + ")
    let sum = halves.map(\.1).reduce(0, +)
    if halves.count == 2 { text += " = \(sum)" }
    if !halves.isEmpty {
      let own = message.event == .start ? "" : ", which the attributes share"
      text += " of \(ActivityLimits.payload) bytes\(own); "
    }
    return "Size: \(text)the whole payload \(message.payloadSize) of \(message.largestPayload) bytes."
  }
}
