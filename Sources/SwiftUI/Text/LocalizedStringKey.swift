import Foundation
import FoundationGaps

/// A text that is looked up in the app's string tables.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  var key: String
  var values: [LocalizedValue] = []
  /// Texts and pictures that stand in the text; each is a value too, see ``marker(of:)``.
  var insertions: [Text] = []

  public init(_ value: String) {
    key = value
  }

  public init(stringLiteral value: String) {
    key = value
  }

  public init(stringInterpolation: StringInterpolation) {
    self = stringInterpolation.result
  }

  /// The characters that stand for an inserted text until the whole is put together: they mean
  /// nothing in any text (private use).
  static func marker(of insertion: Int) -> String { "\u{10FFF0}\(insertion)\u{10FFF1}" }

  public static func == (first: Self, second: Self) -> Bool {
    first.key == second.key && first.values == second.values && first.insertions == second.insertions
  }

  /// Collects the parts of a literal with values in it.
  public struct StringInterpolation: StringInterpolationProtocol {
    var result: LocalizedStringKey

    public init(literalCapacity: Int, interpolationCount: Int) {
      result = LocalizedStringKey("")
      result.key.reserveCapacity(literalCapacity + interpolationCount * 4)
    }

    public mutating func appendLiteral(_ literal: String) {
      // With values the key is a format, where a percent sign is doubled.
      result.key +=
        literal.utf8.contains(UInt8(ascii: "%")) ? literal.replacing("%", with: "%%") : literal
    }

    public mutating func appendInterpolation(_ string: String) { append("%@", .string(string)) }

    @_disfavoredOverload
    public mutating func appendInterpolation(_ substring: Substring) {
      append("%@", .string(String(substring)))
    }

    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      append(value._specifier, value.localizedValue)
    }

    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      append(specifier, value.localizedValue)
    }

    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      insert(Text(input, format: format))
    }

    /// A value that goes on with the clock.
    public mutating func appendInterpolation<V, F: FormatStyle>(_ source: TimeDataSource<V>, format: F)
    where F.FormatInput == V, F.FormatOutput == AttributedString {
      insert(Text(source, format: format))
    }

    public mutating func appendInterpolation<V, F: FormatStyle>(_ source: TimeDataSource<V>, format: F)
    where F.FormatInput == V, F.FormatOutput == String {
      insert(Text(source, format: format))
    }

    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append("%@", .string(formatter?.string(for: subject) ?? subject.description))
    }

    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append("%@", .string(formatter?.string(for: subject) ?? subject.description))
    }

    // Dates conform to the protocol above on Apple's systems only.
    public mutating func appendInterpolation(_ date: Date, formatter: Formatter? = nil) {
      append("%@", .string(formatter?.string(for: date) ?? date.description))
    }

    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append("%@", .resource(resource))
    }

    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      insert(Text(attributedString))
    }

    public mutating func appendInterpolation(_ text: Text) { insert(text) }

    public mutating func appendInterpolation(_ image: Image) { insert(Text(image)) }

    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      insert(Text(date, style: style))
    }

    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { insert(Text(dates)) }

    public mutating func appendInterpolation(_ interval: DateInterval) { insert(Text(interval)) }

    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
      showsHours: Bool = true
    ) {
      insert(
        Text(
          timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
          showsHours: showsHours))
    }

    private mutating func insert(_ text: Text) {
      append("%@", .string(LocalizedStringKey.marker(of: result.insertions.count)))
      result.insertions.append(text)
    }

    private mutating func append(_ specifier: String, _ value: LocalizedValue) {
      result.key += specifier
      result.values.append(value)
    }
  }
}

extension LocalizedStringKey {
  /// The text in a language, with markers where texts are inserted.
  func text(table: String? = nil, bundle: Bundle? = nil, locale: Locale) -> String {
    Localization.text(
      .init(key: key, table: table, bundle: bundle?.bundleURL, locale: locale, values: values))
  }
  /// The same key with every value as an inserted text, so that nothing in a value is read as Markdown.
  ///
  /// A number stays: a catalog chooses plural forms by it.
  func quotingValues(locale: Locale) -> Self {
    var quoted = self
    for (index, value) in values.enumerated() {
      let text: String
      switch value {
      case .string(let string) where !string.hasPrefix("\u{10FFF0}"): text = string
      case .written, .resource: text = value.text(locale: locale)
      case .string, .integer, .unsigned, .double: continue
      }
      quoted.values[index] = .string(Self.marker(of: quoted.insertions.count))
      quoted.insertions.append(Text(verbatim: text))
    }
    return quoted
  }
}
