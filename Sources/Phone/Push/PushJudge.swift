import ActivityKit
import Foundation
import StageLink
import WidgetKit

/// Looks what would become of a push: whether APNs takes it, whether the phone does, and what it then does.
///
/// A phone says nothing about a payload that it drops, and APNs has long answered 200 by then. So every rule is
/// here that can be told from the payload, from its headers and from the types of the app. The rules are those
/// of Apple's article "Starting and updating Live Activities with ActivityKit push notifications", unless
/// a comment names another source.
@MainActor
package struct PushJudge {
  let payload: PushPayload
  /// `nil`: none are known.
  let types: PushTypes?
  let headers: [PushHeader]
  /// When it arrives, if that was said.
  let arrival: Date?
  /// Its timestamp is taken for the time at which it arrives.
  var isOfNow = false
  /// By how many seconds it is moved for that, and the other times of the system's keys with it.
  var shift = 0.0
  /// When it arrives, else the time that it carries.
  var now: Date
  /// The members of `aps`.
  var keys: [PushKey: JSONMember] = [:]
  /// Members that are taken for misspelled keys, by the key that is meant.
  var misspelled: [PushKey: JSONMember] = [:]
  var apsPlace: JSONPlace?
  var findings: [PushFinding] = []
  var message: PushMessage
  /// What the phone reads.
  var content = PushContent()

  /// Judges a push.
  ///
  /// - Parameters:
  ///   - types: The app's own; `nil` leaves what the app's content has to look like unjudged.
  ///   - headers: Of the request, beside those of the file, which they replace.
  ///   - arrival: When it arrives; `nil`: when its own timestamp says.
  ///   - otherwise: When it arrives where its timestamp says nothing of use.
  package static func verdict(
    on payload: PushPayload, types: PushTypes? = nil, headers: [PushHeader] = [], arrival: Date? = nil,
    otherwise: Date
  ) -> PushVerdict {
    var judge = PushJudge(payload, types, headers, arrival: arrival, otherwise: otherwise)
    judge.run()
    return judge.verdict
  }

  /// Judges a push that has come to a phone.
  ///
  /// - Parameters:
  ///   - now: When it comes.
  ///   - isOfNow: Its timestamp is that too, whatever it says, and its other times are as far from it as before.
  /// - Returns: The judgement, and what the phone reads of it.
  static func arrived(
    _ payload: PushPayload, types: PushTypes, headers: [PushHeader], at now: Date, isOfNow: Bool
  ) -> (PushVerdict, PushContent) {
    var judge = PushJudge(payload, types, headers, arrival: now, otherwise: now)
    judge.isOfNow = isOfNow
    judge.run()
    return (judge.verdict, judge.readContent())
  }

  private var verdict: PushVerdict {
    // Those without a place are about the request as a whole, and come first.
    let sorted = findings.enumerated().sorted { first, second in
      let places = [first.element, second.element].map { ($0.line ?? 0, $0.column ?? 0) }
      return places[0] != places[1] ? places[0] < places[1] : first.offset < second.offset
    }
    return PushVerdict(findings: sorted.map(\.element), message: message)
  }

  private init(
    _ payload: PushPayload, _ types: PushTypes?, _ given: [PushHeader], arrival: Date?, otherwise: Date
  ) {
    self.payload = payload
    self.types = types
    headers = payload.headers.filter { header in !given.contains { $0.name == header.name } } + given
    self.arrival = arrival
    now = arrival ?? otherwise
    message = PushMessage(now: now, payloadSize: payload.compactSize, largestPayload: APNsLimits.payload)
  }

  private mutating func run() {
    let hasKeys = sortKeys()
    if hasKeys {
      judgeEvent()
      judgeTimestamp()
    }
    judgeHeaders()
    guard hasKeys else { return }
    judgeContent()
    judgeAlert()
    judgeDates()
    judgeRelevance()
    judgeInput()
    judgeChannel()
    judgeSizes()
  }

  // MARK: - Findings

  mutating func error(
    _ path: String, at place: JSONPlace?, _ what: String, why: String, do remedy: String,
    by judge: PushFinding.Judge = .phone, isLoss: Bool = true
  ) {
    add(.error, path, at: place, what, why: why, do: remedy, by: judge, isLoss: isLoss)
  }

  mutating func warn(
    _ path: String, at place: JSONPlace?, _ what: String, why: String, do remedy: String,
    by judge: PushFinding.Judge = .phone
  ) {
    add(.warning, path, at: place, what, why: why, do: remedy, by: judge, isLoss: false)
  }

  private mutating func add(
    _ severity: PushFinding.Severity, _ path: String, at place: JSONPlace?, _ what: String, why: String,
    do remedy: String, by judge: PushFinding.Judge, isLoss: Bool
  ) {
    findings.append(
      PushFinding(
        severity: severity, judge: judge, isLoss: isLoss,
        file: place == nil ? origin(path, judge) : payload.file,
        line: place?.line, column: place?.column, path: path, what: what, why: why, remedy: remedy))
  }

  /// What a finding without a place is about: the file, or a header that was given beside it or should be.
  private func origin(_ path: String, _ judge: PushFinding.Judge) -> String {
    guard judge == .apns, !path.isEmpty, !path.hasPrefix("aps") else { return payload.file }
    let isGiven = headers.contains { $0.name == path }
    return isGiven || payload.headers.isEmpty ? "--header" : payload.file
  }

  /// A key that has to be there and is not.
  mutating func missing(_ key: PushKey, why: String, do remedy: String) {
    guard let other = misspelled[key] else {
      return error("aps", at: apsPlace, "the key '\(key.rawValue)' is missing", why: why, do: remedy)
    }
    error(
      "aps", at: other.keyPlace, "the key '\(key.rawValue)' is missing; '\(other.key)' is there", why: why,
      do: "spell it '\(key.rawValue)'")
  }

  func path(_ key: PushKey) -> String { "aps.\(key.rawValue)" }

  // MARK: - Keys

  /// Sorts the members of `aps`; `false` if there is nothing to judge.
  private mutating func sortKeys() -> Bool {
    guard let aps = payload.members.first(where: { $0.key == "aps" }) else {
      judgeMissingPayload()
      return false
    }
    apsPlace = aps.node.place
    guard case .object(let members) = aps.node.value else {
      error(
        "aps", at: aps.node.place, "expected an object, found \(aps.node.found)",
        why: "APNs takes it for no payload.", do: "write \"aps\": {\"event\": ...}", by: .apns)
      return false
    }
    for member in members {
      if let key = PushKey(rawValue: member.key) { keys[key] = member }
    }
    for member in members where PushKey(rawValue: member.key) == nil { judgeUnknown(member) }
    for member in payload.members {
      guard let key = PushKey(rawValue: member.key), keys[key] == nil else { continue }
      keys[key] = member
      error(
        member.key, at: member.keyPlace, "'\(member.key)' stands beside 'aps'",
        why: "The phone looks for it inside 'aps' only.", do: "move it into 'aps'")
    }
    return true
  }

  private mutating func judgeMissingPayload() {
    let own = payload.members.filter { PushKey(rawValue: $0.key) != nil }.map { "'\($0.key)'" }
    var what = "the key 'aps' is missing"
    if let near = Nearest.word(to: "aps", in: payload.members.map(\.key)) { what += "; '\(near)' is there" }
    error(
      "", at: payload.node.place, what,
      why: "All that the phone reads of a Live Activity's push stands in 'aps'.",
      do: own.isEmpty
        ? "write {\"aps\": {\"timestamp\": ..., \"event\": ..., \"content-state\": {...}}}"
        : "put \(own.joined(separator: ", ")) into {\"aps\": {...}}")
  }

  private mutating func judgeUnknown(_ member: JSONMember) {
    let path = "aps.\(member.key)"
    if member.key == "sound" {
      return warn(
        path, at: member.keyPlace, "the sound of a Live Activity's alert stands inside 'alert'",
        why: "Beside it, nobody reads it, and the alert sounds as alerts do.",
        do: "write \"alert\": {\"title\": ..., \"body\": ..., \"sound\": ...}")
    }
    if PushKey.ordinary.contains(member.key) {
      return warn(
        path, at: member.keyPlace, "is a key of ordinary notifications",
        why: "Nothing comes of it in a push of the type liveactivity.", do: "leave it out")
    }
    if let key = PushKey(meantBy: member.key) {
      if keys[key] == nil, misspelled[key] == nil {
        misspelled[key] = member
        // Whoever misses a key that must be there says so.
        guard !isRequired(key) else { return }
        return error(
          path, at: member.keyPlace, "there is no key '\(member.key)'; there is '\(key.rawValue)'",
          why: "The phone passes over keys that it does not know, and says nothing.",
          do: "spell it '\(key.rawValue)'", isLoss: false)
      }
      return warn(
        path, at: member.keyPlace, "there is no key '\(member.key)', and '\(key.rawValue)' is there already",
        why: "The phone passes over keys that it does not know.", do: "leave it out")
    }
    warn(
      path, at: member.keyPlace, "there is no key '\(member.key)' in a Live Activity's payload",
      why: "The phone passes over keys that it does not know.",
      do: "leave it out, or put what the activity shows into 'content-state'")
  }

  /// The event, if it is one.
  private var event: PushEvent? {
    guard case .string(let text)? = keys[.event]?.node.value else { return nil }
    return PushEvent(rawValue: text)
  }

  /// Whether its absence is told.
  private func isRequired(_ key: PushKey) -> Bool {
    switch key {
    case .timestamp, .event: true
    case .contentState: event != .end
    case .attributesType, .attributes, .alert: event == .start
    default: false
    }
  }

  private mutating func judgeEvent() {
    message.event = event
    let choice = "\"start\", \"update\" or \"end\""
    guard let member = keys[.event] else {
      return missing(
        .event, why: "The phone does not know what to do with the activity, and drops the push.",
        do: "add \"event\": \(choice)")
    }
    guard event == nil else { return }
    var remedy = "write \(choice)"
    if case .string(let text) = member.node.value,
      let near = Nearest.word(to: text, in: PushEvent.allCases.map(\.rawValue))
    {
      remedy = "write \"\(near)\""
    }
    error(
      path(.event), at: member.node.place, "expected \(choice), found \(member.node.found)",
      why: "The phone knows no other event, and drops the push.", do: remedy)
  }
}
