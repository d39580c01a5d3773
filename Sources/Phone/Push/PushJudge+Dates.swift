import ActivityKit
import Foundation

/// The times of the system's own keys, all of them in seconds since 1970.
extension PushJudge {
  mutating func judgeTimestamp() {
    if isOfNow {
      content.timestamp = now
      if case .number(let sent)? = keys[.timestamp]?.node.value {
        shift = now.timeIntervalSince1970.rounded(.down) - sent
      }
      return
    }
    guard let member = keys[.timestamp] else {
      return missing(
        .timestamp, why: "The phone tells by it which of two pushes is newer, and drops one without it.",
        do: "add \"timestamp\": the seconds since 1970 at which it is sent")
    }
    guard
      let date = date(
        .timestamp, member,
        why: "A push that claims to be of another time is dropped, and those after it are older than it.",
        isLoss: true)
    else { return }
    content.timestamp = date
    if let arrival {
      judge(date, against: arrival, member)
    } else {
      now = date
      message.now = date
    }
  }

  /// A time against the time at which the push arrives. Engineers of Apple say in the developer forums (thread
  /// 776165) that an update from the past is dropped, and one that is further ahead than an activity lives.
  private mutating func judge(_ date: Date, against arrival: Date, _ member: JSONMember) {
    let early = date.timeIntervalSince(arrival)
    let distance = DateWords.length(abs(early))
    if early > ActivityLimits.active {
      error(
        path(.timestamp), at: member.node.place, "\(DateWords.moment(date)) is \(distance) ahead",
        why:
          "An activity lives \(DateWords.length(ActivityLimits.active)): what is stamped later is dropped.",
        do: "send the time at which it is sent, \(DateCount.text(arrival.timeIntervalSince1970.rounded()))")
    } else if message.event != .end, early < -ActivityLimits.active {
      error(
        path(.timestamp), at: member.node.place, "\(DateWords.moment(date)) is \(distance) ago",
        why: "No running activity is as old, and what is older than its last change is dropped.",
        do: "send the time at which it is sent, \(DateCount.text(arrival.timeIntervalSince1970.rounded()))")
    } else if message.event == .update, early <= -60 {
      warn(
        path(.timestamp), at: member.node.place, "\(DateWords.moment(date)) is \(distance) ago",
        why: "It is dropped if the activity has changed since.", do: "stamp it when it is sent")
    }
  }

  mutating func judgeDates() {
    if let member = keys[.staleDate] { judgeStaleDate(member) }
    if let member = keys[.dismissalDate] { judgeDismissalDate(member) }
  }

  private mutating func judgeStaleDate(_ member: JSONMember) {
    guard
      let date = date(
        .staleDate, member, why: "The activity becomes out of date at another time than is meant, or never.")
    else { return }
    message.staleDate = date
    let place = member.node.place
    switch message.event {
    case .end:
      warn(
        path(.staleDate), at: place, "an activity that has ended does not become out of date",
        why: "Nothing comes of it.", do: "leave it out, or say 'dismissal-date'")
    case .start where date <= now:
      // Reported for activities that apps asked for on devices.
      error(
        path(.staleDate), at: place, "\(DateWords.moment(date)) has passed",
        why: "An activity that is out of date from the beginning is never shown.",
        do: "send a time after \(DateCount.text(now.timeIntervalSince1970.rounded(.up))), or leave it out",
        isLoss: false)
    case _ where date <= now:
      warn(
        path(.staleDate), at: place, "\(DateWords.moment(date)) has passed",
        why: "The activity is out of date as soon as the push arrives.",
        do: "send a later time, if that is not meant")
    case _ where date > now.addingTimeInterval(ActivityLimits.active):
      let distance = DateWords.distance(of: date, from: now)
      warn(
        path(.staleDate), at: place, "\(DateWords.moment(date)) is \(distance)",
        why:
          "The system ends an activity \(DateWords.length(ActivityLimits.active)) after its start, so it is never out of date.",
        do: "send an earlier time, or leave it out")
    default: break
    }
  }

  private mutating func judgeDismissalDate(_ member: JSONMember) {
    guard
      let date = date(
        .dismissalDate, member, why: "The activity leaves the Lock Screen at another time than is meant.")
    else { return }
    message.dismissalDate = date
    let latest = now.addingTimeInterval(ActivityLimits.afterEnd)
    guard message.event == .end || message.event == nil else {
      return warn(
        path(.dismissalDate), at: member.node.place, "is read with the event \"end\" only",
        why: "The activity stays as it is.", do: "leave it out, or send \"event\": \"end\"")
    }
    guard date > latest else { return }
    warn(
      path(.dismissalDate), at: member.node.place,
      "\(DateWords.moment(date)) is \(DateWords.length(date.timeIntervalSince(now))) after the end",
      why:
        "An activity leaves the Lock Screen \(DateWords.length(ActivityLimits.afterEnd)) after its end at the latest.",
      do: "send \(DateCount.text(latest.timeIntervalSince1970)) at most")
  }

  /// The date of a key, with a finding where it is none or one that cannot be meant.
  ///
  /// - Parameter isLoss: Whether nothing comes of a push with a number that cannot be meant.
  private mutating func date(
    _ key: PushKey, _ member: JSONMember, why: String, isLoss: Bool = false
  ) -> Date? {
    let place = member.node.place
    switch member.node.value {
    case .number(let written):
      let number = written + shift
      let date = DateCount(start: .unix, unit: .seconds).date(of: number)
      if let count = DateCount.mistaken(number, readAs: .unix, now: now) {
        let meant = DateCount.text(count.date(of: number).timeIntervalSince1970.rounded())
        let counted =
          count.unit == .seconds ? "counts from \(count.start.year)" : "counts \(count.unit.name)"
        error(
          path(key), at: place,
          "\(DateCount.text(number)) \(counted); as seconds since 1970 it is \(DateWords.day(date))",
          why: why,
          do: "send \(meant), the seconds since 1970", isLoss: isLoss)
        return nil
      }
      guard DateCount.isNear(date, now) else {
        error(
          path(key), at: place, "\(DateCount.text(number)) is \(DateWords.day(date))", why: why,
          do: "send seconds since 1970", isLoss: isLoss)
        return nil
      }
      if number != number.rounded() {
        warn(
          path(key), at: place, "\(DateCount.text(number)) is no whole number",
          why: "Apple's payloads have whole seconds; nobody promises what becomes of parts of one.",
          do: "send \(DateCount.text(number.rounded(.down)))")
      }
      return date
    case .string(let text):
      var remedy = "send the number of seconds since 1970"
      if let date = GivenContentReader.date(text) {
        remedy += ", \(DateCount.text(date.timeIntervalSince1970.rounded(.down)))"
      } else if let number = Double(text), number.isFinite {
        remedy = "send \(DateCount.text(number)) without quotes"
      }
      error(
        path(key), at: place, "expected a number, found \(member.node.found)",
        why: "The phone cannot read the payload, and drops it.", do: remedy)
    case .null where key != .timestamp:
      warn(
        path(key), at: place, "is null", why: "It says as much as if it were not there.",
        do: "leave it out")
    default:
      error(
        path(key), at: place, "expected a number, found \(member.node.found)",
        why: "The phone cannot read the payload, and drops it.", do: "send the number of seconds since 1970")
    }
    return nil
  }
}
