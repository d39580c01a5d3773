/// One option of the command line. The tables of these are all there is to know: arguments are parsed,
/// and help is written, from them.
public struct OptionSpec: Hashable, Sendable {
  /// What follows an option.
  public enum Argument: Hashable, Sendable {
    case none
    /// A text; the word is what help calls it.
    case text(String)
    /// One of a few words.
    case choice([String])
  }

  /// Without the dashes.
  public var name: String
  /// A letter that does the same behind one dash.
  public var short: Character?
  public var argument: Argument
  /// Whether it may be given more than once, each time adding a value.
  public var isRepeatable: Bool
  public var summary: String

  public init(
    _ name: String, short: Character? = nil, _ argument: Argument, isRepeatable: Bool = false,
    _ summary: String
  ) {
    self.name = name
    self.short = short
    self.argument = argument
    self.isRepeatable = isRepeatable
    self.summary = summary
  }

  /// An option without an argument.
  public init(_ name: String, short: Character? = nil, _ summary: String) {
    self.init(name, short: short, .none, summary)
  }
}
