import Foundation

/// The time that passes or is left in an interval.
struct TimerText: Sendable {
  var interval: ClosedRange<Date>
  var pauseTime: Date?
  var countsDown: Bool
  var showsHours: Bool

  /// The text at a moment: it stands still before, behind and while it is paused.
  func text(at now: Date, locale: Locale) -> String {
    let moment = min(max(pauseTime ?? now, interval.lowerBound), interval.upperBound)
    let seconds =
      countsDown
      ? interval.upperBound.timeIntervalSince(moment) : moment.timeIntervalSince(interval.lowerBound)
    return Self.text(
      seconds: countsDown ? seconds.rounded(.up) : seconds.rounded(.down), showsHours, locale: locale)
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

  /// `0:05`, `12:34`, `1:02:03` in the digits of a locale; without hours the minutes go on past sixty.
  static func text(seconds: TimeInterval, _ showsHours: Bool, locale: Locale) -> String {
    let total = Int(min(max(0, seconds), 1e9))
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let (hours, minutes) = (total / 3600, total / 60)
    return locale.inOwnDigits(
      showsHours && hours > 0
        ? "\(hours):\(two(minutes % 60)):\(two(total % 60))" : "\(minutes):\(two(total % 60))")
  }
}

extension Locale {
  /// A text whose digits are those that the locale writes numbers in, as `٠` to `٩` in Egypt.
  func inOwnDigits(_ text: String) -> String {
    guard numberingSystem.identifier != "latn",
      let zero = 0.formatted(.number.locale(self)).unicodeScalars.first?.value, zero != 0x30
    else { return text }
    return String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          ("0"..."9").contains(scalar) ? Unicode.Scalar(scalar.value - 0x30 + zero) ?? scalar : scalar
        }))
  }
}
