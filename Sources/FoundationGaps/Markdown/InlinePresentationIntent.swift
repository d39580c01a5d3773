import Foundation

/// How a stretch of text is meant to stand out, as Markdown says it.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// `*text*`
  public static let emphasized = Self(rawValue: 1 << 0)
  /// `**text**`
  public static let stronglyEmphasized = Self(rawValue: 1 << 1)
  /// `` `text` ``
  public static let code = Self(rawValue: 1 << 2)
  /// `~~text~~`
  public static let strikethrough = Self(rawValue: 1 << 5)
  /// The end of a line inside of a paragraph.
  public static let softBreak = Self(rawValue: 1 << 6)
  /// The end of a line that is kept.
  public static let lineBreak = Self(rawValue: 1 << 7)
  /// HTML inside of a paragraph.
  public static let inlineHTML = Self(rawValue: 1 << 8)
  /// HTML that is a paragraph.
  public static let blockHTML = Self(rawValue: 1 << 9)
}

extension AttributeScopes.FoundationAttributes {
  /// The attribute that keeps how text is meant to stand out.
  public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
    public typealias Value = InlinePresentationIntent
    public static let name = "NSInlinePresentationIntent"
  }

  /// Only ever named in a key path, which stands for the attribute's type: there is no value of it.
  public var inlinePresentationIntent: InlinePresentationIntentAttribute {
    preconditionFailure("An attribute scope has no values of its attributes.")
  }
}
