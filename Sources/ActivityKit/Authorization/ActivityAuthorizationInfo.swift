/// Whether the app may start Live Activities and update them often.
public final class ActivityAuthorizationInfo: Sendable {
  /// See `activityEnablementUpdates`.
  public typealias ActivityEnablementUpdates = _UpdateSequence<Bool>
  /// See `frequentPushEnablementUpdates`.
  public typealias FrequentPushEnablementUpdates = _UpdateSequence<Bool>

  private let center: ActivityCenter

  /// Asks the system. What it answers follows the settings.
  public init() {
    center = .shared
  }

  package init(center: ActivityCenter) {
    self.center = center
  }

  /// Whether the person allows Live Activities.
  public var areActivitiesEnabled: Bool { center.settings.activitiesEnabled }

  /// Whether the person allows frequent updates by push.
  public var frequentPushesEnabled: Bool { center.settings.frequentPushesEnabled }

  /// The value of `areActivitiesEnabled`, now and whenever it changes.
  public var activityEnablementUpdates: ActivityEnablementUpdates {
    updates(of: \.activitiesEnabled)
  }

  /// The value of `frequentPushesEnabled`, now and whenever it changes.
  public var frequentPushEnablementUpdates: FrequentPushEnablementUpdates {
    updates(of: \.frequentPushesEnabled)
  }

  private func updates(of setting: KeyPath<ActivitySettings, Bool> & Sendable) -> _UpdateSequence<Bool> {
    _UpdateSequence { [center] in
      center.settingsChanges().compactMap { change in
        let value = change.new[keyPath: setting]
        return change.old?[keyPath: setting] == value ? nil : value
      }
    }
  }
}
