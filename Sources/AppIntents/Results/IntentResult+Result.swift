extension IntentResult {
  /// Nothing but that it is done.
  public static func result() -> Self
  where Self == IntentResultContainer<Never, Never, Never, Never> {
    IntentResultContainer()
  }

  /// A value for other intents.
  public static func result<Value: _IntentValue>(value: Value) -> Self
  where Self == IntentResultContainer<Value, Never, Never, Never> {
    IntentResultContainer(value: value)
  }

  /// Something that the system says.
  public static func result(dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    IntentResultContainer(dialog: dialog)
  }

  /// A value for other intents, and something that the system says.
  public static func result<Value: _IntentValue>(value: Value, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
    IntentResultContainer(value: value, dialog: dialog)
  }

  /// An intent that is to be done next.
  public static func result<Intent: AppIntent>(opensIntent intent: Intent) -> Self
  where Self == IntentResultContainer<Never, Intent, Never, Never> {
    IntentResultContainer(intent: intent)
  }

  /// An intent that is to be done next, and something that the system says.
  public static func result<Intent: AppIntent>(opensIntent intent: Intent, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Intent, Never, IntentDialog> {
    IntentResultContainer(intent: intent, dialog: dialog)
  }

  /// A value for other intents, and an intent that is to be done next.
  public static func result<Value: _IntentValue, Intent: AppIntent>(
    value: Value, opensIntent intent: Intent
  ) -> Self
  where Self == IntentResultContainer<Value, Intent, Never, Never> {
    IntentResultContainer(value: value, intent: intent)
  }

  /// A value for other intents, an intent that is to be done next, and something that the system says.
  public static func result<Value: _IntentValue, Intent: AppIntent>(
    value: Value, opensIntent intent: Intent, dialog: IntentDialog
  ) -> Self
  where Self == IntentResultContainer<Value, Intent, Never, IntentDialog> {
    IntentResultContainer(value: value, intent: intent, dialog: dialog)
  }
}
