/// What a person has set on the simulated device, and where the app is.
package struct ActivitySettings: Equatable, Sendable {
  package var activitiesEnabled = true
  package var frequentPushesEnabled = true
  /// Activities can be started only while the app is in the foreground.
  package var appIsInForeground = true

  package init() {}
}
