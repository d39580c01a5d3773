/// Knows the choices for a parameter while the app runs.
public protocol DynamicOptionsProvider {
  associatedtype Result
  associatedtype DefaultValue = Never

  /// The choices.
  func results() async throws -> Result
}
