import Cells
import StageLink

/// A small phone that shows what a theme sets: the ground, the bezel, wallpaper, island, clock and card, and
/// below it the colours of texts and the line of keys.
public struct ThemeSample {
  public static let size = CellSize(columns: 26, rows: 17)

  private let theme: Theme
  private let appearance: Appearance
  private let half: Theme.Half
  private let manner: Manner

  private static let phone = CellRect(column: 1, row: 1, columns: 24, rows: 14)
  private static let cardColumns = 20
  private static let sensorColumns = 8

  /// - Parameter isOutlined: Outlines whatever the theme says.
  public init(_ theme: Theme, _ appearance: Appearance, isOutlined: Bool) {
    self.theme = theme
    self.appearance = appearance
    half = theme.half(for: appearance)
    manner = isOutlined ? .outlined : theme.manner
  }

  public var frame: Frame {
    var canvas = Canvas(size: Self.size, manner: manner)
    let phone = Self.phone
    canvas.fill(CellRect(origin: .zero, size: Self.size), with: .colour(half.terminal))
    InkedLine((theme.id, .accent), (" \(appearance.rawValue)", .label)).draw(
      at: CellPoint(column: phone.column, row: 0), columns: phone.columns, theme, half, into: &canvas)
    drawScreen(phone.inset(columns: 1, rows: 1), into: &canvas)
    InkedLine(
      ("text ", .text), ("label ", .label), ("good ", .good), ("warn ", .warn), ("bad", .bad)
    ).draw(
      at: CellPoint(column: phone.column, row: phone.endRow), columns: phone.columns, theme, half,
      into: &canvas)
    let last = Self.size.rows - 1
    canvas.fill(
      CellRect(column: 0, row: last, columns: Self.size.columns, rows: 1), with: .colour(half.keys.fill))
    KeyLine(
      surface: nil, appearance: appearance, charset: theme.charset, stateCount: 1, previewCount: 1,
      themeCount: 2, deviceCount: 1
    ).draw(row: last, from: phone.column, columns: phone.columns, theme, half, into: &canvas)
    return PhoneComposer.finish(canvas, theme)
  }

  /// Draws the phone: the bezel and, on the screen, what a Lock Screen has.
  private func drawScreen(_ screen: CellRect, into canvas: inout Canvas) {
    let painter = ScreenPainter(
      half: half, charset: theme.charset, clock: .standing, screen: screen,
      ear: (screen.columns - Self.sensorColumns) / 2, showsKeylines: false)
    let sensor = CellRect(
      column: screen.column + (screen.columns - Self.sensorColumns) / 2, row: screen.row,
      columns: Self.sensorColumns, rows: 3)
    let layout = LockScreenLayout(rows: screen.rows, cardRows: 4)
    let bezel = BezelPainter(half: half, phone: Self.phone, screen: screen, front: .island)
    bezel.fillBody(into: &canvas)
    bezel.draw(isLandscape: false, into: &canvas)
    ScreenPainter.paintWallpaper(half.wallpaper, in: screen, isRound: true, into: &canvas)
    canvas.clipped(to: screen) { canvas in
      painter.drawSensor(sensor, into: &canvas)
      painter.drawStatusBar(beside: sensor, showsTime: false, into: &canvas)
      painter.drawLockScreen(layout, into: &canvas)
      drawCard(
        CellRect(
          column: screen.column + (screen.columns - Self.cardColumns) / 2,
          row: screen.row + layout.cardRow, columns: Self.cardColumns, rows: 4), into: &canvas)
    }
  }

  /// A card as an activity without a tint of its own has it: its texts and its bar are the activity's.
  private func drawCard(_ rect: CellRect, into canvas: inout Canvas) {
    let ink: RGBA = appearance == .dark ? .white : .black
    let (first, second) = (rect.row + 1, rect.row + 2)
    canvas.surface(rect, with: .colour(half.card.fill), edge: half.card.edge) { canvas in
      _ = canvas.draw(
        "Oat cortado", at: CellPoint(column: rect.column + 2, row: first), colour: ink, attributes: .bold)
      _ = canvas.draw(
        "5:12", at: CellPoint(column: rect.endColumn - 6, row: first), colour: ink.opacity(0.6))
      for column in 0..<rect.columns - 4 {
        let isDone = column < 7
        canvas.drawLine(
          isDone ? "━" : "─", at: CellPoint(column: rect.column + 2 + column, row: second),
          colour: isDone ? RGBA(0xFF, 0x9F, 0x0A) : ink.opacity(0.3))
      }
    }
  }
}

extension ThemeSample {
  /// Samples of themes in rows, those of a theme beside each other.
  ///
  /// - Parameters:
  ///   - columns: As many themes stand in a row as fit, at least one.
  /// - Returns: A frame for each row.
  public static func rows(
    of themes: [Theme], _ appearances: [Appearance], columns: Int, isOutlined: Bool
  ) -> [Frame] {
    let width = size.columns * appearances.count
    let inRow = max(1, columns / max(1, width))
    return stride(from: 0, to: themes.count, by: inRow).map { first in
      let shown = themes[first..<min(themes.count, first + inRow)]
      var frame = Frame(
        size: CellSize(columns: width * shown.count, rows: size.rows),
        manner: isOutlined ? .outlined : .filled)
      for (index, theme) in shown.enumerated() {
        for (half, appearance) in appearances.enumerated() {
          frame.paste(
            ThemeSample(theme, appearance, isOutlined: isOutlined).frame,
            at: CellPoint(column: index * width + half * size.columns, row: 0))
        }
      }
      return frame
    }
  }
}
