import Cells

extension SurfaceLayout {
  /// The screen of an app: between the status bar and the line at the bottom, from where it is scrolled to.
  @MainActor
  static func app(
    _ app: AppScreen, _ setting: PresentationSetting, on device: DeviceCells, screen: CellSize
  ) -> SurfaceLayout {
    let top = device.isLandscape ? 0 : min(device.statusRows, max(0, screen.rows - 1))
    let bottom = device.hasIndicator && screen.rows > top + 2 ? 1 : 0
    let area = CellRect(
      column: 0, row: top, columns: screen.columns, rows: max(1, screen.rows - top - bottom))
    let (content, proposal, size) = app.content(setting, area.size)
    let whole = CellRect(
      column: area.column, row: area.row - app.scroll, columns: area.columns, rows: max(area.rows, size.rows))
    var placed = PlacedContent(
      content, as: .view, proposal: proposal, size: size, in: whole, clip: area)
    placed.keepsHiddenControls = true
    return SurfaceLayout(bodies: [Body(kind: .view, rect: area, contents: [placed])])
  }
}
