import Cells
import StageLink

/// Presentations by themselves beside the phone, one under another, in a terminal that has the room:
/// the other surfaces of a state, or the other states of a surface.
struct Overview {
  struct Entry {
    var title: String
    var scene: PhoneScene
    /// It is what the phone shows.
    var isShown = false
  }

  var entries: [Entry]

  /// The state that is shown on the surfaces that the phone does not show. Of two surfaces with the same
  /// presentation one is enough.
  static func surfaces(of scene: PhoneScene) -> Overview {
    guard case .activity = scene.preview.kind, !scene.isEmpty else { return Overview(entries: []) }
    let shown = Self.kin(of: scene.setting.surface)
    let surfaces = [Surface.lockScreen, .compact, .minimal, .expanded].filter(scene.setting.device.shows)
    return Overview(
      entries: surfaces.filter { $0 != shown }.map { surface in
        var other = scene
        other.setting.surface = surface
        other.setting.others = 0
        other.contents = .preview
        return Entry(title: surface.title, scene: other)
      })
  }

  /// The surface that shows the same presentation first.
  private static func kin(of surface: Surface) -> Surface {
    switch surface {
    case .banner, .standby, .standbyNight, .alwaysOn, .iPad: .lockScreen
    case .minimalDetached: .minimal
    case .lockScreen, .compact, .minimal, .expanded, .watch, .carPlay, .mac: surface
    }
  }

  /// All states on the surface that is shown; none where there is only one.
  static func states(of scene: PhoneScene) -> Overview {
    guard case .activity = scene.preview.kind, scene.preview.stateCount > 1, !scene.isEmpty else {
      return Overview(entries: [])
    }
    return Overview(
      entries: (0..<scene.preview.stateCount).map { state in
        var other = scene
        other.state = state
        other.setting.others = 0
        other.contents = .preview
        return Entry(title: "state \(state + 1)", scene: other, isShown: state == scene.state)
      })
  }

  /// Draws the entries that fit, around the one that is shown, and answers where each came to stand.
  @MainActor
  func draw(
    in rect: CellRect, _ theme: Theme, _ half: Theme.Half, into canvas: inout Canvas
  ) -> [(entry: Int, rect: CellRect)] {
    let layouts = layouts(in: rect.rows)
    var row = rect.row
    var places: [(entry: Int, rect: CellRect)] = []
    for (index, layout) in layouts {
      let entry = entries[index]
      InkedLine((entry.title, entry.isShown ? .accent : .label)).draw(
        at: CellPoint(column: rect.column, row: row), columns: rect.columns, theme, half, into: &canvas)
      let bounds = layout.bounds
      let moved = layout.offset(columns: rect.column - bounds.column, rows: row + 1 - bounds.row)
      let painter = ScreenPainter(
        half: entry.scene.phoneHalf(layout), charset: theme.charset, clock: entry.scene.clock,
        screen: moved.bounds, ear: 0, showsKeylines: entry.scene.setting.presentedAppearance == .dark,
        light: ScreenLight(entry.scene.setting.surface), isBare: true)
      canvas.clipped(to: rect) {
        painter.draw(moved, into: &$0)
        painter.applyNight(into: &$0)
      }
      places.append(
        (index, CellRect(column: rect.column, row: row, columns: rect.columns, rows: bounds.rows + 1)))
      row += bounds.rows + 2
    }
    return places
  }

  /// The layouts of as many entries as fit one under another, the one that is shown among them.
  @MainActor
  private func layouts(in rows: Int) -> [(entry: Int, layout: SurfaceLayout)] {
    var chosen: [(entry: Int, layout: SurfaceLayout)] = []
    var free = rows + 1
    func layout(_ index: Int) -> SurfaceLayout? {
      let scene = entries[index].scene
      let layout = scene.surfaceLayout(on: scene.setting.cells.trimmed)
      return layout.bounds.isEmpty ? nil : layout
    }
    /// Adds an entry; answers whether there was room.
    func add(_ index: Int, atEnd: Bool) -> Bool {
      guard let layout = layout(index) else { return true }
      guard layout.bounds.rows + 2 <= free else { return false }
      free -= layout.bounds.rows + 2
      chosen.insert((index, layout), at: atEnd ? chosen.count : 0)
      return true
    }
    let shown = entries.firstIndex(where: \.isShown) ?? 0
    guard entries.indices.contains(shown) else { return [] }
    // In the order of the entries as far as the shown one is among them, else from it backwards.
    var forward = 0
    while forward < entries.count, add(forward, atEnd: true) { forward += 1 }
    if forward > shown { return chosen }
    (chosen, free) = ([], rows + 1)
    var backward = shown
    while backward >= 0, add(backward, atEnd: false) { backward -= 1 }
    return chosen
  }
}
