import BoxLayout
import Cells
import Foundation
import FoundationGaps

/// One or more lines of text.
public struct Text: Equatable, Sendable {
  /// Where the characters come from.
  indirect enum Storage: Sendable {
    case verbatim(String)
    case key(LocalizedStringKey, table: String?, bundle: Bundle?)
    case resource(LocalizedStringResource)
    case attributed(AttributedString)
    case symbol(Image)
    case date(Date, DateStyle)
    case timer(TimerText)
    case interval(Range<Date>)
    case formatted(@Sendable (Locale) -> AttributedString)
    case joined(Text, Text)
  }

  /// What was said of the text itself, in order.
  enum Modifier: Sendable {
    case font(Font?)
    case weight(Font.Weight?)
    case foreground(AnyShapeStyle)
    case bold(Bool)
    case italic(Bool)
    case underline(Bool)
    case strikethrough(Bool)
    case monospaced(Bool)
    case monospacedDigit
  }

  var storage: Storage
  var modifiers: [Modifier] = []

  init(_ storage: Storage) {
    self.storage = storage
  }

  public static func == (first: Text, second: Text) -> Bool {
    first.plainText(in: .init()) == second.plainText(in: .init())
      && first.modifiers.count == second.modifiers.count
  }
}

extension Text {
  /// Shows a string as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    self.init(.verbatim(String(content)))
  }

  public init(verbatim content: String) {
    self.init(.verbatim(content))
  }

  /// Shows a text that is looked up in the app's string tables.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(.key(key, table: tableName, bundle: bundle))
  }

  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    self.init(.resource(resource))
  }

  // An attributed string can be a literal too, and a literal is meant to be a key.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    self.init(.attributed(attributedContent))
  }

  /// Shows a picture as if it were a letter.
  public init(_ image: Image) {
    self.init(.symbol(image))
  }

  /// Shows a value in a format style, in the locale of the environment.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    // A style and its input are values; the compiler cannot know that of every type.
    nonisolated(unsafe) let (input, format) = (input, format)
    self.init(.formatted { AttributedString(format.locale($0).format(input)) })
  }

  /// Shows a value in a format style that makes attributed text.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    // A style and its input are values; the compiler cannot know that of every type.
    nonisolated(unsafe) let (input, format) = (input, format)
    self.init(.formatted { format.locale($0).format(input) })
  }

  /// Shows an object by a formatter.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(.verbatim(formatter.string(for: subject) ?? ""))
  }

  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(.verbatim(formatter.string(for: subject) ?? ""))
  }

  // Dates conform to the protocol above on Apple's systems only.
  /// Shows a date by a formatter.
  public init(_ date: Date, formatter: Formatter) {
    self.init(.verbatim(formatter.string(for: date) ?? ""))
  }

  /// Shows a date that follows the clock.
  public init(_ date: Date, style: DateStyle) {
    self.init(.date(date, style))
  }

  /// Shows the times from a date to another, with their days where they are on different ones:
  /// "9:30 AM – 3:30 PM".
  public init(_ dates: ClosedRange<Date>) {
    self.init(.interval(dates.lowerBound..<dates.upperBound))
  }

  public init(_ interval: DateInterval) {
    self.init(interval.start...interval.end)
  }

  /// Shows the time that passes or is left in an interval; it stops at the interval's end.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(
      .timer(
        TimerText(
          interval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
          showsHours: showsHours)))
  }

  public static func + (first: Text, second: Text) -> Text { Text(.joined(first, second)) }
}

extension Text {
  public enum Case: Hashable, Sendable {
    case uppercase, lowercase
  }

  public enum TruncationMode: Hashable, Sendable {
    case head, tail, middle
  }

  public enum Scale: Hashable, Sendable {
    case `default`, secondary
  }

  public struct LineStyle: Hashable, Sendable {
    public struct Pattern: Hashable, Sendable {
      let number: Int

      public static let solid = Pattern(number: 0)
      public static let dot = Pattern(number: 1)
      public static let dash = Pattern(number: 2)
      public static let dashDot = Pattern(number: 3)
      public static let dashDotDot = Pattern(number: 4)
    }

    public init(pattern: Pattern = .solid, color: Color? = nil) {}

    public static let single = LineStyle()
  }
}
