import BoxLayout
import Cells

extension ScreenPainter {
  /// Draws StandBy's clock, as it is seen below the minimal presentation.
  func drawStandByClock(into canvas: inout Canvas) {
    let size = LockScreenLayout.Clock.large
    let columns = ClockFace.columns(of: clock.time, size, charset)
    let row = 3 + (screen.rows - 3 - size.rows - 2) / 2
    ClockFace.draw(
      clock.time, size, charset, at: place((screen.columns - columns) / 2, row), colour: half.phone.clock,
      into: &canvas)
    centre(VisualText.line(clock.date), row: row + size.rows + 1, colour: half.phone.date, into: &canvas)
  }

  /// Makes the whole screen red in the dark. On an Always-On display the cards are dimmed as they are drawn, and
  /// all else has dim colours.
  func applyNight(into canvas: inout Canvas) {
    guard light == .night else { return }
    // Round corners of the screen show the body, and a terminal behind it.
    let outside = [half.phone.bezel, half.terminal]
    canvas.recolour(screen) {
      outside.contains($0) ? $0 : light.seen($0)
    } glyphs: { glyph, ground in
      light.seen(glyph, over: ground)
    }
  }
}
