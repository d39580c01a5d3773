import Foundation

extension String {
  /// The text of a resource, in the resource's language.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) {
    self = Localization.text(resource.request, defaultFormat: resource.defaultValue.key)
  }

  /// The text of a resource, in the resource's language.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource, options: String.LocalizationOptions) {
    var request = resource.request
    request.values = options.replaced(request.values)
    self = Localization.text(request, defaultFormat: resource.defaultValue.key)
  }

  /// The translation of a text that is its own key.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(
      localized: keyAndValue, options: String.LocalizationOptions(), table: table, bundle: bundle,
      locale: locale, comment: comment)
  }

  /// The translation of a text that is its own key, with options.
  public init(
    localized keyAndValue: String.LocalizationValue, options: String.LocalizationOptions,
    table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self = Localization.text(
      Localization.Request(
        key: keyAndValue.key, table: table, bundle: bundle?.otherThanMain, locale: locale,
        values: options.replaced(keyAndValue.values)),
      defaultFormat: keyAndValue.key)
  }

  /// The translation that a key has; without one, the default value.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(
      localized: key, defaultValue: defaultValue, options: String.LocalizationOptions(), table: table,
      bundle: bundle, locale: locale, comment: comment)
  }

  /// The translation that a key has, with options; without one, the default value.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue,
    options: String.LocalizationOptions, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = Localization.text(
      Localization.Request(
        key: key.description, table: table, bundle: bundle?.otherThanMain, locale: locale,
        values: options.replaced(defaultValue.values)),
      defaultFormat: defaultValue.key)
  }
}

extension String.LocalizationOptions {
  fileprivate func replaced(_ values: [LocalizedValue]) -> [LocalizedValue] {
    guard let replacements else { return values }
    return replacements.map { replacement in
      switch replacement {
      case let number as any UnsignedInteger: .unsigned(UInt64(clamping: number))
      case let number as any SignedInteger: .integer(Int64(clamping: number))
      case let number as Double: .double(number)
      case let number as Float: .double(Double(number))
      default: .string("\(replacement)")
      }
    }
  }
}

extension Bundle {
  fileprivate var otherThanMain: URL? { self == .main ? nil : bundleURL }
}
