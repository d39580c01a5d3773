import Foundation

/// What a person has asked of the system: nothing here. Set them to see a view as others do.
extension EnvironmentValues {
  public var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }

  public var accessibilityReduceTransparency: Bool {
    get { self[ReduceTransparencyKey.self] }
    set { self[ReduceTransparencyKey.self] = newValue }
  }

  public var accessibilityDifferentiateWithoutColor: Bool {
    get { self[DifferentiateKey.self] }
    set { self[DifferentiateKey.self] = newValue }
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

private struct ReduceMotionKey: EnvironmentKey {
  static let defaultValue = false
}

private struct ReduceTransparencyKey: EnvironmentKey {
  static let defaultValue = false
}

private struct DifferentiateKey: EnvironmentKey {
  static let defaultValue = false
}
