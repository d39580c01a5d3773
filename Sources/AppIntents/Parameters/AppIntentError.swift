/// Why an intent could not be done.
public struct AppIntentError: Error, Hashable, Sendable {
  private let reason: String

  private init(_ reason: String) {
    self.reason = reason
  }

  /// A parameter has no value, and there is nobody to ask.
  package static let needsValue = AppIntentError("A parameter of the intent has no value.")
  /// The intent is to be done anew.
  public static let restartPerform = AppIntentError("The intent is to be done anew.")

  /// Why an intent cannot be done at all.
  public enum Unrecoverable {
    public static let entityNotFound = AppIntentError("What the intent is about was not found.")
    public static let featureCurrentlyRestricted = AppIntentError("This is restricted at present.")
    public static let networkFailure = AppIntentError("There is no connection.")
    public static let notAllowed = AppIntentError("This is not allowed.")
    public static let unknown = AppIntentError("Something went wrong.")
  }

  /// What a person has to do before an intent can be done.
  public enum UserActionRequired {
    public static let accountSetup = AppIntentError("An account has to be set up.")
    public static let confirmation = AppIntentError("It has to be confirmed.")
    public static let signin = AppIntentError("Somebody has to sign in.")
  }

  /// What a person has to allow before an intent can be done.
  public enum PermissionRequired {
    public static let bluetooth = AppIntentError("Bluetooth has to be allowed.")
    public static let contacts = AppIntentError("Contacts have to be allowed.")
    public static let localNetwork = AppIntentError("The local network has to be allowed.")
    public static let location = AppIntentError("The location has to be allowed.")
    public static let microphone = AppIntentError("The microphone has to be allowed.")
    public static let photos = AppIntentError("Photos have to be allowed.")
  }
}

extension AppIntentError: LocalizedError {
  public var errorDescription: String? { reason }
}
