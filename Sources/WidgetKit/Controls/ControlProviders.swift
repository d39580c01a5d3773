import AppIntents

/// An intent whose parameters are the settings of a control.
public protocol ControlConfigurationIntent: SystemIntent {}

extension ControlConfigurationIntent {
  /// Does nothing: a control reads the parameters.
  public func perform() async throws -> some IntentResult { .result() }
}

/// Knows the value that a control shows.
public protocol ControlValueProvider {
  associatedtype Value

  /// Something to show to people who choose a control.
  var previewValue: Value { get }
  /// What it shows now.
  func currentValue() async throws -> Value
}

/// Knows the value that a control shows that people configure.
public protocol AppIntentControlValueProvider {
  associatedtype Configuration: ControlConfigurationIntent
  associatedtype Value

  /// Something to show to people who choose a control.
  func previewValue(configuration: Configuration) -> Value
  /// What it shows now.
  func currentValue(configuration: Configuration) async throws -> Value
}
