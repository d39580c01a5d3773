import Cells

/// The island in the menu bar of a Mac: compact, without a camera between its sides, and below the bar expanded.
extension SurfaceLayout {
  @MainActor
  static func menuBar(
    _ setting: PresentationSetting, on device: DeviceCells, make: Maker
  ) -> SurfaceLayout {
    var layout =
      setting.others > 0
      ? minimalMenuBarItem(on: device, make(.minimal))
      : menuBarItem(
        on: device, leading: make(.compactLeading), trailing: make(.compactTrailing),
        isRightToLeft: setting.isRightToLeft)
    guard !setting.isUntapped, let item = layout.bodies.first else { return layout }
    let expanded = expanded(on: device, make(.expanded))
    let middle = item.rect.column + item.rect.columns / 2
    let last = device.screen.columns - MenuBarLayout.margin - expanded.bounds.columns
    let column = clamp(middle - expanded.bounds.columns / 2, 0...max(0, last))
    layout.bodies +=
      expanded.offset(
        columns: column - expanded.bounds.column, rows: MenuBarLayout.barRows
      ).bodies
    layout.isClipped = layout.isClipped || expanded.isClipped
    return layout
  }

  /// The minimal presentation beside another app's.
  static func minimalMenuBarItem(on device: DeviceCells, _ content: PresentedContent?) -> SurfaceLayout {
    var layout = minimal(on: device, content, isDetached: true)
    guard let own = layout.bodies.firstIndex(where: { !$0.isNeutral }), let island = device.island else {
      return layout
    }
    let end = device.screen.columns - MenuBarLayout.statusColumns
    let move = end - layout.bodies[own].rect.endColumn
    var item = layout.offset(columns: move, rows: 0).bodies[own]
    layout.isClipped = layout.isClipped || item.rect.rows > MenuBarLayout.barRows
    item.rect.rows = MenuBarLayout.barRows
    let columns = island.minimalColumns.lowerBound
    let other = CellRect(
      column: item.rect.column - 1 - columns, row: 0, columns: columns, rows: MenuBarLayout.barRows)
    layout.bodies = [item, Body(kind: .island, rect: other, contents: [], isNeutral: true)]
    return layout
  }

  /// The same on a lower screen: the expanded island goes over the menu bar as far as it has to.
  func raised(into rows: Int) -> SurfaceLayout {
    guard let last = bodies.last, last.rect.endRow > rows, last.rect.row > 0 else { return self }
    let move = min(last.rect.row, last.rect.endRow - rows)
    var result = self
    result.bodies[bodies.count - 1] =
      SurfaceLayout(bodies: [last]).offset(columns: 0, rows: -move).bodies[0]
    return result
  }

  /// The compact island left of the system's own items; each side is as wide as on the iPhone.
  static func menuBarItem(
    on device: DeviceCells, leading: PresentedContent?, trailing: PresentedContent?, isRightToLeft: Bool
  ) -> SurfaceLayout {
    guard let island = device.island else { return SurfaceLayout(bodies: []) }
    let end = device.screen.columns - MenuBarLayout.statusColumns
    let room = min((end - 2) / 2, (device.overviewColumns + 2 - island.sensorColumns) / 2)
    let parts = [(Presentation.compactLeading, leading), (.compactTrailing, trailing)]
    let sides = (isRightToLeft ? parts.reversed() : parts).map {
      CompactSide($1, as: $0, least: island.sideColumns, most: room)
    }
    // There is no camera between them that would keep both apart.
    let isFull = sides.allSatisfy { $0.size.columns + $0.margins >= $0.columns }
    let columns = sides[0].columns + sides[1].columns + (isFull ? Self.pairGap : 0)
    // The bar is three rows high and cannot grow: what has two rows of text is cut.
    let rect = CellRect(column: end - columns, row: 0, columns: columns, rows: MenuBarLayout.barRows)
    let areas = [
      CellRect(column: rect.column, row: 1, columns: sides[0].columns, rows: 1),
      CellRect(column: rect.endColumn - sides[1].columns, row: 1, columns: sides[1].columns, rows: 1),
    ]
    return SurfaceLayout(
      bodies: [
        Body(
          kind: .island, rect: rect, edge: leading?.keylineTint ?? trailing?.keylineTint,
          contents: [
            sides[0].placed(in: areas[0], isAtStart: true), sides[1].placed(in: areas[1], isAtStart: false),
          ].compactMap { $0 })
      ],
      isClipped: sides.contains { $0.size.rows > 1 || $0.size.columns + $0.margins > room })
  }
}

/// What is where on the upper part of a Mac's screen, in cells.
struct MenuBarLayout: Equatable {
  /// The part of the screen that is drawn: a Mac's own is twice as wide, with nothing in it.
  static let columns = 72
  static let rows = 22
  /// About the height of a menu bar beside a Mac's camera, and of the island.
  static let barRows = 3
  /// Columns beside the expanded island.
  static let margin = 2
  /// What the clock, the battery and the signal take at the trailing end.
  static let statusColumns = 18

  /// The dock's icons, and the dock around them; empty where there is no room.
  var dock: CellRect?
  var icons: [CellRect] = []

  /// - Parameter bottom: The first row below the activity.
  init(screen: CellSize, bottom: Int) {
    let size = CellSize(columns: 4, rows: 2)
    let count = min(10, (screen.columns - 10) / (size.columns + 1))
    let row = screen.rows - size.rows - 2
    guard count >= 4, row > bottom else { return }
    let columns = count * (size.columns + 1) + 3
    let dock = CellRect(
      column: (screen.columns - columns) / 2, row: row, columns: columns, rows: size.rows + 2)
    self.dock = dock
    icons = (0..<count).map {
      CellRect(
        column: dock.column + 2 + $0 * (size.columns + 1), row: row + 1, columns: size.columns,
        rows: size.rows)
    }
  }
}
