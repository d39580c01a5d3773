import SwiftUI

private struct ActivityFamilyKey: EnvironmentKey {
  static var defaultValue: ActivityFamily { .medium }
}

private struct IsActivityFullscreenKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct SupportedActivityFamiliesKey: EnvironmentKey {
  static var defaultValue: Set<ActivityFamily> { [.medium] }
}

private struct IsActivityUpdateReducedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct IsDynamicIslandLimitedInWidthKey: EnvironmentKey {
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
    get { self[IsActivityFullscreenKey.self] }
    set { self[IsActivityFullscreenKey.self] = newValue }
  }

  /// The sizes in which the activity can be shown.
  public var supportedActivityFamilies: Set<ActivityFamily> {
    get { self[SupportedActivityFamiliesKey.self] }
    set { self[SupportedActivityFamiliesKey.self] = newValue }
  }

  /// Whether only updates with an alert arrive, as on a watch that is far from its iPhone.
  public var isActivityUpdateReduced: Bool {
    get { self[IsActivityUpdateReducedKey.self] }
    set { self[IsActivityUpdateReducedKey.self] = newValue }
  }

  /// Whether compact and minimal presentations cannot grow, as in landscape.
  public var isDynamicIslandLimitedInWidth: Bool {
    get { self[IsDynamicIslandLimitedInWidthKey.self] }
    set { self[IsDynamicIslandLimitedInWidthKey.self] = newValue }
  }
}
