/// The result that `IntentResult.result()` and its forms make. The types say what is in it; `Never` is
/// nothing.
public struct IntentResultContainer<Value, Intent, Snippet, Dialog>: IntentResult {
  // What a user's intent hands back need not be Sendable; it is made once and only read.
  private nonisolated(unsafe) let stored: (value: Value?, intent: Intent?, snippet: Snippet?)
  private let storedDialog: IntentDialog?

  public var value: Value? { stored.value }
  /// The intent to be done next.
  package var opensIntent: Intent? { stored.intent }
  /// The view to be shown.
  package var snippet: Snippet? { stored.snippet }
  /// What is to be said.
  package var dialog: IntentDialog? { storedDialog }

  init(
    value: Value? = nil, intent: Intent? = nil, snippet: Snippet? = nil, dialog: IntentDialog? = nil
  ) {
    stored = (value, intent, snippet)
    storedDialog = dialog
  }
}

extension IntentResultContainer: ReturnsValue where Value: _IntentValue {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
extension IntentResultContainer: OpensIntent where Intent: AppIntent {}
