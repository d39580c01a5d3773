import Cells

/// Draws what a device's body has around its screen, and the body itself.
struct BezelPainter {
  let half: Theme.Half
  /// On the canvas.
  let phone: CellRect
  let screen: CellRect
  let front: Device.Front

  /// Fills the body, which the screen is painted over.
  func fillBody(into canvas: inout Canvas) {
    if canvas.manner == .filled {
      canvas.fillHalfInset(phone, radius: 40, with: half.phone.bezel)
    } else {
      canvas.fill(phone, with: .colour(half.phone.bezel))
    }
  }

  func draw(isLandscape: Bool, into canvas: inout Canvas) {
    let isOutlined = canvas.manner == .outlined
    if isOutlined { canvas.outline(phone, rounded: true, colour: half.phone.edge) }
    switch front {
    case .island, .notch: break
    case .plain:
      guard isOutlined else { return }
      canvas.outline(screen.inset(columns: -1, rows: -1), rounded: true, colour: half.phone.edge)
    case .homeButton:
      if isLandscape {
        drawLyingButton(isOutlined, into: &canvas)
      } else {
        drawButton(isOutlined, into: &canvas)
      }
    }
  }

  /// The speaker above the screen, the button below it; lines show where the screen ends.
  private func drawButton(_ isOutlined: Bool, into canvas: inout Canvas) {
    let middle = screen.column + screen.columns / 2
    if isOutlined {
      for row in [screen.row - 1, screen.endRow] {
        for column in phone.column + 1..<phone.endColumn - 1 { line("─", column, row, into: &canvas) }
        line("├", phone.column, row, into: &canvas)
        line("┤", phone.endColumn - 1, row, into: &canvas)
      }
    }
    for column in middle - 3...middle + 2 + screen.columns % 2 {
      line("━", column, isOutlined ? phone.row : screen.row - 1, into: &canvas)
    }
    line("(", middle - 2, phone.endRow - 2, into: &canvas)
    line(")", middle + 1 + screen.columns % 2, phone.endRow - 2, into: &canvas)
  }

  /// The same with the speaker at the leading and the button at the trailing end.
  private func drawLyingButton(_ isOutlined: Bool, into canvas: inout Canvas) {
    let middle = screen.row + screen.rows / 2
    if isOutlined {
      for column in [screen.column - 1, screen.endColumn] {
        for row in phone.row + 1..<phone.endRow - 1 { line("│", column, row, into: &canvas) }
        line("┬", column, phone.row, into: &canvas)
        line("┴", column, phone.endRow - 1, into: &canvas)
      }
    }
    for row in middle - 1...middle + screen.rows % 2 { line("┃", phone.column + 1, row, into: &canvas) }
    line("(", screen.endColumn + 2, middle, into: &canvas)
    line(")", screen.endColumn + 4, middle, into: &canvas)
  }

  private func line(_ glyph: Unicode.Scalar, _ column: Int, _ row: Int, into canvas: inout Canvas) {
    canvas.drawLine(glyph, at: CellPoint(column: column, row: row), colour: half.phone.edge)
  }
}
