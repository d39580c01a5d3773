/// An intent that begins in the background and may ask the app to come to the front.
public protocol ForegroundContinuableIntent: SystemIntent {}

extension ForegroundContinuableIntent {
  /// The error to throw when someone has to go on in the app.
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, continuation: (@MainActor @Sendable () -> Void)? = nil
  ) -> NeedsToContinueInForegroundError {
    NeedsToContinueInForegroundError(dialog: dialog, continuation: continuation)
  }

  /// Brings the app to the front and goes on there.
  public func requestToContinueInForeground<Result: Sendable>(
    _ dialog: IntentDialog? = nil, continuation: @MainActor @Sendable () async throws -> Result
  ) async throws -> Result {
    try await continuation()
  }

  /// Brings the app to the front.
  public func requestToContinueInForeground(_ dialog: IntentDialog? = nil) async throws {}
}

/// Says that an intent can only go on in the app.
public struct NeedsToContinueInForegroundError: Error {
  package let dialog: IntentDialog?
  package let continuation: (@MainActor @Sendable () -> Void)?
}
