import Foundation

/// What a person has asked of the system: nothing here. Set them to see a view as others do.
extension EnvironmentValues {
  public var accessibilityReduceMotion: Bool {
    get { self[AccessibilityReduceMotionKey.self] }
    set { self[AccessibilityReduceMotionKey.self] = newValue }
  }

  public var accessibilityReduceTransparency: Bool {
    get { self[AccessibilityReduceTransparencyKey.self] }
    set { self[AccessibilityReduceTransparencyKey.self] = newValue }
  }

  public var accessibilityDifferentiateWithoutColor: Bool {
    get { self[AccessibilityDifferentiateWithoutColorKey.self] }
    set { self[AccessibilityDifferentiateWithoutColorKey.self] = newValue }
  }

  public var accessibilityInvertColors: Bool { false }

  public var accessibilityEnabled: Bool { false }

  public var accessibilityVoiceOverEnabled: Bool { false }

  public var accessibilitySwitchControlEnabled: Bool { false }

  public var accessibilityShowButtonShapes: Bool { false }

  public var accessibilityDimFlashingLights: Bool { false }

  public var accessibilityPlayAnimatedImages: Bool { true }

  public var accessibilityLargeContentViewerEnabled: Bool { false }

  public var accessibilityQuickActionsEnabled: Bool { false }

  public var accessibilityAssistiveAccessEnabled: Bool { false }

  public var accessibilityShowBorders: Bool { false }

  public var accessibilityReduceHighlightingEffects: Bool { false }
}

private struct AccessibilityReduceMotionKey: EnvironmentKey {
  static let defaultValue = false
}

private struct AccessibilityReduceTransparencyKey: EnvironmentKey {
  static let defaultValue = false
}

private struct AccessibilityDifferentiateWithoutColorKey: EnvironmentKey {
  static let defaultValue = false
}
