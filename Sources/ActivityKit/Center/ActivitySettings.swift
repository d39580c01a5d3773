/// What a person has set on the simulated device, and where the app is.
package struct ActivitySettings: Equatable, Sendable {
  /// The app whose code runs here.
  package static let ownApp = "App"

  /// Whether the person allows Live Activities.
  package var activitiesEnabled = true
  /// Whether the person allows frequent updates by push.
  package var frequentPushesEnabled = true
  /// The app that is on the screen, by name; `nil` for the Home Screen or an app without activities.
  package var foregroundApp: String? = ownApp
  /// Reasons for which every request is refused, whatever else holds.
  package var refusals: Set<ActivityAuthorizationError> = []
  /// How many activities the device and one app can have; `nil` is no limit, for Apple publishes none.
  package var mostOnDevice: Int?
  package var mostOfApp: Int?

  package init() {}

  /// Activities can be started only while the app is in the foreground.
  package var appIsInForeground: Bool {
    get { foregroundApp == Self.ownApp }
    set { foregroundApp = newValue ? Self.ownApp : nil }
  }
}
