/// An intent that takes the place of one of the older Intents framework.
public protocol CustomIntentMigratedAppIntent: AppIntent {
  /// The older intent's name.
  static var intentClassName: String { get }
}
