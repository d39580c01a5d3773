import Foundation

extension PersonNameComponents {
  /// Writes a person's name.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How much of the name is written.
    public enum Style: String, Codable, Hashable, Sendable {
      /// The nickname, or the given name.
      case short
      /// Given and family name.
      case medium
      /// Every part of the name.
      case long
      /// The initials of given and family name.
      case abbreviated
    }

    /// How much of the name is written.
    public var style: Style
    /// Whose order of names is followed where the name's own script does not say.
    public var locale: Locale

    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      self.style = style
      self.locale = locale
    }

    /// Writes a name; parts that are missing are left out.
    public func format(_ name: PersonNameComponents) -> String {
      switch style {
      case .short: Self.short(name)
      case .medium: ordered([name.givenName], name.familyName)
      case .long:
        ([name.namePrefix, ordered([name.givenName, name.middleName], name.familyName), name.nameSuffix])
          .compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " ")
      case .abbreviated: initials(name)
      }
    }

    public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }

    private static func short(_ name: PersonNameComponents) -> String {
      [name.nickname, name.givenName, name.familyName].compactMap(\.self).first { !$0.isEmpty } ?? ""
    }

    /// Chinese, Japanese and Korean names begin with the family's and know no blanks.
    private func ordered(_ given: [String?], _ family: String?) -> String {
      let given = given.compactMap(\.self).filter { !$0.isEmpty }
      let family = [family].compactMap(\.self).filter { !$0.isEmpty }
      if Self.isEastAsian((given + family).joined()) { return (family + given).joined() }
      let isFamilyFirst = ["hu", "vi"].contains(locale.language.languageCode?.identifier)
      return (isFamilyFirst ? family + given : given + family).joined(separator: " ")
    }

    private func initials(_ name: PersonNameComponents) -> String {
      let parts = [name.givenName, name.familyName].compactMap(\.self).filter { !$0.isEmpty }
      if let family = name.familyName, Self.isEastAsian(parts.joined()) { return family }
      return parts.compactMap(\.first).map { $0.uppercased() }.joined()
    }

    private static func isEastAsian(_ text: String) -> Bool {
      guard let first = text.unicodeScalars.first?.value else { return false }
      return (0x3040...0x30FF).contains(first) || (0x3400...0x9FFF).contains(first)
        || (0xAC00...0xD7A3).contains(first)
    }
  }

  /// The given and the family name.
  public func formatted() -> String { FormatStyle().format(self) }

  /// The name as a style writes it.
  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == PersonNameComponents {
    style.format(self)
  }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// Writes a person's name.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}
