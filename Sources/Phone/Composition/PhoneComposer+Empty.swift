import Cells
import StageLink

extension PhoneComposer {
  /// A locked phone without any activity, for a terminal that waits for one.
  ///
  /// - Parameters:
  ///   - caption: What it waits for, in place of the card.
  ///   - companion: A watch or a CarPlay screen in place of the phone.
  public mutating func emptyPhone(
    _ size: CellSize, caption: [String], _ theme: Theme, _ appearance: Appearance, device: Device,
    beside companion: CompanionScreen? = nil, isLandscape: Bool = false, clock: PhoneClock, isOutlined: Bool
  ) -> Frame {
    let scene = PhoneScene(
      preview: .nothing, state: 0,
      setting: PresentationSetting(
        device: device, appearance: appearance, isLandscape: isLandscape,
        surface: companion?.kind.surface ?? .lockScreen, companion: companion),
      theme: theme, clock: clock, isOutlined: isOutlined)
    let cells = TerminalLayout.fitting(scene.setting.cells, in: size)
    guard let layout = TerminalLayout(size, device: cells) else {
      var canvas = Canvas(size: size, manner: scene.manner)
      canvas.fill(CellRect(origin: .zero, size: size), with: .colour(scene.half.terminal))
      return Self.finish(canvas, theme)
    }
    var canvas = backdrop(
      scene, cells, half: scene.phoneHalf(), size: size, phone: layout.phone, screen: layout.screen)
    draw(scene, SurfaceLayout(bodies: []), on: cells, screen: layout.screen, into: &canvas)
    let first = layout.screen.row + layout.screen.rows * 3 / 5
    for (index, text) in caption.enumerated() {
      let shown = InkedLine.cut(text, to: layout.screen.columns - 4)
      let indent = (layout.screen.columns - TextWidth.columns(of: shown)) / 2
      _ = canvas.draw(
        shown, at: CellPoint(column: layout.screen.column + indent, row: first + index),
        colour: scene.phoneHalf().phone.date)
    }
    return Self.finish(canvas, theme)
  }
}
