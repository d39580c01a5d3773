/// How long an activity stays without anyone's doing.
public enum ActivityStyle: Codable, Hashable, Sendable {
  /// Stays until it is ended.
  case standard
  /// Ends when the device is locked, or when the expanded presentation is left.
  case transient
}
