import Foundation

/// A value that goes on with the clock, for a text that is to follow it.
public struct TimeDataSource<Value>: Sendable {
  let value: @Sendable (Date) -> Value

  /// The value now.
  var current: Value { value(.now) }
}

extension TimeDataSource where Value == Date {
  /// The present moment.
  public static var currentDate: TimeDataSource<Date> { TimeDataSource { $0 } }
}

extension TimeDataSource where Value == Duration {
  /// How far the present moment is from a date.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource { .seconds($0.timeIntervalSince(date)) }
  }
}

extension TimeDataSource where Value == Range<Date> {
  /// From a date to the present moment, or from the present moment to a date that is still to come.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource { date..<max(date, $0) }
  }

  /// From the present moment to a date; empty at the date once it is past.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource { min(date, $0)..<date }
  }
}

extension Text {
  /// Shows a value that goes on with the clock, in a format style.
  public init<V, F: FormatStyle>(_ source: TimeDataSource<V>, format: F)
  where F.FormatInput == V, F.FormatOutput == AttributedString {
    // A format style is a value; the compiler cannot know that of every type.
    nonisolated(unsafe) let format = format
    self.init(.formatted { format.locale($0).format(source.current) })
  }

  /// Shows a value that goes on with the clock, in a format style that makes plain text.
  public init<V, F: FormatStyle>(_ source: TimeDataSource<V>, format: F)
  where F.FormatInput == V, F.FormatOutput == String {
    // A format style is a value; the compiler cannot know that of every type.
    nonisolated(unsafe) let format = format
    self.init(.formatted { AttributedString(format.locale($0).format(source.current)) })
  }
}
