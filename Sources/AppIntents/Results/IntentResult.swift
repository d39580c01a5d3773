/// What an intent gives back.
public protocol IntentResult: Sendable {
  associatedtype Value = Never
  /// A value for another intent, if there is one.
  var value: Value? { get }
}

/// A result with a value for other intents.
public protocol ReturnsValue<Value>: IntentResult where Value: _IntentValue {}

/// A result with something that the system says.
public protocol ProvidesDialog: IntentResult {}

/// A result with a view that the system shows.
public protocol ShowsSnippetView: IntentResult {}

/// A result with a snippet that the system shows.
public protocol ShowsSnippetIntent: IntentResult {}

/// A result with an intent that is to be done next.
public protocol OpensIntent: IntentResult {}
