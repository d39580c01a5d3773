import Cells
import StageLink

extension Session {
  /// Lays presentations side by side over the phone.
  public mutating func openSheet(_ sheet: StageSheet) {
    focus = nil
    overlay = .sheet(sheet, row: 0)
    revealsShown = true
  }

  /// Rows that a wheel or an arrow moves a sheet by.
  private static let step = 3

  mutating func handleInSheet(_ key: Key, _ sheet: StageSheet, row: Int) -> [Effect] {
    let page = max(1, targets.sheet.visible - Self.step)
    switch key {
    case .escape: overlay = nil
    case .up: return scrollSheet(sheet, from: row, to: row - Self.step)
    case .down: return scrollSheet(sheet, from: row, to: row + Self.step)
    case .pageUp: return scrollSheet(sheet, from: row, to: row - page)
    case .pageDown: return scrollSheet(sheet, from: row, to: row + page)
    case .home: return scrollSheet(sheet, from: row, to: 0)
    case .end: return scrollSheet(sheet, from: row, to: targets.sheet.furthest)
    case .left, .right:
      revealsShown = true
      return moveState(by: key == .left ? -1 : 1)
    case .tab, .backTab:
      revealsShown = true
      return moveSurface(by: key == .tab ? 1 : -1)
    case .enter, .character(" "): overlay = nil
    case .character("s"):
      let hasStates = (preview?.stateCount ?? 1) > 1
      switch sheet {
      case .surfaces where hasStates: openSheet(.states)
      case .variants: openSheet(.surfaces)
      case .surfaces, .states: overlay = nil
      }
    case .character("v"): if sheet == .variants { overlay = nil } else { openSheet(.variants) }
    case .character("m"):
      // Surfaces have nothing in common that could have changed.
      guard sheet != .surfaces else { return [.bell] }
      marksChanges.toggle()
    // What would show another surface, or taps, is for the phone.
    case .character("f"), .character("F"), .character("l"): return [.bell]
    case .character(let character): return handle(character)
    default: break
    }
    return []
  }

  private mutating func scrollSheet(_ sheet: StageSheet, from row: Int, to wanted: Int) -> [Effect] {
    let next = min(max(0, wanted), targets.sheet.furthest)
    guard next != min(row, targets.sheet.furthest) else { return [.bell] }
    overlay = .sheet(sheet, row: next)
    return []
  }

  /// Scrolls, or goes to what was clicked.
  mutating func handleInSheet(_ pointer: Pointer, _ sheet: StageSheet, row: Int) -> [Effect] {
    switch pointer.action {
    case .scrollUp: return scrollSheet(sheet, from: row, to: row - Self.step)
    case .scrollDown: return scrollSheet(sheet, from: row, to: row + Self.step)
    case .click, .hold:
      guard let tile = targets.sheet.tiles.first(where: { $0.rect.contains(pointer.place) }) else {
        return []
      }
      overlay = nil
      stateIndex = tile.state
      if surfaces.contains(tile.setting.surface) {
        surface = tile.setting.surface
        surfaceWanted = nil
        surfaceBefore = nil
      }
      if sheet == .variants { take(tile.setting) }
      return []
    }
  }

  /// Shows the phone in the surroundings of a variant.
  private mutating func take(_ setting: PresentationSetting) {
    (appearance, isStale, isRightToLeft) = (setting.appearance, setting.isStale, setting.isRightToLeft)
    (textSize, contrast) = (setting.textSize, setting.contrast)
    (isPseudolocalized, isLargeType) = (setting.isPseudolocalized, setting.typeScale.drawsBlocks)
  }

  /// Where a sheet's tiles stood in the last frame, and how far it can be scrolled.
  struct SheetTargets {
    var tiles: [(state: Int, setting: PresentationSetting, rect: CellRect)] = []
    var visible = 0
    var furthest = 0
  }

  // MARK: Drawing

  func contactSheet(_ sheet: StageSheet, of scene: PhoneScene) -> ContactSheet {
    let name = activity?.name ?? ""
    var contact: ContactSheet =
      switch sheet {
      case .surfaces: .surfaces(of: scene, activity: name, screens: chosenScreens)
      case .states: .states(of: scene, activity: name)
      case .variants: .variants(of: scene, activity: name)
      }
    contact.marksChanges = marksChanges && sheet != .surfaces
    return contact
  }

  /// The sheet over the whole terminal, and below it a line that says how far it goes.
  mutating func sheetFrame(_ sheet: StageSheet, row: Int, _ scene: PhoneScene) -> Frame {
    let contact = contactSheet(sheet, of: scene)
    let drawing = contact.draw(columns: size.columns, with: &composer)
    let visible = size.rows - 1
    let furthest = max(0, drawing.frame.rows - visible)
    var first = min(row, furthest)
    if revealsShown, let shown = contact.tiles.firstIndex(where: \.isShown),
      let rect = drawing.placements.first(where: { $0.tile == shown })?.rect
    {
      // The caption has to be seen, and as much below it as there is room for.
      if rect.endRow + 1 > first + visible { first = min(furthest, rect.endRow + 1 - visible) }
      if rect.row < first || rect.row < visible {
        first = min(first, max(0, rect.row < visible ? 0 : rect.row))
      }
      // Help or a search may lie over it.
      if case .sheet = overlay { overlay = .sheet(sheet, row: first) }
    }
    revealsShown = false
    targets.phone = CellRect(column: 0, row: 0, columns: size.columns, rows: visible)
    targets.sheet = SheetTargets(
      tiles: drawing.placements.map { place in
        let tile = contact.tiles[place.tile].scene
        return (tile.state, tile.setting, place.rect.offset(columns: 0, rows: -first))
      }, visible: visible, furthest: furthest)
    targets.surface = SurfaceLayout(bodies: [])
    sheetNotes = drawing.notices

    var canvas = Canvas(size: size, manner: scene.manner)
    canvas.fill(CellRect(origin: .zero, size: size), with: .colour(scene.half.terminal))
    canvas.fill(
      CellRect(column: 0, row: visible, columns: size.columns, rows: 1), with: .colour(scene.half.keys.fill))
    drawSheetKeys(sheet, first: first, of: drawing.frame.rows, scene, into: &canvas)
    var frame = PhoneComposer.finish(canvas, theme)
    let shown = min(visible, drawing.frame.rows - first)
    for line in 0..<max(0, shown) {
      for column in 0..<min(size.columns, drawing.frame.columns) {
        frame[column, line] = drawing.frame[column, first + line]
      }
    }
    frame.keepWholeGlyphs()
    return frame
  }

  private func drawSheetKeys(
    _ sheet: StageSheet, first: Int, of rows: Int, _ scene: PhoneScene, into canvas: inout Canvas
  ) {
    let row = size.rows - 1
    let place = CellPoint(column: 1, row: row)
    if let message {
      InkedLine((message, .accent)).draw(
        at: place, columns: size.columns - 2, theme, scene.half, into: &canvas)
      return
    }
    var room = size.columns - 2
    if rows > row {
      let range = InkedLine(("\(first + 1)-\(first + row) of \(rows)", .label))
      range.draw(
        at: CellPoint(column: size.columns - 1 - range.columns, row: row), columns: range.columns, theme,
        scene.half, into: &canvas)
      room -= range.columns + 2
    }
    KeyLine.inSheet(
      sheet, charset: theme.charset, stateCount: scene.preview.stateCount, surfaceCount: surfaces.count,
      scrolls: rows > row
    ).draw(row: row, from: 1, columns: room, theme, scene.half, into: &canvas)
  }

  /// The sheet as a picture of a whole, whatever the size of the terminal.
  mutating func wholeSheet(_ sheet: StageSheet, of scene: PhoneScene) -> Frame {
    contactSheet(sheet, of: scene).draw(with: &composer).frame
  }
}

extension Frame {
  /// Takes out halves of wide glyphs that were cut at the trailing edge.
  fileprivate mutating func keepWholeGlyphs() {
    guard columns > 0 else { return }
    for row in 0..<rows {
      guard let glyph = self[columns - 1, row].glyph, glyph.width == 2 else { continue }
      self[columns - 1, row].glyph = .space
    }
  }
}
