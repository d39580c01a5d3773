import Cells

/// A phone in points: its screen and what the system draws on it.
///
/// Sizes are those of Apple's Human Interface Guidelines, "Live Activities".
public struct Device: Hashable, Sendable, Identifiable {
  /// A size in points.
  public struct Points: Hashable, Sendable {
    public var width: Double
    public var height: Double

    public init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }
  }

  /// The Dynamic Island, in points.
  public struct Island: Hashable, Sendable {
    /// The compact island with both sides and the camera between them.
    public var width: Double
    /// What lies on one side of the camera.
    public var sideWidth: Double
    /// Compact and minimal.
    public var height: Double
    public var minimalWidth: ClosedRange<Double>
    public var expandedWidth: Double
    public var expandedHeight: ClosedRange<Double>
  }

  /// The Lock Screen's card, in points.
  public struct Card: Hashable, Sendable {
    public var width: Double
    public var height: ClosedRange<Double>
  }

  /// What `--device` takes.
  public let id: String
  /// What people call it.
  public let name: String
  /// The screen, upright.
  public let screen: Points
  /// `nil` on a device without an island.
  public let island: Island?
  public let card: Card

  public init(id: String, name: String, screen: Points, island: Island?, card: Card) {
    self.id = id
    self.name = name
    self.screen = screen
    self.island = island
    self.card = card
  }
}
