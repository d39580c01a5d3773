import Foundation

/// Writes a person's name as ``PersonNameComponents/FormatStyle`` does.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
  // As on Apple's systems a formatter may be shared, but not changed while another thread uses it.

  /// How much of the name is written.
  public enum Style: Int, Hashable, Sendable {
    case `default`, short, medium, long, abbreviated
  }

  /// Which name is written.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// How the name is spoken, if that is given.
    public static let phonetic = Options(rawValue: 2)
  }

  /// How much of the name is written.
  open var style = Style.default
  /// Whether the phonetic name is written.
  open var isPhonetic = false
  /// Whose order of names is followed.
  open var locale: Locale! = .autoupdatingCurrent

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Writes a name in the user's language.
  open class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = nameFormatStyle
    formatter.isPhonetic = nameOptions.contains(.phonetic)
    return formatter.string(from: components)
  }

  /// Writes a name.
  open func string(from components: PersonNameComponents) -> String {
    let style: PersonNameComponents.FormatStyle.Style =
      switch style {
      case .default, .medium: .medium
      case .short: .short
      case .long: .long
      case .abbreviated: .abbreviated
      }
    let name = isPhonetic ? components.phoneticRepresentation ?? components : components
    return PersonNameComponents.FormatStyle(style: style, locale: locale ?? .autoupdatingCurrent).format(name)
  }

  /// Reads a name of two words and more: the first is the given name, the last the family name, what is between them
  /// the middle name. `nil` for nothing.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    let words = string.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let first = words.first else { return nil }
    var name = PersonNameComponents()
    name.givenName = first
    if words.count > 1 { name.familyName = words.last }
    if words.count > 2 { name.middleName = words.dropFirst().dropLast().joined(separator: " ") }
    return name
  }

  /// Writes a name; `nil` for anything else.
  open override func string(for obj: Any?) -> String? {
    (obj as? PersonNameComponents).map { string(from: $0) }
  }
}
