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
  /// The whole screen, of CarPlay in pixels; `nil` where it does not matter, as of a part of CarPlay's Dashboard.
  public let screen: Device.Points?
  /// Pixels a point of the whole screen.
  public let scale: Double
  /// What an activity gets in points: in the Smart Stack or on the Dashboard; `nil` of a screen of which nobody
  /// says it.
  public let activity: Device.Points?
  /// The sizes that Apple does not publish.
  public let estimates: Set<DeviceSize>

  public init(
    id: String, name: String, kind: Kind, screen: Device.Points?, scale: Double = 1,
    activity: Device.Points?, estimates: Set<DeviceSize> = []
  ) {
    self.id = id
    self.name = name
    self.kind = kind
    self.screen = screen
    self.scale = scale
    self.activity = activity
    self.estimates = estimates
  }

  /// The whole screen in cells, as it is drawn around the card.
  public var cells: CellSize? {
    screen == nil ? nil : DeviceCells(self, beside: .iPhone16).screen
  }

  /// What an activity gets, in cells; `nil` where it gets nothing.
  public var activityCells: CellSize? {
    guard activity != nil else { return nil }
    let cells = DeviceCells(self, beside: .iPhone16)
    return CellSize(columns: cells.cardColumns, rows: cells.cardRows.upperBound)
  }
}

extension CompanionScreen.Kind {
  /// The surface that such a screen shows, and the only one.
  public var surface: Surface {
    switch self {
    case .watch: .watch
    case .carPlay: .carPlay
    }
  }

  /// The screen that is shown when none is asked for.
  var standardID: String {
    switch self {
    case .watch: "watch-45"
    case .carPlay: "carplay-240x78"
    }
  }

  /// The built-in screen that is shown when none is asked for.
  public var standard: CompanionScreen {
    switch self {
    case .watch: .watch45
    case .carPlay: .carPlay240x78
    }
  }
}

extension CompanionScreen {
  private static let watch45 = DeviceLibrary.builtInScreen(Kind.watch.standardID)
  private static let carPlay240x78 = DeviceLibrary.builtInScreen(Kind.carPlay.standardID)
}
