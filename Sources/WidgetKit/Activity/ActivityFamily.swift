/// The size in which a Live Activity is shown.
public enum ActivityFamily: Int, CaseIterable, Codable, Hashable, Sendable, CustomStringConvertible {
  /// On Apple Watch and in CarPlay.
  case small
  /// On iPhone and iPad.
  case medium

  public var description: String {
    switch self {
    case .small: "small"
    case .medium: "medium"
    }
  }
}
