import BoxLayout
import Cells

/// A device in cells.
///
/// A surface is as wide as comes nearest to its points and has the screen's parity, so that what is
/// centred on a device is centred here; of two that are equally near it is the wider one.
public struct DeviceCells: Hashable, Sendable {
  /// The whole screen.
  public private(set) var screen: CellSize
  /// The card of the Lock Screen and the banner, of a Smart Stack or a Dashboard.
  public let cardColumns: Int
  /// The rows of the card and of the expanded island: in cells nothing is cut at 160 pt, for a bar of
  /// 6 pt takes a whole row here. On a watch and in a car they are those of the card's height in points.
  public let cardRows: ClosedRange<Int>
  /// The Dynamic Island; `nil` without one.
  public let island: Island?
  public let front: Device.Front
  public let kind: Device.Kind
  /// Where the screen is.
  public let venue: Venue
  /// The widest that a presentation of the iPhone is, for those that stand beside the phone in a large terminal.
  let overviewColumns: Int
  /// An iPhone that lies, the end with its camera at the left.
  public let isLandscape: Bool
  /// An iPhone in StandBy, which lies. It is drawn in half its size: what the system shows at twice its size takes
  /// as many cells as on the Lock Screen, and stands in a screen that has half as many.
  public let isStandBy: Bool
  /// The iPhone in StandBy is drawn in its own size, and what the system shows at twice its size in twice as many
  /// cells: in large type, where there is room.
  let isDoubled: Bool

  /// Whose screen it is.
  public enum Venue: Hashable, Sendable {
    /// The device's own.
    case device
    case watch
    /// A part of a car's screen, the Dashboard.
    case carPlay
    /// The upper part of a Mac's screen.
    case mac
  }

  /// The rows of a card at 84 to 160 pt.
  static let phoneCardRows = 5...13

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
    /// Of an island that stands upright beside the screen: each side, and the camera between them.
    public let sideRows: Int
    public let sensorRows: Int
  }

  /// - Parameters:
  ///   - isLandscape: Of no account for an iPad, which lies anyhow.
  ///   - isStandBy: Of no account for an iPad, which has none.
  ///   - isDoubled: Of account in StandBy alone.
  public init(_ device: Device, isLandscape: Bool = false, isStandBy: Bool = false, isDoubled: Bool = false) {
    let lies = (isLandscape || isStandBy) && device.kind == .iPhone
    self.isStandBy = isStandBy && lies
    self.isDoubled = isDoubled && self.isStandBy
    let points =
      lies ? Device.Points(width: device.screen.height, height: device.screen.width) : device.screen
    let scale = self.isStandBy && !self.isDoubled ? 2.0 : 1
    let columns = Self.nearest(points.width / scale)
    func surface(_ points: Double) -> Int { Self.nearest(points, parityOf: columns) }
    cardRows =
      self.isDoubled
      ? Self.phoneCardRows.lowerBound...max(Self.phoneCardRows.upperBound, Self.rows(points.height))
      : Self.phoneCardRows
    // In cells the tallest card takes more rows than its points.
    screen = CellSize(
      columns: columns,
      rows: self.isStandBy
        ? max(cardRows.upperBound, Self.rows(points.height / scale)) : Self.rows(points.height))
    let card = surface(self.isStandBy ? device.standByWidth * 2 / scale : device.card.width)
    cardColumns = min(columns, card)
    (front, kind, venue) = (device.front, device.kind, .device)
    self.isLandscape = lies
    island = device.island.map { Island($0, parityOf: columns) }
    overviewColumns = max(
      self.isDoubled ? Self.nearest(device.card.width) : cardColumns, island?.expandedColumns ?? 0)
  }

  // MARK: Beside an iPhone

  /// A watch or a CarPlay screen. The card counts: the screen around it is as large as comes nearest with the card in
  /// its middle.
  ///
  /// - Parameters:
  ///   - companion: One with a part for an activity.
  ///   - device: The iPhone whose activities it shows.
  init(_ companion: CompanionScreen, beside device: Device) {
    let activity = companion.activity ?? companion.kind.standard.activity ?? device.screen
    let rows = max(1, Self.rows(activity.height))
    cardColumns = max(1, Self.nearest(activity.width))
    cardRows = rows...rows
    switch companion.kind {
    case .watch:
      let whole = companion.screen ?? activity
      screen = CellSize(
        columns: max(cardColumns + 2, Self.nearest(whole.width, parityOf: cardColumns)),
        rows: max(rows + 3, Self.rows(whole.height)))
      venue = .watch
    case .carPlay:
      var whole = DashboardLayout.size(around: CellSize(columns: cardColumns, rows: rows))
      if let size = companion.screen {
        let least = DashboardLayout.leastColumns(around: cardColumns)
        whole = CellSize(
          columns: max(least, Self.nearest(size.width / companion.scale)),
          rows: max(rows + 2, Self.rows(size.height / companion.scale)))
      }
      screen = whole
      venue = .carPlay
    }
    (front, kind, isLandscape, isStandBy, island) = (.plain, device.kind, false, false, nil)
    isDoubled = false
    overviewColumns = DeviceCells(device).overviewColumns
  }

  /// The upper part of a Mac's screen, with an iPhone's island in the menu bar.
  init(macBeside device: Device) {
    let phone = DeviceCells(device.withIsland)
    // The card would be the width of the expanded island; nothing on a Mac has another one.
    (cardColumns, cardRows, island) = (phone.cardColumns, phone.cardRows, phone.island)
    screen = CellSize(
      columns: max(MenuBarLayout.columns, phone.overviewColumns + 4), rows: MenuBarLayout.rows)
    (front, kind, isLandscape, isStandBy, venue) = (.plain, device.kind, false, false, .mac)
    isDoubled = false
    overviewColumns = phone.overviewColumns
  }

  fileprivate static func nearest(_ points: Double) -> Int {
    Int((points / Metrics.columnPoints).rounded())
  }

  fileprivate static func rows(_ points: Double) -> Int {
    Int((points / Metrics.rowPoints).rounded())
  }

  fileprivate static func nearest(_ points: Double, parityOf other: Int) -> Int {
    let columns = points / Metrics.columnPoints
    let lower = Int(columns.rounded(.down))
    let first = (lower - other) % 2 == 0 ? lower : lower - 1
    return columns - Double(first) < 1 ? first : first + 2
  }

  // MARK: Where there is little room

  /// The columns that a surface needs: an iPhone that stands is drawn in its whole width; of a screen that lies the
  /// air beside what stands in its middle can be left out.
  var leastColumns: Int {
    switch venue {
    case .device: break
    case .watch: return screen.columns
    case .carPlay: return DashboardLayout.leastColumns(around: cardColumns)
    case .mac: return overviewColumns + 2
    }
    if isDoubled { return cardColumns }
    guard (isLandscape && !isStandBy) || kind == .iPad else { return screen.columns }
    let air = (island?.minimalColumns.upperBound ?? 0) + 2
    return min(screen.columns, max(cardColumns, island?.expandedColumns ?? 0) + 2 * air)
  }

  /// The rows that a surface needs, beside the lines of a terminal.
  var leastRows: Int {
    // Above the card there are the time and some air.
    if venue == .watch || venue == .carPlay { return cardRows.upperBound + 2 }
    guard isLandscape, !isStandBy, let island else { return cardRows.upperBound }
    return max(cardRows.upperBound, 2 * island.sideRows + island.sensorRows)
  }

  /// The same device with air left out beside its middle, not more than there is and with the same parity.
  func narrowed(to columns: Int) -> DeviceCells {
    guard columns < screen.columns else { return self }
    var result = self
    result.screen.columns = max(leastColumns, columns - (screen.columns - columns) % 2)
    return result
  }

  /// The same screen of StandBy without the air beside what stands in its middle, as wide as a card.
  var trimmed: DeviceCells {
    guard isStandBy else { return self }
    var result = self
    result.screen.columns = cardColumns
    return result
  }

  // MARK: Edge

  /// Cells of the body around the screen.
  struct Bezel: Hashable, Sendable {
    var top = 1
    var bottom = 1
    var leading = 1
    var trailing = 1

    var columns: Int { leading + trailing }
    var rows: Int { top + bottom }

    /// The screen within a body.
    func screen(in body: CellRect) -> CellRect {
      CellRect(
        column: body.column + leading, row: body.row + top, columns: body.columns - columns,
        rows: body.rows - rows)
    }
  }

  /// The body around the screen where there is room for it.
  var bezel: Bezel {
    switch venue {
    case .device: break
    case .watch: return WatchPainter.bezel
    case .carPlay: return Bezel()
    case .mac: return MacPainter.bezel
    }
    switch front {
    case .island, .notch: return Bezel()
    case .plain: return Bezel(top: 2, bottom: 2, leading: 3, trailing: 3)
    case .homeButton:
      return isLandscape ? Bezel(leading: 4, trailing: 7) : Bezel(top: 2, bottom: 3)
    }
  }

  /// The rows at the top of the screen that the status bar takes.
  var statusRows: Int {
    switch front {
    case .island, .notch: isLandscape ? 1 : 3
    case .homeButton, .plain: 1
    }
  }

  /// Whether a line at the bottom of the screen leads to the Home Screen.
  var hasIndicator: Bool { front != .homeButton }

  /// Whether the Lock Screen has buttons for the flashlight and the camera.
  var hasMarks: Bool { kind == .iPhone && front != .homeButton }

  /// The camera's notch, about 162 x 34 pt, in the middle of the screen's upper end. Apple does not publish it.
  var notch: CellSize? {
    guard front == .notch else { return nil }
    if isStandBy, !isDoubled { return CellSize(columns: 2, rows: 5) }
    return isLandscape
      ? CellSize(columns: 4, rows: 10) : CellSize(columns: 20 + screen.columns % 2, rows: 2)
  }
}

extension DeviceCells.Island {
  /// - Parameter columns: Of the screen.
  init(_ island: Device.Island, parityOf columns: Int) {
    func surface(_ points: Double) -> Int { DeviceCells.nearest(points, parityOf: columns) }
    let side = DeviceCells.nearest(island.sideWidth)
    self.init(
      sideColumns: side, sensorColumns: surface(island.width) - 2 * side,
      minimalColumns: DeviceCells.nearest(
        island.minimalWidth.lowerBound)...DeviceCells.nearest(island.minimalWidth.upperBound) + 1,
      expandedColumns: surface(island.expandedWidth), sideRows: DeviceCells.rows(island.sideWidth),
      sensorRows: DeviceCells.rows(island.width - 2 * island.sideWidth))
  }
}
