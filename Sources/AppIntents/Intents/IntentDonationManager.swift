/// Is told what people did, to foresee what they will do. Nothing here learns from that.
public final class IntentDonationManager: Sendable {
  /// The one there is.
  public static let shared = IntentDonationManager()

  private init() {}

  /// Tells of an intent.
  @discardableResult
  public func donate<Intent: AppIntent>(intent: Intent) -> IntentDonationIdentifier {
    IntentDonationIdentifier()
  }

  /// Tells of an intent and what came of it.
  @discardableResult
  public func donate<Intent: AppIntent>(
    intent: Intent, result: Intent.PerformResult
  ) async throws -> IntentDonationIdentifier {
    IntentDonationIdentifier()
  }

  /// Takes back what was told.
  public func deleteDonations(matching identifiers: IntentDonationIdentifier...) async throws {}
}

/// What was told once.
public struct IntentDonationIdentifier: Hashable, Sendable {
  private let id = UUID()
}
