import SwiftUI

private struct ActivityFamilyKey: EnvironmentKey {
  static var defaultValue: ActivityFamily { .medium }
}

private struct ActivityFullscreenKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct LimitedInWidthKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// The size in which the activity is shown.
  public var activityFamily: ActivityFamily {
    get { self[ActivityFamilyKey.self] }
    set { self[ActivityFamilyKey.self] = newValue }
  }

  /// Whether the activity fills the screen, as it does in StandBy.
  public var isActivityFullscreen: Bool {
    get { self[ActivityFullscreenKey.self] }
    set { self[ActivityFullscreenKey.self] = newValue }
  }

  /// Whether compact and minimal presentations cannot grow, as in landscape.
  public var isDynamicIslandLimitedInWidth: Bool {
    get { self[LimitedInWidthKey.self] }
    set { self[LimitedInWidthKey.self] = newValue }
  }
}
