import Foundation

extension Date.ComponentsFormatStyle {
  /// How the units of the time between two dates are named.
  public struct Style: Codable, Hashable, Sendable {
    enum Name: String, Codable { case wide, spellOut, abbreviated, condensedAbbreviated, narrow }

    var name: Name

    /// "2 hours, 9 minutes"
    public static let wide = Style(name: .wide)
    /// "two hours, nine minutes"
    public static let spellOut = Style(name: .spellOut)
    /// "2 hr, 9 min"
    public static let abbreviated = Style(name: .abbreviated)
    /// "2hr 9min"
    public static let condensedAbbreviated = Style(name: .condensedAbbreviated)
    /// "2h 9m"
    public static let narrow = Style(name: .narrow)
  }
}

/// Writes the time between two dates, "1 hour, 2 minutes" or "1:02:05".
///
/// Foundation on Linux has a `Date.ComponentsFormatStyle` that cannot format and cannot be given
/// what it lacks from outside; this is what `.components(...)` and `.timeDuration` make instead.
public struct _DateComponentsFormatStyle: FormatStyle, Sendable {
  /// Nil writes numbers between colons.
  var style: Date.ComponentsFormatStyle.Style?
  var fields: Set<Date.ComponentsFormatStyle.Field>?
  var locale = Locale.autoupdatingCurrent
  var calendar = Calendar.autoupdatingCurrent

  /// Writes the time from the lower to the upper bound.
  public func format(_ value: Range<Date>) -> String {
    let formatter = DateComponentsFormatter()
    var calendar = calendar
    calendar.locale = locale
    formatter.calendar = calendar
    formatter.unitsStyle =
      switch style?.name {
      case .wide: .full
      case .spellOut: .spellOut
      case .abbreviated: .short
      case .condensedAbbreviated: .brief
      case .narrow: .abbreviated
      case nil: .positional
      }
    formatter.allowedUnits = Self.units(of: fields ?? [])
    return formatter.string(from: value.lowerBound, to: value.upperBound) ?? ""
  }

  /// The same in another language.
  public func locale(_ locale: Locale) -> Self {
    var copy = self
    copy.locale = locale
    return copy
  }

  /// The same counted by another calendar.
  public func calendar(_ calendar: Calendar) -> Self {
    var copy = self
    copy.calendar = calendar
    return copy
  }

  /// The units that fields stand for.
  package static func units(of fields: Set<Date.ComponentsFormatStyle.Field>) -> NSCalendar.Unit {
    units.reduce(into: []) { units, pair in
      if fields.contains(pair.0) { units.insert(pair.1) }
    }
  }

  private static let units: [(Date.ComponentsFormatStyle.Field, NSCalendar.Unit)] = [
    (.year, .year), (.month, .month), (.week, .weekOfMonth), (.day, .day), (.hour, .hour),
    (.minute, .minute), (.second, .second),
  ]
}

extension FormatStyle where Self == _DateComponentsFormatStyle {
  /// The time between two dates as "1:02:05".
  public static var timeDuration: Self { Self(style: nil, fields: [.hour, .minute, .second]) }

  /// The time between two dates in the given style and units; nil means years to seconds.
  public static func components(
    style: Date.ComponentsFormatStyle.Style, fields: Set<Date.ComponentsFormatStyle.Field>? = nil
  ) -> Self {
    Self(style: style, fields: fields)
  }
}
