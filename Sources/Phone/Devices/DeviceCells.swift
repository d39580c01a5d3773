import BoxLayout
import Cells

/// A device in cells.
///
/// A surface is as wide as comes nearest to its points and has the screen's parity, so that what is
/// centred on a device is centred here; of two that are equally near it is the wider one.
public struct DeviceCells: Hashable, Sendable {
  /// The whole screen.
  public let screen: CellSize
  /// The card of the Lock Screen and the banner.
  public let cardColumns: Int
  /// The rows of the card and of the expanded island: in cells nothing is cut at 160 pt, for a bar of
  /// 6 pt takes a whole row here.
  public let cardRows = 5...13
  /// The Dynamic Island; `nil` without one.
  public let island: Island?

  /// The island in cells.
  public struct Island: Hashable, Sendable {
    /// The least that each side of the compact island takes.
    public let sideColumns: Int
    /// The camera: what the island has beyond its two sides.
    public let sensorColumns: Int
    /// The widest is a column more than its points: what fills it on a device is small type, narrower than
    /// cells, and five digits of a timer need it.
    public let minimalColumns: ClosedRange<Int>
    public let expandedColumns: Int
  }

  public init(_ device: Device) {
    let columns = Self.nearest(device.screen.width)
    func surface(_ points: Double) -> Int { Self.nearest(points, parityOf: columns) }
    screen = CellSize(columns: columns, rows: Int((device.screen.height / Metrics.rowPoints).rounded()))
    cardColumns = surface(device.card.width)
    island = device.island.map { island in
      let side = Self.nearest(island.sideWidth)
      return Island(
        sideColumns: side, sensorColumns: surface(island.width) - 2 * side,
        minimalColumns: Self.nearest(
          island.minimalWidth.lowerBound)...Self.nearest(island.minimalWidth.upperBound) + 1,
        expandedColumns: surface(island.expandedWidth))
    }
  }

  private static func nearest(_ points: Double) -> Int {
    Int((points / Metrics.columnPoints).rounded())
  }

  private static func nearest(_ points: Double, parityOf other: Int) -> Int {
    let columns = points / Metrics.columnPoints
    let lower = Int(columns.rounded(.down))
    let first = (lower - other) % 2 == 0 ? lower : lower - 1
    return columns - Double(first) < 1 ? first : first + 2
  }
}
