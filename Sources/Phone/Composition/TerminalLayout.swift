import Cells

/// Where the phone, the panel and the lines at the bottom stand in a terminal.
struct TerminalLayout: Equatable {
  /// With its bezel, or the same as the screen where there is no room for one.
  var phone: CellRect
  var screen: CellRect
  /// Beside the phone; `nil` in a narrow terminal, which has a status line.
  var panel: CellRect?
  /// Beside the panel, for the states of a surface; `nil` where there is no room for a whole card.
  var states: CellRect?
  var statusRow: Int?
  var keyRow: Int

  static let panelColumns = 22...34

  /// Columns between the panel and the states.
  private static let gap = 3

  /// The least terminal for a device: its screen across, and the tallest card with the line below it.
  static func minimum(for device: DeviceCells) -> CellSize {
    CellSize(columns: device.leastColumns, rows: device.leastRows + 2)
  }

  /// The device with so much air left out that there is room for it, and for the panel if that can be had.
  static func fitting(_ device: DeviceCells, in size: CellSize) -> DeviceCells {
    let rooms = [size.columns - device.bezel.columns - panelRoom, size.columns - device.bezel.columns]
    return device.narrowed(to: rooms.first { $0 >= device.leastColumns } ?? size.columns)
  }

  /// What the narrowest panel takes, with the air around it.
  private static let panelRoom = 3 + panelColumns.lowerBound

  /// - Returns: `nil` when the terminal is too small.
  init?(_ size: CellSize, device: DeviceCells) {
    let least = Self.minimum(for: device)
    guard size.columns >= least.columns, size.rows >= least.rows else { return nil }
    keyRow = size.rows - 1
    let columns = device.screen.columns
    let bezel = device.bezel
    let hasPanel = size.columns >= columns + bezel.columns + Self.panelRoom
    if !hasPanel { statusRow = size.rows - 2 }
    let rows = (statusRow ?? keyRow)

    // A phone without its middle is too low to be one.
    let air = device.venue == .device ? 5 : 0
    let hasBezel =
      size.columns >= columns + bezel.columns && rows >= device.leastRows + air + bezel.rows
    let phoneSize = CellSize(
      columns: columns + (hasBezel ? bezel.columns : 0),
      rows: min(rows, device.screen.rows + (hasBezel ? bezel.rows : 0)))
    // With room for a card the panel is as wide as one: other surfaces stand below it.
    let free = size.columns - phoneSize.columns - 4
    let card = device.overviewColumns
    let panelColumns = free >= card ? card : min(Self.panelColumns.upperBound, free + 1)
    let hasStates = free >= 2 * card + Self.gap
    let total =
      phoneSize.columns + (hasPanel ? 2 + panelColumns : 0) + (hasStates ? Self.gap + card : 0)
    let first = (size.columns - total) / 2
    phone = CellRect(
      column: first, row: (rows - phoneSize.rows) / 2, columns: phoneSize.columns, rows: phoneSize.rows)
    screen = hasBezel ? bezel.screen(in: phone) : phone
    if hasPanel {
      panel = CellRect(
        column: phone.endColumn + 2, row: phone.row + 1, columns: panelColumns, rows: phoneSize.rows - 1)
    }
    if hasStates, let panel { states = panel.offset(columns: panelColumns + Self.gap, rows: 0) }
  }
}
