/// What becomes of the elements in a view that is one element itself.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let number: Int

  public static let ignore = AccessibilityChildBehavior(number: 0)
  public static let contain = AccessibilityChildBehavior(number: 1)
  public static let combine = AccessibilityChildBehavior(number: 2)
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

/// What an action is for.
public struct AccessibilityActionKind: Equatable, Sendable {
  let name: String?

  public static let `default` = AccessibilityActionKind(name: nil)
  public static let escape = AccessibilityActionKind(name: "escape")
  public static let magicTap = AccessibilityActionKind(name: "magicTap")

  init(name: String?) {
    self.name = name
  }

  public init(named name: Text) {
    self.name = name.plainText(in: EnvironmentValues())
  }
}

/// Which way a value is changed.
public enum AccessibilityAdjustmentDirection: Sendable {
  case increment, decrement
}

/// What kind of text a view holds.
public struct AccessibilityTextContentType: Equatable, Sendable {
  let number: Int

  public static let plain = AccessibilityTextContentType(number: 0)
  public static let console = AccessibilityTextContentType(number: 1)
  public static let fileSystem = AccessibilityTextContentType(number: 2)
  public static let messaging = AccessibilityTextContentType(number: 3)
  public static let narrative = AccessibilityTextContentType(number: 4)
  public static let sourceCode = AccessibilityTextContentType(number: 5)
  public static let spreadsheet = AccessibilityTextContentType(number: 6)
  public static let wordProcessing = AccessibilityTextContentType(number: 7)
}
