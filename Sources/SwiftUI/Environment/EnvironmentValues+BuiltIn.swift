import Foundation

extension EnvironmentValues {
  public var font: Font? {
    get { fields.font }
    set { fields.font = newValue }
  }

  public var colorScheme: ColorScheme {
    get { fields.colorScheme }
    set { fields.colorScheme = newValue }
  }

  public var colorSchemeContrast: ColorSchemeContrast { fields.colorSchemeContrast }

  public var layoutDirection: LayoutDirection {
    get { fields.layoutDirection }
    set { fields.layoutDirection = newValue }
  }

  public var locale: Locale {
    get { fields.locale }
    set { fields.locale = newValue }
  }

  public var calendar: Calendar {
    get { fields.calendar }
    set { fields.calendar = newValue }
  }

  public var timeZone: TimeZone {
    get { fields.timeZone }
    set { fields.timeZone = newValue }
  }

  public var dynamicTypeSize: DynamicTypeSize {
    get { fields.dynamicTypeSize }
    set { fields.dynamicTypeSize = newValue }
  }

  public var isEnabled: Bool {
    get { fields.isEnabled }
    set { fields.isEnabled = newValue }
  }

  /// Whether the screen is dimmed, as on the Always-On display.
  public var isLuminanceReduced: Bool {
    get { fields.isLuminanceReduced }
    set { fields.isLuminanceReduced = newValue }
  }

  public var redactionReasons: RedactionReasons {
    get { fields.redactionReasons }
    set { fields.redactionReasons = newValue }
  }

  public var lineLimit: Int? {
    get { fields.lineLimit.map(\.upperBound) }
    set { fields.lineLimit = newValue.map { 1...max(1, $0) } }
  }

  public var multilineTextAlignment: TextAlignment {
    get { fields.multilineTextAlignment ?? .leading }
    set { fields.multilineTextAlignment = newValue }
  }

  public var truncationMode: Text.TruncationMode {
    get { fields.truncationMode }
    set { fields.truncationMode = newValue }
  }

  public var lineSpacing: CGFloat {
    get { fields.lineSpacing }
    set { fields.lineSpacing = newValue }
  }

  public var minimumScaleFactor: CGFloat {
    get { fields.minimumScaleFactor }
    set { fields.minimumScaleFactor = newValue }
  }

  public var textCase: Text.Case? {
    get { fields.textCase }
    set { fields.textCase = newValue }
  }

  public var imageScale: Image.Scale {
    get { fields.imageScale }
    set { fields.imageScale = newValue }
  }

  /// The density of pixels of the devices that are drawn.
  public var displayScale: CGFloat { 3 }
}

/// The look of the surroundings.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  case light, dark
}

public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  case standard, increased
}

/// The direction that lines of text begin from.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  case leftToRight, rightToLeft
}

/// The text size that a person has chosen.
public enum DynamicTypeSize: CaseIterable, Hashable, Comparable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

/// Why content is hidden.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let placeholder = RedactionReasons(rawValue: 1 << 0)
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}
