/// Why an intent could not be done.
public enum AppIntentError: Error, Equatable, Sendable {
  /// A parameter has no value, and there is nobody to ask.
  case needsValue
}

extension AppIntentError: LocalizedError {
  public var errorDescription: String? { "A parameter of the intent has no value." }
}
