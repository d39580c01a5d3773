import Foundation

nonisolated extension View {
  /// Hides the text of this view while the surroundings hide what is private.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    environmentChanged { environment in
      if sensitive, environment.fields.redactionReasons.contains(.privacy) {
        environment.fields.redactionReasons.insert(.placeholder)
      }
    }
  }

  /// Adds reasons to hide content: text of a placeholder is shown as bars, the rest is up to the views,
  /// which read the reasons from the environment.
  public func redacted(reason: RedactionReasons) -> some View {
    environmentChanged { $0.fields.redactionReasons.formUnion(reason) }
  }

  /// Takes the reasons to hide content away.
  public func unredacted() -> some View {
    environmentChanged { $0.fields.redactionReasons = [] }
  }

  /// Accepted; a frame is never out of date.
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }

  /// Accepted; the appearance is the activity's.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }

  /// Sets the appearance of this view.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environmentChanged { $0.fields.colorScheme = colorScheme }
  }

  /// Accepted; lines break by the rules of each script.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View { self }

  /// Accepted; text in a presentation cannot be selected.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }

  /// Accepted; rows have one height.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { self }

  /// Accepted; terminals show sRGB.
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
}

/// Whether text can be selected; accepted.
public protocol TextSelectability {
  static var allowsSelection: Bool { get }
}

public struct EnabledTextSelectability: TextSelectability {
  public static let allowsSelection = true
}

public struct DisabledTextSelectability: TextSelectability {
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
