import BoxLayout
import Cells

/// A screen beside the iPhone's that shows its activities: an Apple Watch or a car's.
///
/// Sizes are those of Apple's Human Interface Guidelines, "Live Activities", but for the ``estimates``.
public struct CompanionScreen: Hashable, Sendable, Identifiable {
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case watch
    case carPlay = "carplay"
  }

  /// What `islet devices` calls it.
  public let id: String
  /// What people call it.
  public let name: String
  public let kind: Kind
  /// The whole screen in points; `nil` where it does not matter, as of a part of CarPlay's Dashboard.
  public let screen: Device.Points?
  /// What an activity gets in points: in the Smart Stack or on the Dashboard; `nil` of a screen that is meant
  /// for tests of the whole.
  public let activity: Device.Points?
  /// The sizes that Apple does not publish.
  public let estimates: Set<DeviceSize>

  public init(
    id: String, name: String, kind: Kind, screen: Device.Points?, activity: Device.Points?,
    estimates: Set<DeviceSize> = []
  ) {
    self.id = id
    self.name = name
    self.kind = kind
    self.screen = screen
    self.activity = activity
    self.estimates = estimates
  }

  /// The whole screen in cells.
  public var cells: CellSize? {
    screen.map {
      CellSize(
        columns: Int(($0.width / Metrics.columnPoints).rounded()),
        rows: Int(($0.height / Metrics.rowPoints).rounded()))
    }
  }
}
