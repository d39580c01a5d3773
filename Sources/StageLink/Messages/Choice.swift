/// Which of several things of one kind are meant.
public enum Choice: Hashable, Sendable, Codable {
  /// The first there is.
  case first
  /// Counted from 1.
  case number(Int)
  /// By its name, exactly.
  case named(String)
  /// Every one.
  case all
}
