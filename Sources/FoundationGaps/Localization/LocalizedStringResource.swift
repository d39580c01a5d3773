import Foundation

/// A text to be translated where and when it is shown.
public struct LocalizedStringResource: Equatable, Hashable, Codable, Sendable,
  CustomLocalizedStringResourceConvertible, ExpressibleByStringInterpolation
{
  /// Where the translations lie.
  public enum BundleDescription: Sendable {
    /// The app's bundle.
    case main
    /// The bundle that a class comes from.
    case forClass(AnyClass)
    /// The bundle in a folder.
    case atURL(URL)
  }

  /// The key it is looked up by.
  public let key: String
  /// The text in the language of the source, and its values.
  public let defaultValue: String.LocalizationValue
  /// The table's name; nil is the default table.
  public let table: String?
  /// The language it is shown in.
  public var locale: Locale
  /// The folder of the bundle; nil is the main bundle.
  package let bundleURL: URL?

  /// Where the translations lie.
  public var bundle: BundleDescription { bundleURL.map { .atURL($0) } ?? .main }

  /// A text that is its own key.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(
      key: keyAndValue.key, defaultValue: keyAndValue, table: table, locale: locale, bundle: bundle)
  }

  /// A key, and the text in the language of the source.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(
      key: key.description, defaultValue: defaultValue, table: table, locale: locale, bundle: bundle)
  }

  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  private init(
    key: String, defaultValue: String.LocalizationValue, table: String?, locale: Locale,
    bundle: BundleDescription
  ) {
    self.key = key
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
    switch bundle {
    case .main: bundleURL = nil
    case .forClass(let type): bundleURL = Bundle(for: type).bundleURL
    case .atURL(let url): bundleURL = url
    }
  }

  public var localizedStringResource: LocalizedStringResource { self }

  /// What to look up.
  package var request: Localization.Request {
    Localization.Request(
      key: key, table: table, bundle: bundleURL, locale: locale, values: defaultValue.values)
  }
}

/// A value that has a name in the user's language.
public protocol CustomLocalizedStringResourceConvertible {
  /// The name.
  var localizedStringResource: LocalizedStringResource { get }
}
