import Cells

/// The screens beside an iPhone that show its activities.
extension PhoneComposer {
  /// Paints what is behind the surface: the body where there is room for it, and the screen.
  func paintCompanion(
    _ half: Theme.Half, _ venue: DeviceCells.Venue, phone: CellRect, screen: CellRect,
    into canvas: inout Canvas
  ) {
    let hasBody = phone != screen
    switch venue {
    case .device: return
    case .watch:
      if hasBody { WatchPainter(half: half, watch: phone, screen: screen).draw(into: &canvas) }
      WatchPainter.paintFace(half, in: screen, isRound: hasBody, into: &canvas)
    case .carPlay:
      let bezel = BezelPainter(half: half, phone: phone, screen: screen, front: .island)
      if hasBody { bezel.fillBody(into: &canvas) }
      ScreenPainter.paintWallpaper(half.wallpaper, in: screen, isRound: hasBody, into: &canvas)
      if hasBody { bezel.draw(isLandscape: false, into: &canvas) }
    case .mac:
      if hasBody { MacPainter(half: half, mac: phone).draw(into: &canvas) }
      ScreenPainter.paintWallpaper(half.wallpaper, in: screen, isRound: false, into: &canvas)
    }
  }

  /// Draws what the system shows around the surface; answers where its boxes come to stand.
  func drawCompanion(
    _ layout: SurfaceLayout, on device: DeviceCells, _ painter: ScreenPainter, into canvas: inout Canvas
  ) -> SurfaceLayout {
    let screen = painter.screen
    // A card that is not there leaves its place.
    let card =
      layout.bodies.isEmpty
      ? CellSize(columns: device.cardColumns, rows: device.cardRows.upperBound) : layout.bounds.size
    var row = 0
    switch device.venue {
    case .device: break
    case .watch:
      let rows = SmartStackLayout(rows: screen.rows, cardRows: card.rows)
      painter.drawSmartStack(
        rows, column: (screen.columns - card.columns) / 2, card: card, into: &canvas)
      row = rows.cardRow
    case .carPlay:
      let whole = DashboardLayout(screen: screen.size, card: card)
      painter.drawDashboard(whole, into: &canvas)
      row = whole.card.row - layout.bounds.row
    case .mac:
      // Of two islands in the bar it is the one beside the menus.
      let items = layout.bodies.filter { $0.rect.row < MenuBarLayout.barRows }.map(\.rect)
      let item = items.min { $0.column < $1.column } ?? layout.bounds
      painter.drawMenuBar(
        beside: item.offset(columns: screen.column, rows: screen.row),
        dock: MenuBarLayout(screen: screen.size, bottom: layout.bounds.endRow), into: &canvas)
      return layout.raised(into: screen.rows).offset(columns: screen.column, rows: screen.row)
    }
    return layout.offset(columns: screen.column, rows: screen.row + row)
  }
}
