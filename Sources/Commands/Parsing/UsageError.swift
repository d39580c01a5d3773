/// The command line is wrong: exit 2.
public struct UsageError: Error, Hashable, Sendable, CustomStringConvertible {
  public var message: String
  /// The command whose help says more, such as `islet render`.
  public var command: String

  public var description: String { "\(message)\nTry '\(command) --help' for more." }
}
