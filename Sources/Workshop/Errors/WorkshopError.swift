/// One clear message about what went wrong: what, where, and what to do.
public struct WorkshopError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Who has to act.
  public enum Cause: Hashable, Sendable {
    /// Wrong use or unreadable input: exit 2.
    case input
    /// Islet worked and the source is at fault: exit 1.
    case source
  }

  public var cause: Cause
  public var message: String
  /// Whether a library was made that cannot be loaded.
  public var isAboutLoading = false

  public init(_ cause: Cause, _ message: String) {
    self.cause = cause
    self.message = message
  }

  public var description: String { message }
}
