/// An intent that opens something in the app.
public protocol OpenIntent: SystemIntent {
  associatedtype Value: _IntentValue
  /// What is opened.
  var target: Value { get set }
}

extension OpenIntent {
  public static var openAppWhenRun: Bool { true }
}
