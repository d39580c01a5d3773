import Foundation

/// The settings that views have set, by key.
///
/// Writing the real defaults would leave files behind whenever a view is drawn.
enum SettingsMemory {
  /// Unchecked: read and set only while views are lowered or a control acts, both on the main actor.
  nonisolated(unsafe) private static var values: [String: Any] = [:]

  /// Called when a setting is set, for an app that runs.
  ///
  /// Unchecked: as ``values``.
  nonisolated(unsafe) static var didChange: (() -> Void)?

  static func value(_ key: String, _ store: UserDefaults?) -> Any? {
    values[key] ?? store?.object(forKey: key)
  }

  /// Keeps a value; a missing one is forgotten.
  static func set(_ value: Any, _ key: String, _ store: UserDefaults?) {
    let isMissing = (value as? any OptionalSetting)?.isMissing ?? false
    values[key] = isMissing ? nil : value
    didChange?()
  }
}

/// Tells whether an optional that was passed on as `Any` holds a value.
private protocol OptionalSetting {
  var isMissing: Bool { get }
}

extension Optional: OptionalSetting {
  var isMissing: Bool { self == nil }
}
