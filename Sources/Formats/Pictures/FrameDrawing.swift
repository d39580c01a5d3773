import Cells

/// A frame as shapes on paper, in the order in which they are laid over each other. Every picture is made
/// from this, so that all of them look alike.
struct FrameDrawing {
  /// A rectangle of one colour.
  struct Fill: Hashable {
    var rect: UnitRect
    var colour: RGBA
  }

  /// A glyph in its cell.
  struct Placed: Hashable {
    var key: GlyphKey
    var colour: RGBA
    var column: Int
    var row: Int
  }

  let size: CellSize
  let paper: PicturePaper
  /// The colours behind the glyphs, where they are not the paper's.
  private(set) var backgrounds: [Fill] = []
  /// Blocks and lines.
  private(set) var blocks: [Fill] = []
  private(set) var glyphs: [Placed] = []
  /// Lines under and through text.
  private(set) var rules: [Fill] = []

  /// In 1/64 pt.
  var width: Int { size.columns * PictureUnits.cellWidth }
  var height: Int { size.rows * PictureUnits.cellHeight }

  init(_ frame: Frame, paper: PicturePaper) {
    size = frame.size
    self.paper = paper
    var backgrounds = FillMerger()
    var blocks = FillMerger()
    var rules = FillMerger()
    for row in 0..<frame.rows {
      for column in 0..<frame.columns {
        let cell = frame[column, row]
        let (ink, background) = Self.colours(of: cell, on: paper)
        let origin = (x: column * PictureUnits.cellWidth, y: row * PictureUnits.cellHeight)
        let whole = UnitRect(0, 0, PictureUnits.cellWidth, PictureUnits.cellHeight).offset(origin.x, origin.y)
        if background != paper.background { backgrounds.add(whole, background) }
        for rule in Self.rules(of: cell) { rules.add(rule.offset(origin.x, origin.y), ink) }
        guard let glyph = cell.glyph, glyph != .space else { continue }
        guard let scalar = Unicode.Scalar(glyph.rawValue), let art = CellArt(scalar) else {
          place(cell, at: column, row, ink, isDoubled: frame.isDoubled(column, row))
          continue
        }
        let colour = art.tone == 4 ? ink : .mix(background, ink, Double(art.tone) / 4)
        for rect in art.rects where colour != background {
          blocks.add(rect.offset(origin.x, origin.y), colour)
        }
        if !art.outline.isEmpty {
          glyphs.append(
            Placed(key: GlyphKey(glyph: glyph, columns: 1), colour: ink, column: column, row: row))
        }
      }
    }
    self.backgrounds = backgrounds.fills
    self.blocks = blocks.fills
    self.rules = rules.fills
  }

  private mutating func place(_ cell: Cell, at column: Int, _ row: Int, _ ink: RGBA, isDoubled: Bool) {
    guard let glyph = cell.glyph else { return }
    glyphs.append(
      Placed(
        key: GlyphKey(
          glyph: glyph, columns: isDoubled ? 2 : 1, isBold: cell.attributes.contains(.bold),
          isItalic: cell.attributes.contains(.italic)), colour: ink, column: column, row: row))
  }

  /// How much of its colour dim text keeps.
  private static let dimness = 0.6

  /// The two colours of a cell as they are seen: opaque, exchanged where the cell is reversed, and the first
  /// nearer to the second where it is dim.
  static func colours(of cell: Cell, on paper: PicturePaper) -> (ink: RGBA, background: RGBA) {
    var background = cell.background.isClear ? paper.background : cell.background.over(paper.background)
    var ink = cell.foreground.isClear ? paper.ink : cell.foreground.over(background)
    if cell.attributes.contains(.reverse) { (ink, background) = (background, ink) }
    if cell.attributes.contains(.dim) { ink = .mix(background, ink, dimness) }
    return (ink, background)
  }

  /// Lines of 1 pt: one below letters that reach down least, one through the middle of small letters.
  private static func rules(of cell: Cell) -> [UnitRect] {
    let (point, width) = (PictureUnits.point, PictureUnits.cellWidth)
    var rules: [UnitRect] = []
    if cell.attributes.contains(.underline) { rules.append(UnitRect(0, 14 * point, width, 15 * point)) }
    if cell.attributes.contains(.strikethrough) {
      rules.append(UnitRect(0, 17 * point / 2, width, 19 * point / 2))
    }
    return rules
  }
}

extension Frame {
  /// Whether the glyph of a cell takes the next cell as well.
  func isDoubled(_ column: Int, _ row: Int) -> Bool {
    column + 1 < columns && self[column + 1, row].glyph == nil
  }
}

/// Joins rectangles of one colour that touch along a whole side: fewer shapes, and no seams in viewers
/// that smooth every edge.
private struct FillMerger {
  private struct Key: Hashable {
    var colour: RGBA
    var from: Int
    var to: Int
    var edge: Int
  }

  private var rows: [FrameDrawing.Fill] = []
  /// Rectangles by their colour, their upper and lower edge and where they end.
  private var ends: [Key: Int] = [:]

  mutating func add(_ rect: UnitRect, _ colour: RGBA) {
    let key = Key(colour: colour, from: rect.top, to: rect.bottom, edge: rect.left)
    let index: Int
    if let open = ends.removeValue(forKey: key) {
      index = open
      rows[index].rect.right = rect.right
    } else {
      index = rows.count
      rows.append(FrameDrawing.Fill(rect: rect, colour: colour))
    }
    ends[Key(colour: colour, from: rect.top, to: rect.bottom, edge: rect.right)] = index
  }

  /// What has become of them, joined downwards too.
  var fills: [FrameDrawing.Fill] {
    var result: [FrameDrawing.Fill] = []
    var bottoms: [Key: Int] = [:]
    for fill in rows {
      let rect = fill.rect
      let key = Key(colour: fill.colour, from: rect.left, to: rect.right, edge: rect.top)
      let index: Int
      if let open = bottoms.removeValue(forKey: key) {
        index = open
        result[index].rect.bottom = rect.bottom
      } else {
        index = result.count
        result.append(fill)
      }
      bottoms[Key(colour: fill.colour, from: rect.left, to: rect.right, edge: rect.bottom)] = index
    }
    return result
  }
}
