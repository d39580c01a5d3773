import Foundation

/// What an app's windows tell the views in them: a presentation stands for itself.
extension EnvironmentValues {
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// Does nothing: there is nothing to close.
  public var dismiss: DismissAction { DismissAction() }

  public var isPresented: Bool { false }

  /// The length of a pixel in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// Whether somebody records the screen.
  public var isSceneCaptured: Bool { false }

  public var supportsMultipleWindows: Bool { false }

  /// Whether a window is in front.
  public var appearsActive: Bool { true }

  /// Does nothing: there are no windows.
  public var openWindow: OpenWindowAction { OpenWindowAction() }

  /// Does nothing: there are no windows.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
}

private struct ScenePhaseKey: EnvironmentKey {
  static let defaultValue = ScenePhase.active
}

private struct HorizontalSizeClassKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = .compact
}

private struct VerticalSizeClassKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = .regular
}

/// Whether an app is in front.
public enum ScenePhase: Comparable, Hashable, Sendable {
  case background, inactive, active
}

/// How much room there is.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact, regular
}

/// Closes what is shown; in a presentation it does nothing.
@MainActor @preconcurrency
public struct DismissAction {
  nonisolated init() {}

  public func callAsFunction() {}
}

/// Opens a window; here there are none.
@MainActor @preconcurrency
public struct OpenWindowAction {
  nonisolated init() {}

  public func callAsFunction(id: String) {}

  public func callAsFunction<D: Codable & Hashable>(value: D) {}

  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Closes a window; here there are none.
@MainActor @preconcurrency
public struct DismissWindowAction {
  nonisolated init() {}

  public func callAsFunction() {}

  public func callAsFunction(id: String) {}

  public func callAsFunction<D: Codable & Hashable>(value: D) {}

  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}
