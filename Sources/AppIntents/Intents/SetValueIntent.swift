/// An intent that sets a value: that of a toggle, say.
public protocol SetValueIntent: SystemIntent {
  associatedtype ValueType: _IntentValue
  /// The new value.
  var value: ValueType { get set }
}
