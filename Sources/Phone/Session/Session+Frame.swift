import Cells
import StageLink

extension Session {
  /// The frame of the whole terminal.
  public mutating func frame() -> Frame {
    targets = Targets()
    guard size.columns > 0, size.rows > 0 else { return Frame(size: size, manner: theme.manner) }
    guard let scene else { return notice(["There is no preview to show."], scene: nil) }
    let device = TerminalLayout.fitting(scene.setting.cells, in: size)
    guard let layout = TerminalLayout(size, device: device) else {
      let least = TerminalLayout.minimum(for: device)
      let (needed, there) = ("\(least.columns) x \(least.rows)", "\(size.columns) x \(size.rows)")
      let lines = [
        "The terminal is too small.", "\(scene.setting.screenName) needs \(needed) cells,",
        "there are \(there).",
      ]
      let isNarrow = lines.contains { TextWidth.columns(of: $0) > size.columns }
      return notice(isNarrow ? ["Too small:", "\(needed) needed,", "\(there) here."] : lines, scene: scene)
    }
    if isHeld { return heldFrame(scene, layout) }
    heldPlace = nil
    if let (sheet, row) = shownSheet {
      var frame = sheetFrame(sheet, row: row, scene)
      drawOverlay(scene, over: &frame)
      return frame
    }
    sheetNotes = []
    let boxes = scene.surfaceLayout(on: device)
    var canvas = composer.backdrop(
      scene, device, half: scene.phoneHalf(boxes), size: size, phone: layout.phone, screen: layout.screen)
    let placed = composer.draw(scene, boxes, on: device, screen: layout.screen, into: &canvas)
    targets.phone = layout.phone
    targets.surface = placed
    targets.island = placed.bodies.filter { $0.kind == .island }.map(\.rect)
    let inspected = inspection(of: placed)
    if let inspected, let panel = layout.panel {
      InspectorPanel(inspected.tree, path: inspected.path, sources: sources)
        .draw(in: panel, theme, scene.half, into: &canvas)
    } else if let panel = layout.panel {
      let side = SidePanel(
        scene, activity: activity?.name ?? "", fit: FitReport.reports(for: scene, boxes),
        notices: placed.notices, clockNote: clockNote, life: lifeRows)
      targets.dots = side.draw(in: panel, theme, scene.half, into: &canvas)
      if !drawTrace(layout, below: side.rows + 2, into: &canvas) {
        drawOverviews(scene, layout, below: side.rows + 2, into: &canvas)
      }
    }
    fillBottom(from: layout.statusRow ?? layout.keyRow, scene.half, into: &canvas)
    if let row = layout.statusRow { drawStatus(row: row, scene, into: &canvas) }
    drawBottom(row: layout.keyRow, layout, scene, into: &canvas)
    var frame = PhoneComposer.finish(canvas, theme)
    markFocus(in: &frame)
    if let inspected {
      targets.owner = inspected.tree.box(at: inspected.path)?.details?.maker?.owner?.descriptor
      drawInspector(inspected, scene, layout, over: &frame)
    }
    if inspected == nil { drawTrace(scene, layout, over: &frame) }
    drawOverlay(scene, over: &frame)
    return frame
  }

  /// What is to be known of the last frame, a line each.
  public var shownNotes: [String] { targets.surface.notices + sheetNotes }

  /// The sheet that is open, also while help or a search lies over it.
  private var shownSheet: (StageSheet, row: Int)? {
    for layer in [overlay, overlayBelow] {
      if case .sheet(let sheet, let row) = layer { return (sheet, row) }
    }
    return nil
  }

  /// The phone without what cannot be drawn.
  private mutating func heldFrame(_ scene: PhoneScene, _ layout: TerminalLayout) -> Frame {
    targets.phone = layout.phone
    var frame = composer.emptyPhone(
      size, caption: ["This crashed.", "Save, or go somewhere else."], theme, appearance, device: device,
      beside: scene.setting.screen, isLandscape: isLandscape, clock: clock, isOutlined: isOutlined)
    var canvas = Canvas(size: CellSize(columns: size.columns, rows: 1), manner: scene.manner)
    fillBottom(from: 0, scene.half, into: &canvas)
    drawBottom(row: 0, layout, scene, into: &canvas)
    frame.paste(PhoneComposer.finish(canvas, theme), at: CellPoint(column: 0, row: layout.keyRow))
    drawOverlay(scene, over: &frame)
    return frame
  }

  /// Draws the other surfaces below the panel, and the states beside it, where a card has room.
  private mutating func drawOverviews(
    _ scene: PhoneScene, _ layout: TerminalLayout, below row: Int, into canvas: inout Canvas
  ) {
    guard let panel = layout.panel, panel.columns > TerminalLayout.panelColumns.upperBound else { return }
    let rect = CellRect(
      column: panel.column, row: panel.row + row, columns: panel.columns, rows: panel.rows - row)
    let surfaces = Overview.surfaces(of: scene)
    for (entry, rect) in surfaces.draw(in: rect, theme, scene.half, into: &canvas) {
      targets.surfaces.append((surfaces.entries[entry].scene.setting.surface, rect))
    }
    guard let rect = layout.states else { return }
    targets.states = Overview.states(of: scene).draw(in: rect, theme, scene.half, into: &canvas)
      .map { (state: $0.entry, rect: $0.rect) }
  }

  // MARK: Lines at the bottom

  /// The ground of the lines at the bottom.
  private func fillBottom(from row: Int, _ half: Theme.Half, into canvas: inout Canvas) {
    let size = canvas.size
    canvas.fill(
      CellRect(column: 0, row: row, columns: size.columns, rows: size.rows - row),
      with: .colour(half.keys.fill))
  }

  /// What is shown, in one line: the state and the surface first, device and theme at the end.
  private func drawStatus(row: Int, _ scene: PhoneScene, into canvas: inout Canvas) {
    var line = InkedLine(("\(scene.state + 1)/\(scene.preview.stateCount)", .accent))
    func add(_ text: String, _ ink: Ink) { line.pieces += [(" · ", .label), (text, ink)] }
    if scene.preview.kind != .view { add(scene.surfaceTitle, .text) }
    if let state = life.chosen?.record.state, isLive {
      add("live, \(state)", state == .active ? .good : .warn)
    }
    if isStale, !isLive { add("stale", .warn) }
    if !clockNote.isEmpty { add(clock.time + clockNote, .warn) }
    add(scene.preview.name, .text)
    add(activity?.name ?? "", .label)
    let end = InkedLine(("\(scene.setting.screenName) · \(theme.id)", .label))
    line.draw(
      at: CellPoint(column: 1, row: row), columns: size.columns - end.columns - 4, theme, scene.half,
      into: &canvas)
    end.draw(
      at: CellPoint(column: size.columns - end.columns - 1, row: row), columns: end.columns, theme,
      scene.half, into: &canvas)
  }

  private func drawBottom(
    row: Int, _ layout: TerminalLayout, _ scene: PhoneScene, into canvas: inout Canvas
  ) {
    // The line begins where the phone does, so that a large terminal reads as one picture.
    let wanted = layout.phone.column + (layout.phone == layout.screen ? 1 : 0)
    let column = layout.panel == nil ? 1 : max(1, wanted)
    let columns = size.columns - column - 1
    let place = CellPoint(column: column, row: row)
    if case .search(let text, _) = overlay {
      let shown = InkedLine(("find ", .label), (text, .text))
      shown.draw(at: place, columns: columns - 1, theme, scene.half, into: &canvas)
      let cursor = CellPoint(column: column + min(shown.columns, columns - 1), row: row)
      canvas.drawLine("█", at: cursor, colour: scene.half.panel.accent)
    } else if let message {
      InkedLine((message, .accent)).draw(at: place, columns: columns, theme, scene.half, into: &canvas)
    } else if case .inspector = overlay {
      KeyLine.inInspector(charset: theme.charset)
        .draw(row: row, from: column, columns: columns, theme, scene.half, into: &canvas)
    } else if case .settings = overlay {
      KeyLine.inSettings.draw(row: row, from: column, columns: columns, theme, scene.half, into: &canvas)
    } else if isInApp, overlay == nil, let app {
      KeyLine(inApp: app, hasControls: !targets.surface.controls.isEmpty, charset: theme.charset)
        .draw(row: row, from: column, columns: columns, theme, scene.half, into: &canvas)
    } else if isLive, overlay == nil {
      KeyLine(
        live: life.chosen?.record.state, hasSource: life.chosen?.source != nil, count: life.entries.count,
        surface: surface, app: app?.name, charset: theme.charset
      ).draw(row: row, from: column, columns: columns, theme, scene.half, into: &canvas)
    } else if overlay == .help {
      KeyLine.inHelp.draw(row: row, from: column, columns: columns, theme, scene.half, into: &canvas)
    } else {
      let previews = catalog.activities.reduce(0) { $0 + $1.previews.count }
      KeyLine(
        surface: surfaces.isEmpty ? nil : surface, appearance: appearance, charset: theme.charset,
        stateCount: scene.preview.stateCount, previewCount: previews, themeCount: themes.count,
        deviceCount: devices.count, surfaceCount: surfaces.count, isTapped: isTapped,
        hasNotes: !(lastingNotes.isEmpty && shownNotes.isEmpty), canStart: ownPreview?.request != nil
      ).draw(row: row, from: column, columns: columns, theme, scene.half, into: &canvas)
    }
  }

  // MARK: Overlays

  private func drawOverlay(_ scene: PhoneScene, over frame: inout Frame) {
    switch overlay {
    case nil, .inspector, .sheet: break
    case .help:
      let size = HelpSheet.size
      // Over the phone, so that the panel stays readable.
      let origin = CellPoint(
        column: targets.phone.column + (targets.phone.columns - size.columns) / 2,
        row: max(0, targets.phone.row + (targets.phone.rows - size.rows) / 2))
      frame.paste(sheet(size, scene) { HelpSheet.draw(theme, scene.half.onSheet, into: &$0) }, at: origin)
    case .settings(let choice):
      let size = SettingsSheet.size
      let origin = CellPoint(
        column: targets.phone.column + (targets.phone.columns - size.columns) / 2,
        row: max(0, targets.phone.row + (targets.phone.rows - size.rows) / 2))
      frame.paste(
        sheet(size, scene) {
          SettingsSheet(settings: settings, choice: choice).draw(theme, scene.half.onSheet, into: &$0)
        }, at: origin)
    case .search(let text, let choice):
      drawMatches(matches(for: text), choice: choice, scene, over: &frame)
    }
  }

  /// An opaque box with an edge.
  func sheet(_ size: CellSize, _ scene: PhoneScene, _ body: (inout Canvas) -> Void) -> Frame {
    var canvas = Canvas(size: size, manner: scene.manner)
    let rect = CellRect(origin: .zero, size: size)
    canvas.fill(rect, with: .colour(scene.half.panel.overlay))
    canvas.outline(rect, rounded: true, colour: scene.half.panel.edge)
    body(&canvas)
    return PhoneComposer.finish(canvas, theme)
  }

  private func drawMatches(_ found: [Match], choice: Int, _ scene: PhoneScene, over frame: inout Frame) {
    let columns = targets.phone.columns - 4
    let rows = min(max(1, found.count), min(10, size.rows - 4))
    let first = max(0, min(choice - rows / 2, found.count - rows))
    let box = sheet(CellSize(columns: columns, rows: rows + 2), scene) { canvas in
      guard !found.isEmpty else {
        InkedLine(("no preview has this in its name", .label)).draw(
          at: CellPoint(column: 2, row: 1), columns: columns - 4, theme, scene.half.onSheet, into: &canvas)
        return
      }
      for row in 0..<rows {
        let match = found[first + row]
        let entry = catalog.activities[match.activity]
        let isChosen = first + row == choice
        let line = InkedLine(
          (isChosen ? "▸ " : "  ", .accent), (entry.name, isChosen ? .accent : .text),
          ("  " + entry.previews[match.preview].name, isChosen ? .accent : .label))
        line.draw(
          at: CellPoint(column: 2, row: row + 1), columns: columns - 4, theme, scene.half.onSheet,
          into: &canvas)
      }
    }
    frame.paste(
      box, at: CellPoint(column: targets.phone.column + 2, row: max(0, targets.phone.endRow - rows - 3)))
  }

  // MARK: Notices

  /// Text in the middle of an otherwise empty terminal of any size.
  private func notice(_ lines: [String], scene: PhoneScene?) -> Frame {
    let half = theme.half(for: appearance)
    var canvas = Canvas(size: size, manner: theme.manner)
    canvas.fill(CellRect(origin: .zero, size: size), with: .colour(half.terminal))
    let first = max(0, (size.rows - lines.count) / 2)
    for (index, line) in lines.enumerated() {
      let line = InkedLine((line, index == 0 ? .accent : .text))
      line.draw(
        at: CellPoint(column: max(0, (size.columns - line.columns) / 2), row: first + index),
        columns: size.columns, theme, half, into: &canvas)
    }
    return PhoneComposer.finish(canvas, theme)
  }
}

extension Frame {
  /// Lays a smaller frame over this one; what lies outside is left out.
  package mutating func paste(_ other: Frame, at origin: CellPoint) {
    for row in 0..<other.rows where (0..<rows).contains(origin.row + row) {
      for column in 0..<other.columns where (0..<columns).contains(origin.column + column) {
        let place = origin.column + column
        // Half of a wide glyph must not stay behind at the edges.
        if column == 0, self[place, origin.row + row].glyph == nil, place > 0 {
          self[place - 1, origin.row + row].glyph = .space
        }
        if column == other.columns - 1, place + 1 < columns, self[place + 1, origin.row + row].glyph == nil {
          self[place + 1, origin.row + row].glyph = .space
        }
        self[place, origin.row + row] = other[column, row]
      }
    }
  }
}
