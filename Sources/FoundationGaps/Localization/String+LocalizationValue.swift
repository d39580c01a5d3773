import Foundation

extension String {
  /// A text to be translated, with values in it: the key it is looked up by, `"%lld of %@"`, and the
  /// values that stand there.
  public struct LocalizationValue: Equatable, Hashable, Codable, Sendable, ExpressibleByStringInterpolation {
    /// The key.
    package var key: String
    /// The values, in order.
    package var values: [LocalizedValue]

    /// A text without values; percent signs in it are text.
    public init(_ value: String) {
      key = value
      values = []
    }

    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      values = stringInterpolation.values
    }

    package init(key: String, values: [LocalizedValue]) {
      self.key = key
      self.values = values
    }

    /// Stands for a value that is not known yet.
    public enum Placeholder: Codable, Hashable, Sendable {
      case int, uint, float, double, object

      fileprivate var specifier: String {
        switch self {
        case .int: "%lld"
        case .uint: "%llu"
        case .float: "%f"
        case .double: "%lf"
        case .object: "%@"
        }
      }
    }

    /// Collects the text and the values.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      package var key = ""
      package var values: [LocalizedValue] = []

      public init(literalCapacity: Int, interpolationCount: Int) {
        key.reserveCapacity(literalCapacity + interpolationCount * 4)
        values.reserveCapacity(interpolationCount)
      }

      /// Text. A percent sign is doubled if values may follow, as in every format.
      public mutating func appendLiteral(_ literal: String) {
        key += literal.utf8.contains(UInt8(ascii: "%")) ? literal.replacing("%", with: "%%") : literal
      }

      /// Text that is not translated.
      public mutating func appendInterpolation(_ string: String) { append("%@", .string(string)) }

      /// Text that is not translated.
      @_disfavoredOverload
      public mutating func appendInterpolation(_ substring: Substring) {
        append("%@", .string(String(substring)))
      }

      /// Text with a translation of its own.
      public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        append("%@", .resource(resource))
      }

      /// The characters of an attributed text.
      public mutating func appendInterpolation(_ attributedString: AttributedString) {
        append("%@", .string(String(attributedString.characters)))
      }

      /// A number, grouped as the locale does.
      public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
        append(value._specifier, value.localizedValue)
      }

      /// A number with its own specifier, `"%.1f"`.
      public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
        append(specifier, value.localizedValue)
      }

      /// A value in a format style.
      public mutating func appendInterpolation<T, F: FormatStyle>(_ value: T, format: F)
      where T == F.FormatInput, F.FormatOutput == String {
        // A style and its input are values; the compiler cannot know that of every type.
        nonisolated(unsafe) let value = value
        nonisolated(unsafe) let format = format
        append(
          "%@",
          .written(LocalizedWriting { ($0.map { format.locale($0) } ?? format).format(value) }))
      }

      /// A value in a format style that makes attributed text.
      @_disfavoredOverload
      public mutating func appendInterpolation<T, F: FormatStyle>(_ value: T, format: F)
      where T == F.FormatInput, F.FormatOutput == AttributedString {
        // A style and its input are values; the compiler cannot know that of every type.
        nonisolated(unsafe) let value = value
        nonisolated(unsafe) let format = format
        append(
          "%@",
          .written(
            LocalizedWriting {
              String(($0.map { format.locale($0) } ?? format).format(value).characters)
            }))
      }

      /// An object, written by a formatter if there is one.
      public mutating func appendInterpolation<Subject: NSObject>(
        _ subject: Subject, formatter: Formatter? = nil
      ) {
        append("%@", .string(formatter?.string(for: subject) ?? subject.description))
      }

      /// A value that has an object of the same meaning, written by a formatter if there is one.
      public mutating func appendInterpolation<Subject: ReferenceConvertible>(
        _ subject: Subject, formatter: Formatter? = nil
      ) {
        append("%@", .string(formatter?.string(for: subject) ?? subject.description))
      }

      // Dates conform to the protocol above on Apple's systems only.
      /// A date, written by a formatter if there is one.
      public mutating func appendInterpolation(_ date: Date, formatter: Formatter? = nil) {
        append("%@", .string(formatter?.string(for: date) ?? date.description))
      }

      /// A place whose value is not known yet: it stays as it is written.
      public mutating func appendInterpolation(
        placeholder: Placeholder, specifier: String? = nil
      ) {
        let specifier = specifier ?? placeholder.specifier
        append(specifier, .string(specifier))
      }

      private mutating func append(_ specifier: String, _ value: LocalizedValue) {
        key += specifier
        values.append(value)
      }
    }
  }

  /// How a localized text is made.
  public struct LocalizationOptions: Sendable {
    /// What is put in the place of values.
    public var replacements: [any CVarArg & Sendable]?

    public init() {}
  }
}
