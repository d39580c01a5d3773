import Foundation

/// A value that stands in a localized text.
package enum LocalizedValue: Hashable, Sendable {
  /// A whole number.
  case integer(Int64)
  /// A whole number without sign.
  case unsigned(UInt64)
  /// A number with a fraction.
  case double(Double)
  /// Text, shown as it is.
  case string(String)
  /// A value with its own way to be written in a locale.
  case written(LocalizedWriting)
  /// A text with a translation of its own.
  indirect case resource(LocalizedStringResource)

  /// How it stands in the place of a `%@`.
  package func text(locale: Locale) -> String {
    switch self {
    case .integer(let number): LocalizedFormat.integer(number, locale: locale)
    case .unsigned(let number): number.formatted(.number.locale(locale))
    case .double(let number): number.formatted(.number.locale(locale))
    case .string(let string): string
    case .written(let writing): writing.text(locale: locale)
    case .resource(let resource): String(localized: resource.inLocale(locale))
    }
  }
}

extension LocalizedStringResource {
  fileprivate func inLocale(_ locale: Locale) -> Self {
    var copy = self
    copy.locale = locale
    return copy
  }
}

/// A value and a format style or formatter for it. Two are equal if they were equal in the locale in
/// which they were made.
package struct LocalizedWriting: Hashable, Sendable {
  private var text: String
  private var madeIn: Locale
  private var rewrite: @Sendable (Locale) -> String

  init(locale: Locale = .current, rewrite: @escaping @Sendable (Locale?) -> String) {
    text = rewrite(nil)
    madeIn = locale
    self.rewrite = { rewrite($0) }
  }

  /// Written anew only in another locale than the user's own, so that a style that was given a
  /// locale keeps it.
  func text(locale: Locale) -> String { locale == madeIn ? text : rewrite(locale) }

  package static func == (left: Self, right: Self) -> Bool { left.text == right.text }

  package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension LocalizedValue: Codable {
  private enum Kind: String, Codable { case integer, unsigned, double, string, resource }

  private enum CodingKeys: String, CodingKey { case kind, value }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(Kind.self, forKey: .kind) {
    case .integer: self = .integer(try container.decode(Int64.self, forKey: .value))
    case .unsigned: self = .unsigned(try container.decode(UInt64.self, forKey: .value))
    case .double: self = .double(try container.decode(Double.self, forKey: .value))
    case .string: self = .string(try container.decode(String.self, forKey: .value))
    case .resource: self = .resource(try container.decode(LocalizedStringResource.self, forKey: .value))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .integer(let value):
      try container.encode(Kind.integer, forKey: .kind)
      try container.encode(value, forKey: .value)
    case .unsigned(let value):
      try container.encode(Kind.unsigned, forKey: .kind)
      try container.encode(value, forKey: .value)
    case .double(let value):
      try container.encode(Kind.double, forKey: .kind)
      try container.encode(value, forKey: .value)
    case .string(let value):
      try container.encode(Kind.string, forKey: .kind)
      try container.encode(value, forKey: .value)
    case .resource(let value):
      try container.encode(Kind.resource, forKey: .kind)
      try container.encode(value, forKey: .value)
    case .written(let writing):
      // A style cannot be put into an archive; its text can.
      try container.encode(Kind.string, forKey: .kind)
      try container.encode(writing.text(locale: .current), forKey: .value)
    }
  }
}
