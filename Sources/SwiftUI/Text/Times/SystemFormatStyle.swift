import Foundation
import FoundationGaps

/// The format styles with which the system writes times that go on.
public enum SystemFormatStyle {}

extension SystemFormatStyle {
  /// How far a date is from another: "in 2 hours", "5 minutes ago", and the date itself when that is far.
  public struct DateReference: FormatStyle, Sendable {
    let date: Date
    /// From how many seconds on the date itself is written.
    let threshold: TimeInterval
    var locale = Locale.autoupdatingCurrent

    public init(
      to date: Date,
      allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
      maxFieldCount: Int = 2, thresholdField: Date.ComponentsFormatStyle.Field = .month
    ) {
      self.date = date
      // The field's own length, so that "in 3 weeks" stands before the threshold of a month.
      threshold =
        switch thresholdField {
        case .second: 1
        case .minute: 60
        case .hour: 3600
        case .day: 86_400
        case .week: 604_800
        case .year: 31_556_952
        default: 2_629_746
        }
    }

    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.locale = locale
      return copy
    }

    /// - Parameter now: the moment from which it is seen.
    public func format(_ now: Date) -> AttributedString {
      let distance = date.timeIntervalSince(now)
      guard abs(distance) < threshold else {
        return AttributedString(
          date.formatted(Date.FormatStyle(date: .abbreviated, time: .omitted, locale: locale)))
      }
      let formatter = RelativeDateTimeFormatter()
      formatter.locale = locale
      formatter.unitsStyle = .full
      return AttributedString(formatter.localizedString(fromTimeInterval: distance))
    }
  }

  /// How far a date is from another, with a sign: "+2 hours, 5 minutes".
  public struct DateOffset: FormatStyle, Sendable {
    let date: Date
    let allowedFields: Set<Date.ComponentsFormatStyle.Field>
    let maxFieldCount: Int
    let sign: NumberFormatStyleConfiguration.SignDisplayStrategy
    var locale = Locale.autoupdatingCurrent

    /// - Parameter sign: whether a sign stands before the time, "+" for dates that are past.
    public init(
      to date: Date,
      allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
      maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .always()
    ) {
      self.date = date
      self.allowedFields = allowedFields
      self.maxFieldCount = maxFieldCount
      self.sign = sign
    }

    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.locale = locale
      return copy
    }

    /// - Parameter now: the moment from which it is seen.
    public func format(_ now: Date) -> AttributedString {
      let distance = now.timeIntervalSince(date)
      let formatter = DateComponentsFormatter()
      var calendar = Calendar.autoupdatingCurrent
      calendar.locale = locale
      formatter.calendar = calendar
      formatter.unitsStyle = .full
      formatter.maximumUnitCount = maxFieldCount
      formatter.allowedUnits = _DateComponentsFormatStyle.units(of: allowedFields)
      let text = formatter.string(from: abs(distance).rounded(.down)) ?? ""
      let isShown = sign != .never && (distance < 0 || sign != .automatic)
      return AttributedString((isShown ? distance < 0 ? "-" : "+" : "") + text)
    }
  }

  /// The time that is left in an interval or has passed: "1:02:03".
  public struct Timer: FormatStyle, Sendable {
    let interval: Range<Date>
    let countsDown: Bool
    let showsHours: Bool

    public init(
      countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.interval = interval
      countsDown = true
      self.showsHours = showsHours
    }

    public init(
      countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.interval = interval
      countsDown = false
      self.showsHours = showsHours
    }

    public func format(_ now: Date) -> AttributedString {
      AttributedString(
        TimerText(
          interval: interval.lowerBound...interval.upperBound, pauseTime: nil, countsDown: countsDown,
          showsHours: showsHours
        ).text(at: now, locale: .current))
    }
  }

  /// The time that has passed since a date, with parts of a second: "0:12.34".
  public struct Stopwatch: FormatStyle, Sendable {
    let start: Date
    let showsHours: Bool
    let maxPrecision: Duration

    public init(
      startingAt start: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
      maxPrecision: Duration = .milliseconds(10)
    ) {
      self.start = start
      self.showsHours = showsHours
      self.maxPrecision = maxPrecision
    }

    public func format(_ now: Date) -> AttributedString {
      let seconds = max(0, now.timeIntervalSince(start))
      let whole = TimerText.text(seconds: seconds, showsHours, locale: .current)
      guard maxPrecision < .seconds(1) else { return AttributedString(whole) }
      let hundredths = Int((seconds.truncatingRemainder(dividingBy: 1) * 100).rounded(.down))
      return AttributedString(
        whole + Locale.current.inOwnDigits(".\(hundredths < 10 ? "0" : "")\(hundredths)"))
    }
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
  /// Writes the present moment's distance to a date.
  public static func reference(
    to date: Date,
    allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
    maxFieldCount: Int = 2, thresholdField: Date.ComponentsFormatStyle.Field = .month
  ) -> Self {
    Self(
      to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount, thresholdField: thresholdField)
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  /// Writes how long ago a date was, or with a minus how long it is until then.
  public static func offset(
    to date: Date,
    allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
    maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .always()
  ) -> Self {
    Self(to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
  }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
  /// Counts the time left in an interval.
  public static func timer(
    countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self {
    Self(
      countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }

  /// Counts the time passed in an interval.
  public static func timer(
    countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self {
    Self(
      countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  /// Counts the time since a date.
  public static func stopwatch(
    startingAt start: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
    maxPrecision: Duration = .milliseconds(10)
  ) -> Self {
    Self(
      startingAt: start, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }
}
