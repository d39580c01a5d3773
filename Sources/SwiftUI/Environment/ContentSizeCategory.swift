/// The text size that a person has chosen, by its older name.
public enum ContentSizeCategory: CaseIterable, Hashable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  public var isAccessibilityCategory: Bool { typeSize.isAccessibilitySize }

  init(_ size: DynamicTypeSize) {
    self = zip(DynamicTypeSize.allCases, Self.allCases).first { $0.0 == size }?.1 ?? .large
  }

  var typeSize: DynamicTypeSize {
    zip(Self.allCases, DynamicTypeSize.allCases).first { $0.0 == self }?.1 ?? .large
  }
}
