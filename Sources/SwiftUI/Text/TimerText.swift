import Foundation

/// The time that passes or is left in an interval.
struct TimerText: Sendable {
  var interval: ClosedRange<Date>
  var pauseTime: Date?
  var countsDown: Bool
  var showsHours: Bool

  /// The text at a moment: it stands still before, behind and while it is paused.
  func text(at now: Date) -> String {
    let moment = min(max(pauseTime ?? now, interval.lowerBound), interval.upperBound)
    let seconds =
      countsDown
      ? interval.upperBound.timeIntervalSince(moment) : moment.timeIntervalSince(interval.lowerBound)
    return Self.text(seconds: countsDown ? seconds.rounded(.up) : seconds.rounded(.down), showsHours)
  }

  /// Five cells, seven from one hour on, eight from ten; the whole interval counts, so that nothing
  /// moves while the text shrinks.
  var reservedCells: Int {
    Self.reservedCells(
      for: interval.upperBound.timeIntervalSince(interval.lowerBound), showsHours: showsHours)
  }

  static func reservedCells(for seconds: TimeInterval, showsHours: Bool) -> Int {
    guard showsHours else { return seconds >= 6000 ? 6 : 5 }
    return seconds >= 36_000 ? 8 : seconds >= 3600 ? 7 : 5
  }

  /// `0:05`, `12:34`, `1:02:03`; without hours the minutes go on past sixty.
  static func text(seconds: TimeInterval, _ showsHours: Bool) -> String {
    let total = Int(min(max(0, seconds), 1e9))
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let (hours, minutes) = (total / 3600, total / 60)
    return showsHours && hours > 0
      ? "\(hours):\(two(minutes % 60)):\(two(total % 60))" : "\(minutes):\(two(total % 60))"
  }
}
