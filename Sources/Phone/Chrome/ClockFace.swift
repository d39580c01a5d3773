import Cells

/// Large digits of the Lock Screen's clock, drawn from half blocks or from ASCII strokes.
enum ClockFace {
  /// The columns a time takes.
  static func columns(of time: String, _ size: LockScreenLayout.Clock, _ charset: Theme.Charset) -> Int {
    guard size != .text else { return TextWidth.columns(of: time) }
    let scale = scale(size, charset)
    return time.reduce(-scale) { $0 + scale + scale * (glyph($1, charset).first?.count ?? 0) }
  }

  private static func scale(_ size: LockScreenLayout.Clock, _ charset: Theme.Charset) -> Int {
    size == .large && charset == .unicode ? 2 : 1
  }

  /// Draws a time from its leading top corner on.
  static func draw(
    _ time: String, _ size: LockScreenLayout.Clock, _ charset: Theme.Charset, at place: CellPoint,
    colour: RGBA, into canvas: inout Canvas
  ) {
    guard size != .text else {
      canvas.draw(time, at: place, colour: colour, attributes: .bold)
      return
    }
    let scale = scale(size, charset)
    var column = place.column
    for character in time {
      let rows = glyph(character, charset)
      if charset == .ascii {
        drawStrokes(rows, at: CellPoint(column: column, row: place.row), colour: colour, into: &canvas)
      } else {
        drawBlocks(
          rows, scale: scale, at: CellPoint(column: column, row: place.row), colour: colour, into: &canvas)
      }
      column += (rows.first?.count ?? 0) * scale + scale
    }
  }

  /// Two dots of the drawing stand one above the other in a cell.
  private static func drawBlocks(
    _ rows: [[Character]], scale: Int, at place: CellPoint, colour: RGBA, into canvas: inout Canvas
  ) {
    // An odd half row is left free above: the date stands there.
    let free = rows.count * scale % 2
    func isSet(_ x: Int, _ y: Int) -> Bool {
      y >= free && rows[(y - free) / scale][x / scale] == "#"
    }
    for row in 0..<(rows.count * scale + free) / 2 {
      for column in 0..<(rows.first?.count ?? 0) * scale {
        let glyph: Unicode.Scalar
        switch (isSet(column, row * 2), isSet(column, row * 2 + 1)) {
        case (true, true): glyph = "█"
        case (true, false): glyph = "▀"
        case (false, true): glyph = "▄"
        case (false, false): continue
        }
        canvas.drawLine(
          glyph, at: CellPoint(column: place.column + column, row: place.row + row), colour: colour)
      }
    }
  }

  private static func drawStrokes(
    _ rows: [[Character]], at place: CellPoint, colour: RGBA, into canvas: inout Canvas
  ) {
    for (row, characters) in rows.enumerated() {
      for (column, character) in characters.enumerated() where character != " " {
        canvas.drawLine(
          character.unicodeScalars.first!, at: CellPoint(column: place.column + column, row: place.row + row),
          colour: colour)
      }
    }
  }

  /// The dots or strokes of a digit or a colon; other characters are a gap.
  private static func glyph(_ character: Character, _ charset: Theme.Charset) -> [[Character]] {
    let isASCII = charset == .ascii
    if let digit = character.wholeNumberValue, (0...9).contains(digit) {
      return isASCII ? strokes[digit] : dots[digit]
    }
    return isASCII ? (character == ":" ? colonStrokes : gap(3)) : (character == ":" ? colonDots : gap(5))
  }

  private static func gap(_ rows: Int) -> [[Character]] { Array(repeating: [" "], count: rows) }

  private static func table(_ text: [String]) -> [[Character]] { text.map(Array.init) }

  private static let dots: [[[Character]]] = [
    table(["###", "# #", "# #", "# #", "###"]), table(["## ", " # ", " # ", " # ", "###"]),
    table(["###", "  #", "###", "#  ", "###"]), table(["###", "  #", "###", "  #", "###"]),
    table(["# #", "# #", "###", "  #", "  #"]), table(["###", "#  ", "###", "  #", "###"]),
    table(["###", "#  ", "###", "# #", "###"]), table(["###", "  #", "  #", "  #", "  #"]),
    table(["###", "# #", "###", "# #", "###"]), table(["###", "# #", "###", "  #", "###"]),
  ]
  private static let colonDots = table([" ", "#", " ", "#", " "])

  private static let strokes: [[[Character]]] = [
    table([" _ ", "| |", "|_|"]), table(["   ", "  |", "  |"]), table([" _ ", " _|", "|_ "]),
    table([" _ ", " _|", " _|"]), table(["   ", "|_|", "  |"]), table([" _ ", "|_ ", " _|"]),
    table([" _ ", "|_ ", "|_|"]), table([" _ ", "  |", "  |"]), table([" _ ", "|_|", "|_|"]),
    table([" _ ", "|_|", " _|"]),
  ]
  private static let colonStrokes = table([" ", ".", "."])
}
