import Cells

/// Composes frames of a phone: by itself, or one presentation alone.
///
/// Keeps the wallpaper with its bezel from frame to frame, so that a key costs what the key changes.
@MainActor
public struct PhoneComposer {
  private var backdrops: [Backdrop: Canvas] = [:]

  public init() {}

  /// What a painted backdrop depends on.
  private struct Backdrop: Hashable {
    var size: CellSize
    var manner: Manner
    var phone: CellRect
    var screen: CellRect
    var half: Theme.Half
    var front: Device.Front
    var isLandscape: Bool
    var venue: DeviceCells.Venue
  }

  /// The rows of a phone that is drawn by itself unless told otherwise, its bezel included: enough for
  /// every part of a surface.
  public static func naturalRows(of scene: PhoneScene) -> Int {
    // One that lies is low enough to be drawn whole.
    let cells = scene.setting.cells
    if cells.isLandscape || cells.venue != .device { return cells.screen.rows + cells.bezel.rows }
    guard case .activity = scene.preview.kind else { return 24 }
    let more = cells.bezel.rows - 2
    switch scene.setting.surface {
    case _ where scene.app != nil: return min(34, cells.screen.rows) + more
    case .lockScreen, .alwaysOn, .iPad: return 24 + more
    case .standby, .standbyNight: return cells.screen.rows + cells.bezel.rows
    case .banner, .expanded: return 20 + more
    case .compact, .minimal, .minimalDetached, .watch, .carPlay, .mac: return 15 + more
    }
  }

  /// Draws the phone by itself.
  ///
  /// - Parameter rows: the height with the bezel; the middle is squeezed to it.
  public mutating func phone(_ scene: PhoneScene, rows: Int? = nil) -> Frame {
    compose(LaidOutScene(scene), isBare: false, rows: rows).frame
  }

  /// Draws only the presentation with its edge.
  public func bare(_ scene: PhoneScene) -> Frame {
    composedBare(LaidOutScene(scene)).frame
  }

  /// Draws a scene, and answers what it drew.
  ///
  /// - Parameters:
  ///   - isBare: Draws only the presentation with its edge, else the phone.
  ///   - rows: The height of the phone with its bezel; the middle is squeezed to it.
  public mutating func compose(_ laidOut: LaidOutScene, isBare: Bool, rows: Int? = nil) -> ComposedScene {
    guard !isBare, case .activity = laidOut.scene.preview.kind else { return composedBare(laidOut) }
    let (scene, device, layout) = (laidOut.scene, laidOut.device, laidOut.layout)
    let bezel = device.bezel
    let wanted = min(rows ?? Self.naturalRows(of: scene), device.screen.rows + bezel.rows)
    let size = CellSize(
      columns: device.screen.columns + bezel.columns,
      rows: max(wanted, layout.bounds.endRow + bezel.rows))
    let phone = CellRect(origin: .zero, size: size)
    let screen = bezel.screen(in: phone)
    var canvas = backdrop(
      scene, device, half: scene.phoneHalf(layout), size: size, phone: phone, screen: screen)
    let placed = draw(scene, layout, on: device, screen: screen, into: &canvas)
    return ComposedScene(frame: Self.finish(canvas, scene.theme), layout: placed)
  }

  private func composedBare(_ laidOut: LaidOutScene) -> ComposedScene {
    let scene = laidOut.scene
    let bounds = laidOut.layout.bounds
    let moved = laidOut.layout.offset(columns: -bounds.column, rows: -bounds.row)
    var canvas = Canvas(size: bounds.size, manner: scene.manner)
    var painter = painter(scene, laidOut.device, screen: CellRect(origin: .zero, size: bounds.size))
    painter.isBare = true
    painter.draw(moved, into: &canvas)
    painter.applyNight(into: &canvas)
    return ComposedScene(frame: Self.finish(canvas, scene.theme), layout: moved)
  }

  private func painter(_ scene: PhoneScene, _ device: DeviceCells, screen: CellRect) -> ScreenPainter {
    let side =
      device.island.map { $0.sensorColumns + 2 * $0.sideColumns } ?? device.notch?.columns ?? 0
    return ScreenPainter(
      half: scene.phoneHalf(), charset: scene.theme.charset, clock: scene.clock, screen: screen,
      ear: (device.screen.columns - side) / 2,
      showsKeylines: scene.setting.presentedAppearance == .dark, light: ScreenLight(scene.setting.surface))
  }

  /// The empty phone on the terminal's ground.
  ///
  /// - Parameter half: The colours of the phone.
  mutating func backdrop(
    _ scene: PhoneScene, _ device: DeviceCells, half: Theme.Half, size: CellSize, phone: CellRect,
    screen: CellRect
  ) -> Canvas {
    let key = Backdrop(
      size: size, manner: scene.manner, phone: phone, screen: screen, half: half, front: device.front,
      isLandscape: device.isLandscape, venue: device.venue)
    if let canvas = backdrops[key] { return canvas }
    var canvas = Canvas(size: size, manner: scene.manner)
    canvas.fill(CellRect(origin: .zero, size: size), with: .colour(half.terminal))
    switch device.venue {
    case .device:
      let bezel = BezelPainter(half: half, phone: phone, screen: screen, front: device.front)
      if phone != screen { bezel.fillBody(into: &canvas) }
      ScreenPainter.paintWallpaper(
        half.wallpaper, in: screen, isRound: phone != screen && device.front != .homeButton,
        into: &canvas)
      if phone != screen { bezel.draw(isLandscape: device.isLandscape, into: &canvas) }
    case .watch, .carPlay, .mac:
      paintCompanion(half, device.venue, phone: phone, screen: screen, into: &canvas)
    }
    // A terminal that is being resized must not fill the memory with what is never seen again.
    if backdrops.count >= 16 { backdrops.removeAll() }
    backdrops[key] = canvas
    return canvas
  }

  /// Draws the screen's contents; answers where the surface's boxes came to stand.
  @discardableResult
  func draw(
    _ scene: PhoneScene, _ layout: SurfaceLayout, on device: DeviceCells, screen: CellRect,
    into canvas: inout Canvas
  ) -> SurfaceLayout {
    let painter = painter(scene, device, screen: screen)
    var placed = layout
    canvas.clipped(to: screen) { canvas in
      guard case .activity = scene.preview.kind else {
        let bounds = layout.bounds
        placed = layout.offset(
          columns: screen.column + max(0, screen.columns - bounds.columns) / 2,
          rows: screen.row + max(0, screen.rows - bounds.rows) / 2)
        painter.draw(placed, into: &canvas)
        return
      }
      if let app = scene.app {
        let own = SurfaceLayout.app(app, scene.setting, on: device, screen: screen.size)
        placed = own.offset(columns: screen.column, rows: screen.row)
        painter.draw(placed, into: &canvas)
        drawIdleStatus(device, painter, showsTime: true, into: &canvas)
        painter.drawHomeScreen(
          HomeScreenLayout(
            screen: screen.size, top: 0, hasIndicator: device.hasIndicator, hasIcons: false), into: &canvas)
        return
      }
      switch scene.setting.surface {
      case .lockScreen, .alwaysOn, .iPad:
        let layout = scene.fitting(layout.stacked(in: screen.rows), rows: screen.rows)
        // Asleep it shows what has to be seen and nothing that could be touched.
        let isAwake = scene.setting.surface != .alwaysOn
        let rows = LockScreenLayout(
          rows: screen.rows, cardRows: layout.bounds.rows, statusRows: device.statusRows,
          hasIndicator: isAwake && device.hasIndicator, hasMarks: isAwake && device.hasMarks)
        if rows.hasStatusBar {
          drawIdleStatus(device, painter, showsTime: false, showsSignal: isAwake, into: &canvas)
        }
        painter.drawLockScreen(rows, into: &canvas)
        placed = layout.offset(columns: screen.column, rows: screen.row + rows.cardRow)
      case .standby, .standbyNight:
        drawIdleStatus(device, painter, showsTime: false, showsSignal: false, into: &canvas)
        if scene.setting.isUntapped { painter.drawStandByClock(into: &canvas) }
        placed = layout.offset(columns: screen.column, rows: screen.row)
      case .banner:
        let hasRoom = screen.rows >= layout.bounds.rows + device.statusRows
        if hasRoom { drawIdleStatus(device, painter, showsTime: true, into: &canvas) }
        let top = hasRoom ? device.statusRows : 0
        placed = layout.offset(columns: screen.column, rows: screen.row + top)
        painter.drawHomeScreen(home(device, screen, top: top + layout.bounds.rows), into: &canvas)
      case .expanded where device.isLandscape:
        drawIdleStatus(device, painter, showsTime: false, into: &canvas)
        placed = layout.offset(columns: screen.column, rows: screen.row)
        painter.drawHomeScreen(home(device, screen, top: layout.bounds.endRow), into: &canvas)
      case .watch, .carPlay, .mac:
        placed = drawCompanion(layout, on: device, painter, into: &canvas)
      case .compact, .minimal, .minimalDetached, .expanded:
        // Upright it stands in the middle of the screen's end.
        let row = device.isLandscape ? max(0, screen.rows - layout.bounds.rows) / 2 : 0
        placed = layout.offset(columns: screen.column, rows: screen.row + row)
        if scene.setting.surface != .expanded, !device.isLandscape {
          painter.drawStatusBar(beside: placed.bounds, showsTime: true, into: &canvas)
        }
        painter.drawHomeScreen(home(device, screen, top: layout.bounds.endRow), into: &canvas)
      }
      painter.draw(placed, into: &canvas)
      painter.applyNight(into: &canvas)
    }
    return placed
  }

  /// The Home Screen or, on an iPhone that lies, an open app, of which nothing is drawn.
  private func home(_ device: DeviceCells, _ screen: CellRect, top: Int) -> HomeScreenLayout {
    HomeScreenLayout(
      screen: screen.size, top: top, hasIndicator: device.hasIndicator, hasIcons: !device.isLandscape)
  }

  /// The camera and the status bar without an activity in the island.
  private func drawIdleStatus(
    _ device: DeviceCells, _ painter: ScreenPainter, showsTime: Bool, showsSignal: Bool = true,
    into canvas: inout Canvas
  ) {
    let screen = painter.screen
    /// In the middle of the screen's end that has the camera.
    func atEnd(_ size: CellSize) -> CellRect {
      let free = CellSize(
        columns: device.isLandscape ? 0 : screen.columns - size.columns,
        rows: device.isLandscape ? screen.rows - size.rows : 0)
      return CellRect(
        column: screen.column + free.columns / 2, row: screen.row + max(0, free.rows) / 2,
        columns: size.columns, rows: size.rows)
    }
    var camera: CellRect?
    if let island = device.island {
      let sensor = atEnd(
        device.isStandBy && !device.isDoubled
          ? CellSize(columns: 3, rows: (island.sensorRows + 1) / 2)
          : device.isLandscape
            ? CellSize(columns: island.minimalColumns.lowerBound, rows: island.sensorRows)
            : CellSize(columns: island.sensorColumns, rows: 3))
      painter.drawSensor(sensor, into: &canvas)
      camera = sensor
    } else if let notch = device.notch {
      let rect = atEnd(notch)
      painter.drawNotch(rect, isAtSide: device.isLandscape, into: &canvas)
      camera = rect
    }
    guard showsSignal else { return }
    if let camera, !device.isLandscape {
      painter.drawStatusBar(beside: camera, showsTime: showsTime, into: &canvas)
    } else {
      painter.drawLowStatusBar(
        isPad: device.kind == .iPad, showsTime: showsTime && !device.isLandscape, into: &canvas)
    }
  }

  /// Resolves a canvas to a frame in a theme's characters and colours.
  nonisolated static func finish(_ canvas: Canvas, _ theme: Theme) -> Frame {
    var frame = canvas.resolve(ascii: theme.charset == .ascii)
    if theme.charset == .ascii { frame.replaceByASCII() }
    if !theme.hasColour { frame.removeColour() }
    return frame
  }
}
