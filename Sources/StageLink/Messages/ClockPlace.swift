import Foundation

/// Where keys have moved the clock of a phone.
public struct ClockPlace: Hashable, Sendable, Codable {
  /// How many seconds it is ahead of where it would be by itself.
  public var offset: Double
  /// The moment at which it stands; `nil` while it runs.
  public var standing: Date?

  public init(offset: Double = 0, standing: Date? = nil) {
    self.offset = offset
    self.standing = standing
  }
}
