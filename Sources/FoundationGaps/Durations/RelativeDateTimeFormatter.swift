import Foundation

/// Writes a moment as seen from another one: "in 5 minutes", "2 days ago", "yesterday".
///
/// The largest unit that is not zero counts and the rest is cut off, as on Apple's systems: 1 hour
/// and 50 minutes are "1 hour".
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  // As on Apple's systems a formatter may be shared, but not changed while another thread uses it.

  /// Whether words may stand for numbers.
  public enum DateTimeStyle: Int, Sendable {
    /// "1 day ago"
    case numeric = 0
    /// "yesterday"
    case named = 1
  }

  /// How units are named.
  public enum UnitsStyle: Int, Sendable {
    /// "2 months ago"
    case full = 0
    /// "two months ago"
    case spellOut = 1
    /// "2 mo. ago"
    case short = 2
    /// "2mo ago"
    case abbreviated = 3
  }

  /// Whether words may stand for numbers, at first `numeric`.
  open var dateTimeStyle: DateTimeStyle = .numeric
  /// How units are named, at first `full`.
  open var unitsStyle: UnitsStyle = .full
  /// Where the text will stand.
  open var formattingContext: Formatter.Context = .unknown
  /// The calendar that says how long months and days are.
  open var calendar: Calendar! = .autoupdatingCurrent
  /// The language.
  open var locale: Locale! = .autoupdatingCurrent

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Writes the first component that is not zero, largest unit first.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let amounts = TimeAmount.Unit.allCases.compactMap { unit -> TimeAmount? in
      let count =
        unit == .week
        ? dateComponents.weekOfMonth ?? dateComponents.weekOfYear
        : dateComponents.value(for: unit.component)
      return count.map { TimeAmount(count: $0, unit: unit) }
    }
    return text(amounts)
  }

  /// Writes a number of seconds from now; what has passed is negative.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    return localizedString(for: start + timeInterval, relativeTo: start)
  }

  /// Writes a date as seen from another one.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let calendar: Calendar = calendar ?? .autoupdatingCurrent
    return text(
      TimeAmount.between(referenceDate, date, in: TimeAmount.Unit.allCases, calendar: calendar))
  }

  /// Writes a `Date` as seen from now; nil for anything else.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: .now) }
  }

  private func text(_ amounts: [TimeAmount]) -> String {
    let amount =
      amounts.first { $0.count != 0 } ?? amounts.last ?? TimeAmount(count: 0, unit: .second)
    let locale: Locale = locale ?? .autoupdatingCurrent
    let width: RelativeText.Width =
      switch unitsStyle {
      case .full, .spellOut: .wide
      case .short: .short
      case .abbreviated: .narrow
      }
    let text = RelativeText.text(
      Double(amount.count), amount.unit, named: dateTimeStyle == .named, width: width,
      capitalized: formattingContext == .beginningOfSentence, locale: locale)
    guard unitsStyle == .spellOut else { return text }
    let numbers = NumberFormatter()
    numbers.numberStyle = .spellOut
    numbers.locale = locale
    let digits = abs(amount.count).formatted(.number.locale(locale))
    guard let words = numbers.string(from: NSNumber(value: abs(amount.count))) else { return text }
    return text.replacing(digits, with: words, maxReplacements: 1)
  }
}
