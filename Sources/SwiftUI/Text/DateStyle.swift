import Foundation
import FoundationGaps

extension Text {
  /// How a date is shown as a text that follows the clock.
  public struct DateStyle: Hashable, Codable, Sendable {
    enum Kind: String, Hashable, Codable, Sendable {
      case time, date, relative, offset, timer
    }

    let kind: Kind

    /// The time of day: "11:23 PM".
    public static let time = DateStyle(kind: .time)
    /// The day: "June 3, 2019".
    public static let date = DateStyle(kind: .date)
    /// How far away it is: "2 hours, 23 minutes".
    public static let relative = DateStyle(kind: .relative)
    /// How far away it is, with a sign and one unit: "+2 hours".
    public static let offset = DateStyle(kind: .offset)
    /// Counts down to the date and up after it: "36:59:01".
    public static let timer = DateStyle(kind: .timer)
  }
}

extension Text.DateStyle {
  /// The text at the present moment.
  func text(for date: Date, in environment: EnvironmentValues) -> String {
    let (locale, calendar, zone) = (
      environment.fields.locale, environment.fields.calendar, environment.fields.timeZone
    )
    let distance = date.timeIntervalSinceNow
    switch kind {
    case .time:
      return date.formatted(
        Date.FormatStyle(date: .omitted, time: .shortened, locale: locale, calendar: calendar, timeZone: zone)
      )
    case .date:
      return date.formatted(
        Date.FormatStyle(date: .long, time: .omitted, locale: locale, calendar: calendar, timeZone: zone))
    case .relative: return Self.duration(abs(distance), units: 2, calendar: calendar, locale: locale, .short)
    case .offset:
      let text = Self.duration(abs(distance), units: 1, calendar: calendar, locale: locale, .full)
      // A moment still to come is before its time.
      return (distance > 0 ? "-" : "+") + text
    case .timer:
      let seconds = distance > 0 ? distance.rounded(.up) : (-distance).rounded(.down)
      return TimerText.text(seconds: seconds, true, locale: locale)
    }
  }

  /// The widest text of the units that are shown now, for which room is kept; `nil` where a text does not
  /// change within a day.
  func widestText(for date: Date, in environment: EnvironmentValues) -> String? {
    let distance = date.timeIntervalSinceNow
    let unit: TimeInterval
    switch abs(distance) {
    case ..<60: unit = 60
    case ..<3600: unit = 3600
    case ..<86_400: unit = 86_400
    default: return nil
    }
    switch kind {
    case .relative, .offset:
      // One second less than the next unit has two digits everywhere.
      let widest = Date.now.addingTimeInterval(distance > 0 ? unit - 1 : 1 - unit)
      return text(for: widest, in: environment)
    case .time, .date, .timer: return nil
    }
  }

  private static func duration(
    _ seconds: TimeInterval, units: Int, calendar: Calendar, locale: Locale,
    _ style: DateComponentsFormatter.UnitsStyle
  ) -> String {
    var calendar = calendar
    calendar.locale = locale
    let formatter = DateComponentsFormatter()
    formatter.calendar = calendar
    formatter.unitsStyle = style
    formatter.maximumUnitCount = units
    formatter.allowedUnits = [.year, .month, .day, .hour, .minute, .second]
    return formatter.string(from: seconds.rounded(.down)) ?? ""
  }
}
