import SwiftUI

private struct ActivityFamilyKey: EnvironmentKey {
  static var defaultValue: ActivityFamily { .medium }
}

private struct ActivityFullscreenKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct SupportedFamiliesKey: EnvironmentKey {
  static var defaultValue: Set<ActivityFamily> { [.medium] }
}

private struct ReducedUpdatesKey: EnvironmentKey {
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

  /// The sizes in which the activity can be shown.
  public var supportedActivityFamilies: Set<ActivityFamily> {
    get { self[SupportedFamiliesKey.self] }
    set { self[SupportedFamiliesKey.self] = newValue }
  }

  /// Whether only updates with an alert arrive, as on a watch that is far from its iPhone.
  public var isActivityUpdateReduced: Bool {
    get { self[ReducedUpdatesKey.self] }
    set { self[ReducedUpdatesKey.self] = newValue }
  }

  /// Whether compact and minimal presentations cannot grow, as in landscape.
  public var isDynamicIslandLimitedInWidth: Bool {
    get { self[LimitedInWidthKey.self] }
    set { self[LimitedInWidthKey.self] = newValue }
  }
}
