/// A grid that is painted on, later over earlier, and then resolved to a ``Frame``.
///
/// Each cell holds four quarters of colour and at most one glyph over them, so shapes are painted
/// finer than cells while text keeps to them. What is painted stays inside the clip.
public struct Canvas {
  public let size: CellSize
  public let manner: Manner

  var cells: ContiguousArray<CanvasCell>
  private(set) var clip: CellRect
  private(set) var mask: CoverageMask?
  private(set) var opacity = 1.0
  /// How many cells were painted so far: a measure of work that does not depend on the machine.
  public internal(set) var paintedCells = 0
  /// Whether there are outlines, which have to make room for text.
  private(set) var hasEdges = false

  /// The cells of both ends of boxes one row high.
  var bracketPairs: [(Int, Int)] = []

  public init(size: CellSize, manner: Manner) {
    self.size = size
    self.manner = manner
    cells = ContiguousArray(repeating: CanvasCell(), count: max(0, size.columns * size.rows))
    clip = CellRect(origin: .zero, size: size)
  }

  /// The rectangle that may be painted.
  public var visibleRect: CellRect { clip }

  /// Paints with everything outside a rectangle left alone.
  public mutating func clipped(to rect: CellRect, _ body: (inout Canvas) -> Void) {
    let saved = clip
    clip = clip.intersection(rect)
    body(&self)
    clip = saved
  }

  /// Paints with everything outside a form left alone.
  public mutating func clipped(
    to form: ShapeForm, in rect: CellRect, width: Double, height: Double,
    _ body: (inout Canvas) -> Void
  ) {
    // An outlined frame keeps the text that a round corner would cut.
    if manner == .filled, form != .rectangle {
      masked(
        by: CoverageMask(form, in: rect, visible: rect.intersection(clip), width: width, height: height), body
      )
    } else {
      clipped(to: rect, body)
    }
  }

  /// Paints only where another canvas of the same size was painted.
  public mutating func masked(by stencil: Canvas, in rect: CellRect, _ body: (inout Canvas) -> Void) {
    let mask = CoverageMask(tracing: stencil, in: rect, isWhole: manner == .outlined)
    // Where the stencil has a glyph, that glyph is seen in the colour that is painted there.
    var glyphs: [(index: Int, below: CanvasCell)] = []
    let area = mask.rect.intersection(clip)
    for row in area.row..<max(area.row, area.endRow) {
      for index in row * size.columns + area.column..<row * size.columns + max(area.column, area.endColumn) {
        let cell = stencil.cells[index]
        if cell.kind != .none, cell.foreground.alpha >= 128 {
          glyphs.append((index, cells[index]))
          cells[index] = CanvasCell()
        }
      }
    }
    masked(by: mask, body)
    for (index, below) in glyphs {
      let painted = cells[index]
      cells[index] = below
      if painted.kind == .text || painted.kind == .textTail {
        cells[index].take(glyphOf: painted, colour: painted.foreground)
      } else if !painted.behind.isClear {
        cells[index].take(glyphOf: stencil.cells[index], colour: painted.behind)
      }
    }
  }

  /// Paints only the quarters that a mask lets through, and every mask before it.
  mutating func masked(by own: CoverageMask, _ body: (inout Canvas) -> Void) {
    let savedMask = mask
    mask = mask.map { own.intersection($0) } ?? own
    clipped(to: own.rect, body)
    mask = savedMask
  }

  /// Paints with all alphas multiplied: right for a single thing, see ``withGroupOpacity(_:_:)``.
  public mutating func withOpacity(_ factor: Double, _ body: (inout Canvas) -> Void) {
    let saved = opacity
    opacity *= min(1, max(0, factor))
    body(&self)
    opacity = saved
  }

  /// Paints things as one: they cover one another first, and then what lies behind shows through them all.
  public mutating func withGroupOpacity(_ factor: Double, _ body: (inout Canvas) -> Void) {
    guard factor > 0, factor < 1, !clip.isEmpty else {
      withOpacity(factor, body)
      return
    }
    let factor = factor * opacity
    let area = clip
    let saved = opacity
    var below = ContiguousArray<CanvasCell>()
    below.reserveCapacity(area.columns * area.rows)
    for row in area.row..<area.endRow {
      for index in row * size.columns + area.column..<row * size.columns + area.endColumn {
        below.append(cells[index])
        cells[index] = CanvasCell()
      }
    }
    opacity = 1
    body(&self)
    opacity = saved
    var position = 0
    for row in area.row..<area.endRow {
      for index in row * size.columns + area.column..<row * size.columns + area.endColumn {
        cells[index].lay(over: below[position], factor)
        position += 1
      }
    }
  }

  /// The colour that text in a cell would stand on.
  public func background(at place: CellPoint) -> RGBA {
    guard CellRect(origin: .zero, size: size).contains(place) else { return .clear }
    return cells[place.row * size.columns + place.column].behind
  }

  /// Whether a cell holds text.
  public func hasText(at place: CellPoint) -> Bool {
    guard CellRect(origin: .zero, size: size).contains(place) else { return false }
    let kind = cells[place.row * size.columns + place.column].kind
    return kind == .text || kind == .textTail
  }
}

// MARK: Colour

extension Canvas {
  /// Fills whole cells; glyphs that stood there are covered.
  public mutating func fill(_ rect: CellRect, with paint: Paint) {
    fill(.rectangle, in: rect, width: 1, height: 1, with: paint)
  }

  /// Fills the quarters of cells that a form covers.
  ///
  /// - Parameters:
  ///   - rect: the cells that the form is stretched over.
  ///   - width: the form's own width in points.
  ///   - height: the form's own height in points.
  public mutating func fill(
    _ form: ShapeForm, in rect: CellRect, width: Double, height: Double, with paint: Paint
  ) {
    let visible = rect.intersection(clip)
    guard !visible.isEmpty else { return }
    var colour = paint.representative.opacity(opacity)
    if case .colour = paint, colour.isClear { return }
    for row in visible.row..<visible.endRow {
      let line = row * size.columns
      for column in visible.column..<visible.endColumn {
        var quarters = CoverageMask.coverage(
          form, column: column - rect.column, row: row - rect.row, of: rect, width: width,
          height: height)
        if let mask { quarters &= mask[column, row] }
        guard quarters != 0 else { continue }
        if case .gradient(let gradient) = paint {
          colour = gradient.colour(
            x: (Double(column - rect.column) + 0.5) / Double(rect.columns),
            y: (Double(row - rect.row) + 0.5) / Double(rect.rows)
          ).opacity(opacity)
          if colour.isClear { continue }
        }
        paintQuarters(quarters, of: line + column, colour)
      }
    }
  }

  /// Fills some quarters of one cell; bit 0 is the leading top one, bit 3 the trailing bottom one.
  public mutating func fillQuarters(_ quarters: UInt8, at place: CellPoint, with colour: RGBA) {
    guard clip.contains(place) else { return }
    let visible = quarters & (mask?[place.column, place.row] ?? 0b1111)
    let colour = colour.opacity(opacity)
    guard visible != 0, !colour.isClear else { return }
    paintQuarters(visible, of: place.row * size.columns + place.column, colour)
  }

  private mutating func paintQuarters(_ quarters: UInt8, of index: Int, _ colour: RGBA) {
    paintedCells += 1
    cells[index].paint(colour, quarters: quarters)
    // A glyph goes under what covers most of its cell, and stands beside what covers half of it or less. A
    // line gives way to the half already: with it the rounded end of what covers it would be lost.
    guard cells[index].kind != .none else { return }
    let isCovered =
      quarters.nonzeroBitCount > 2
      || (quarters.nonzeroBitCount == 2 && cells[index].kind != .text && cells[index].kind != .textTail
        && manner == .filled)
    guard isCovered else { return }
    if colour.isOpaque {
      clearGlyph(at: index)
    } else {
      cells[index].foreground = colour.over(cells[index].foreground)
    }
  }

  /// Gives quarters of a cell the colour that is seen there from now on.
  ///
  /// - Parameter coversGlyph: whether a glyph that stood there is covered.
  mutating func set(_ colour: RGBA, quarters: UInt8, at index: Int, coversGlyph: Bool) {
    paintedCells += 1
    if quarters & 1 != 0 { cells[index].quarters.0 = colour }
    if quarters & 2 != 0 { cells[index].quarters.1 = colour }
    if quarters & 4 != 0 { cells[index].quarters.2 = colour }
    if quarters & 8 != 0 { cells[index].quarters.3 = colour }
    if coversGlyph, cells[index].kind != .none { clearGlyph(at: index) }
  }

  private mutating func clearGlyph(at index: Int) {
    if cells[index].kind == .textTail, index > 0, cells[index - 1].kind == .text {
      cells[index - 1].kind = .none
      cells[index - 1].glyph = .space
    }
    if cells[index].kind == .text, index + 1 < cells.count, cells[index + 1].kind == .textTail {
      cells[index + 1].kind = .none
      cells[index + 1].glyph = .space
    }
    cells[index].kind = .none
    cells[index].glyph = .space
    cells[index].attributes = []
    cells[index].dots = 0
  }
}

// MARK: Glyphs

extension Canvas {
  /// Draws one glyph; a wide one takes two cells and is left out when it has only one.
  ///
  /// A clear colour stands for the terminal's own. A glyph whose colour the opacity takes away, or one
  /// that a terminal would take for a command, is not drawn.
  ///
  /// - Parameter width: the columns of the glyph, 1 or 2.
  public mutating func draw(
    _ glyph: Glyph, width: Int, at place: CellPoint, colour: RGBA, attributes: TextAttributes = []
  ) {
    guard clip.contains(place), width > 0, !glyph.isControl else { return }
    guard width == 1 || clip.contains(CellPoint(column: place.column + 1, row: place.row)) else {
      return
    }
    if let mask {
      for column in place.column..<place.column + width where mask[column, place.row].nonzeroBitCount < 2 {
        return
      }
    }
    let index = place.row * size.columns + place.column
    guard let colour = seen(colour) else { return }
    // A blank shows the colour behind it, unless it carries a line; of lines nothing shows through text.
    if glyph == .space, attributes.isDisjoint(with: [.underline, .strikethrough]) {
      switch cells[index].kind {
      case .text, .textTail: return
      case .none where manner == .filled: return
      case .none, .line, .edge, .dots: break
      }
    }
    for offset in 0..<width { clearGlyph(at: index + offset) }
    paintedCells += width
    cells[index].glyph = glyph
    cells[index].kind = .text
    cells[index].foreground = colour.over(cells[index].behind)
    cells[index].attributes = attributes
    if width == 2 {
      cells[index + 1].kind = .textTail
      cells[index + 1].foreground = cells[index].foreground
      cells[index + 1].attributes = attributes
    }
  }

  /// A glyph's colour under the opacity; `nil` when nothing is left of it.
  private func seen(_ colour: RGBA) -> RGBA? {
    let result = colour.opacity(opacity)
    return opacity <= 0 || (result.isClear && !colour.isClear) ? nil : result
  }

  /// Draws a string in one line and answers the columns it took.
  @discardableResult
  public mutating func draw(
    _ text: some StringProtocol, at place: CellPoint, colour: RGBA, attributes: TextAttributes = []
  ) -> Int {
    var column = place.column
    for character in text {
      let width = TextWidth.columns(of: character)
      guard width > 0 else { continue }
      draw(
        Glyph(character), width: width, at: CellPoint(column: column, row: place.row),
        colour: colour, attributes: attributes)
      column += width
    }
    return column - place.column
  }

  /// Draws a line, a block or another mark of the drawing itself; text that stands there wins.
  public mutating func drawLine(_ glyph: Unicode.Scalar, at place: CellPoint, colour: RGBA) {
    drawLine(glyph, at: place, colour: colour, as: .line)
  }

  /// Draws a part of an outline; unlike other lines it keeps its distance from text.
  mutating func drawEdge(_ glyph: Unicode.Scalar, at place: CellPoint, colour: RGBA) {
    drawLine(glyph, at: place, colour: colour, as: .edge)
  }

  private mutating func drawLine(
    _ glyph: Unicode.Scalar, at place: CellPoint, colour: RGBA, as kind: CanvasCell.Kind
  ) {
    let glyph = Glyph(glyph)
    guard clip.contains(place), !glyph.isControl, let colour = seen(colour) else { return }
    if let mask, mask[place.column, place.row] == 0 { return }
    let index = place.row * size.columns + place.column
    guard cells[index].kind != .text, cells[index].kind != .textTail else { return }
    paintedCells += 1
    if kind == .edge { hasEdges = true }
    cells[index].glyph = glyph
    cells[index].kind = kind
    cells[index].dots = 0
    cells[index].attributes = []
    cells[index].foreground = colour.over(cells[index].behind)
  }

  /// Adds braille dots to a cell, in the order of the Unicode block's bits; text wins.
  public mutating func drawDots(_ dots: UInt8, at place: CellPoint, colour: RGBA) {
    guard clip.contains(place), let colour = seen(colour) else { return }
    var dots = dots
    if let mask { dots &= Self.dots(ofQuarters: mask[place.column, place.row]) }
    guard dots != 0 else { return }
    let index = place.row * size.columns + place.column
    guard cells[index].kind != .text, cells[index].kind != .textTail else { return }
    paintedCells += 1
    if cells[index].kind != .dots {
      cells[index].kind = .dots
      cells[index].dots = 0
      cells[index].attributes = []
    }
    cells[index].dots |= dots
    cells[index].foreground = colour.over(cells[index].behind)
  }

  /// The braille dots that stand in some quarters of a cell, two in each.
  private static func dots(ofQuarters quarters: UInt8) -> UInt8 {
    var dots: UInt8 = 0
    if quarters & 1 != 0 { dots |= 0x03 }
    if quarters & 2 != 0 { dots |= 0x18 }
    if quarters & 4 != 0 { dots |= 0x44 }
    if quarters & 8 != 0 { dots |= 0xA0 }
    return dots
  }
}
