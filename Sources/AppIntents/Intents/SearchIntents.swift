/// An intent that searches in the app.
public protocol ShowInAppSearchResultsIntent: SystemIntent {
  associatedtype SearchCriteria
  /// What is searched for.
  var criteria: SearchCriteria { get set }
  /// Among what is searched.
  static var searchScopes: [StringSearchScope] { get }
}

extension ShowInAppSearchResultsIntent {
  public static var openAppWhenRun: Bool { true }
}

/// A text that is searched for.
public struct StringSearchCriteria: _IntentValue, Hashable, Sendable {
  public let term: String
}

/// Among what is searched.
public enum StringSearchScope: Hashable, Sendable {
  case general, movies, tv, music, appStore
}

/// An intent that shows the camera.
public protocol CameraCaptureIntent: SystemIntent {}

/// An intent that begins to speak to others.
public protocol PushToTalkTransmissionIntent: SystemIntent {}

/// An intent that opens an address.
public protocol URLRepresentableIntent: AppIntent {}

extension URLRepresentableIntent where Self: OpenIntent, Value: URLRepresentableEntity {
  /// Does nothing: the address is opened, and a terminal opens none.
  public func perform() async throws -> some IntentResult { .result() }
}
