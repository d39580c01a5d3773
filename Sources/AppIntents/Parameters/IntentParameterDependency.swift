/// What a person has chosen for other parameters of the same intent. Nobody sets anything up here, so it is
/// `nil`.
@propertyWrapper
public struct IntentParameterDependency<Intent: AppIntent>: Sendable {
  /// Depends on parameters of the intent.
  public init<each Value>(_ keyPaths: repeat KeyPath<Intent, each Value>) {}

  public var wrappedValue: IntentProjection<Intent>? { nil }
}

/// The parameters of an intent that are known already.
@dynamicMemberLookup
public struct IntentProjection<Intent: AppIntent> {
  private let intent: Intent

  public subscript<Value>(dynamicMember keyPath: KeyPath<Intent, Value>) -> Value { intent[keyPath: keyPath] }
}
