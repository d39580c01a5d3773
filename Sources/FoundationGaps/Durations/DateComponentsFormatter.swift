import Foundation
import Synchronization

/// Writes amounts of time: "1:02:05", "1h 2m 5s", "1 hour, 2 minutes".
///
/// The wording of all locales is ICU's. The phrases "about" and "remaining" exist in English,
/// French, German, Japanese, Korean and Spanish; other locales write the time without them.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  // As on Apple's systems a formatter may be shared, but not changed while another thread uses it.

  /// How units are named.
  public enum UnitsStyle: Int, Sendable {
    /// "1:10"; days and longer units are abbreviated before it, "2d 1:10:00"
    case positional = 0
    /// "1h 10m"
    case abbreviated = 1
    /// "1 hr, 10 min"
    case short = 2
    /// "1 hour, 10 minutes"
    case full = 3
    /// "one hour, ten minutes"
    case spellOut = 4
    /// "1hr 10min"
    case brief = 5
  }

  /// What becomes of units that are zero.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Positional: drops leading zeros; every other style: drops all zeros.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
    /// Off: "0h 10m", on: "10m"
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
    /// Off: "1h 0m 10s", on: "1h 10s"; has no effect on the positional style.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
    /// Off: "1h 0m", on: "1h"
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
    /// Drops every zero.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Drops no zero, and gives every number of the positional style two digits.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  /// How units are named, at first `positional`.
  open var unitsStyle: UnitsStyle = .positional
  /// The units that may be used; empty, the default, means years to seconds.
  open var allowedUnits: NSCalendar.Unit = []
  /// What becomes of zeros.
  open var zeroFormattingBehavior: ZeroFormattingBehavior = .default
  /// The calendar that says how long months and days are, and the locale.
  open var calendar: Calendar? = .autoupdatingCurrent
  /// From when a time is counted; matters for months and years only. By default 2001-01-01.
  open var referenceDate: Date?
  /// Whether the smallest unit may have a fraction. Apple's formatter keeps this for later; so does this.
  open var allowsFractionalUnits = false
  /// At most how many units are written; 0, the default, is no limit. The rest is rounded away.
  open var maximumUnitCount = 0
  /// Whether one of the largest unit is written in the next: "70m" for "1h 10m".
  open var collapsesLargestUnit = false
  /// Whether "About" is put before it.
  open var includesApproximationPhrase = false
  /// Whether "remaining" is put after it.
  open var includesTimeRemainingPhrase = false
  /// Where the text will stand.
  open var formattingContext: Formatter.Context = .unknown

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Writes the time that some components make together.
  open func string(from components: DateComponents) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    guard let end = intervalCalendar.date(byAdding: components, to: start) else { return nil }
    return text(from: start, to: end, calendar: intervalCalendar)
  }

  /// Writes the time between two dates.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    text(from: startDate, to: endDate, calendar: calendar ?? .autoupdatingCurrent)
  }

  /// Writes a number of seconds.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite, abs(ti) < 1e13 else { return nil }
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return text(from: start, to: start + ti, calendar: intervalCalendar)
  }

  /// Writes a `DateComponents`; nil for anything else.
  open override func string(for obj: Any?) -> String? {
    (obj as? DateComponents).flatMap { string(from: $0) }
  }

  /// Writes the time that some components make together with an otherwise untouched formatter.
  open class func localizedString(
    from components: DateComponents, unitsStyle: DateComponentsFormatter.UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  // MARK: - Choosing units

  /// Days of 24 hours: an interval knows of no daylight saving.
  private var intervalCalendar: Calendar {
    var calendar = calendar ?? .autoupdatingCurrent
    calendar.timeZone = .gmt
    return calendar
  }

  private var locale: Locale { calendar?.locale ?? .autoupdatingCurrent }

  private var units: [TimeAmount.Unit] {
    let units = TimeAmount.Unit.allCases.filter { unit in
      switch unit {
      case .year: allowedUnits.contains(.year)
      case .month: allowedUnits.contains(.month)
      case .week: allowedUnits.contains(.weekOfMonth) || allowedUnits.contains(.weekOfYear)
      case .day: allowedUnits.contains(.day)
      case .hour: allowedUnits.contains(.hour)
      case .minute: allowedUnits.contains(.minute)
      case .second: allowedUnits.contains(.second)
      }
    }
    return units.isEmpty ? TimeAmount.Unit.allCases : units
  }

  private func text(from start: Date, to end: Date, calendar: Calendar) -> String? {
    var amounts = TimeAmount.between(start, end, in: units, calendar: calendar)
    amounts = collapsed(amounts, from: start, to: end, calendar: calendar)
    amounts = limited(amounts, from: start, to: end, calendar: calendar)
    return withPhrases(written(withoutZeros(amounts)))
  }

  private func collapsed(
    _ amounts: [TimeAmount], from start: Date, to end: Date, calendar: Calendar
  ) -> [TimeAmount] {
    guard collapsesLargestUnit, let first = amounts.firstIndex(where: { $0.count != 0 }),
      abs(amounts[first].count) == 1, amounts[(first + 1)...].contains(where: { $0.count != 0 })
    else { return amounts }
    let units = amounts[(first + 1)...].map(\.unit)
    return TimeAmount.between(start, end, in: units, calendar: calendar)
  }

  /// Keeps the largest units that are not zero, and rounds to the last of them.
  private func limited(
    _ amounts: [TimeAmount], from start: Date, to end: Date, calendar: Calendar
  ) -> [TimeAmount] {
    guard maximumUnitCount > 0, let first = amounts.firstIndex(where: { $0.count != 0 }) else {
      return amounts
    }
    let limit = first + maximumUnitCount
    guard limit < amounts.count else { return amounts }
    let last = amounts[limit - 1].unit
    var kept = DateComponents()
    for amount in amounts[..<limit] { kept.setValue(amount.count, for: amount.unit.component) }
    let units = amounts.map(\.unit)
    guard let low = calendar.date(byAdding: kept, to: start),
      let high = calendar.date(byAdding: last.component, value: end < start ? -1 : 1, to: low)
    else { return Array(amounts[..<limit]) }
    let rounded = abs(end.timeIntervalSince(low)) * 2 >= abs(high.timeIntervalSince(low)) ? high : low
    let again = TimeAmount.between(start, rounded, in: units, calendar: calendar)
    // Rounding up may have made one of a larger unit.
    let newFirst = again.firstIndex { $0.count != 0 } ?? first
    return Array(again[..<min(newFirst + maximumUnitCount, again.count)])
  }

  private func withoutZeros(_ amounts: [TimeAmount]) -> [TimeAmount] {
    var behavior = zeroFormattingBehavior
    let positional = unitsStyle == .positional
    if behavior.contains(.default) { behavior.formUnion(positional ? .dropLeading : .dropAll) }
    let smallest = amounts.suffix(1)
    guard let first = amounts.firstIndex(where: { $0.count != 0 }),
      let last = amounts.lastIndex(where: { $0.count != 0 })
    else {
      return behavior.isDisjoint(with: .dropAll) ? amounts : Array(smallest)
    }
    return amounts.enumerated().filter { index, amount in
      if amount.count != 0 { return true }
      if index < first { return !behavior.contains(.dropLeading) }
      if index > last { return !behavior.contains(.dropTrailing) }
      return !behavior.contains(.dropMiddle) || (positional && amount.unit.isOfClock)
    }.map(\.element)
  }

  // MARK: - Writing

  /// The sign of a negative time stands before its first unit only, and is lost if that is zero.
  private func written(_ amounts: [TimeAmount]) -> String {
    let amounts = amounts.enumerated().map { index, amount in
      index == 0 ? amount : TimeAmount(count: abs(amount.count), unit: amount.unit)
    }
    switch unitsStyle {
    case .positional: return positional(amounts)
    case .abbreviated: return DurationText.text(amounts, width: .narrow, locale: locale)
    case .short: return DurationText.text(amounts, width: .short, locale: locale)
    case .full: return DurationText.text(amounts, width: .wide, locale: locale)
    case .brief: return DurationText.text(amounts, width: .shorter, locale: locale)
    case .spellOut: return spelledOut(amounts)
    }
  }

  private func positional(_ amounts: [TimeAmount]) -> String {
    let long = amounts.filter { !$0.unit.isOfClock }
    let clock = amounts.filter { $0.unit.isOfClock }
    let digits = clock.enumerated().map { index, amount in
      let padded = index > 0 || zeroFormattingBehavior.contains(.pad)
      return amount.count.formatted(
        .number.grouping(.never).precision(.integerLength((padded ? 2 : 1)...)).locale(locale))
    }
    var parts: [String] = []
    if !long.isEmpty { parts.append(DurationText.text(long, width: .narrow, locale: locale)) }
    if !digits.isEmpty { parts.append(digits.joined(separator: clockSeparator)) }
    return parts.joined(separator: " ")
  }

  /// The locale's sign between hours and minutes: a colon, in Danish and Finnish a point.
  private var clockSeparator: String {
    Self.clockSeparators.withLock { known in
      if let separator = known[locale.identifier] { return separator }
      let sample = Duration.seconds(3661).formatted(.time(pattern: .hourMinuteSecond).locale(locale))
      let separator = sample.first { !$0.isNumber }.map(String.init) ?? ":"
      known[locale.identifier] = separator
      return separator
    }
  }

  private static let clockSeparators = Mutex<[String: String]>([:])

  private func spelledOut(_ amounts: [TimeAmount]) -> String {
    let numbers = NumberFormatter()
    numbers.numberStyle = .spellOut
    numbers.locale = locale
    var text = DurationText.text(amounts, width: .wide, locale: locale)
    var rest = text.startIndex
    for amount in amounts {
      let digits = amount.count.formatted(.number.locale(locale))
      guard let range = text.range(of: digits, range: rest..<text.endIndex),
        let words = numbers.string(from: NSNumber(value: amount.count))
      else { continue }
      let offset = text.distance(from: text.startIndex, to: range.lowerBound) + words.count
      text.replaceSubrange(range, with: words)
      rest = text.index(text.startIndex, offsetBy: offset)
    }
    return text
  }

  private func withPhrases(_ text: String) -> String {
    guard includesApproximationPhrase || includesTimeRemainingPhrase,
      let language = locale.language.languageCode?.identifier,
      let pattern = DurationPhrases.pattern(
        about: includesApproximationPhrase, remaining: includesTimeRemainingPhrase, language: language)
    else { return text }
    return pattern.replacing("@", with: text)
  }
}
