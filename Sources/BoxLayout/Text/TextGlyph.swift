import Cells

/// One grapheme cluster of a text that is laid out.
struct TextGlyph {
  /// How lines may break around a glyph.
  enum Role: UInt8 {
    case letter
    /// A blank: a line may break behind it, and it hangs over the edge there.
    case space
    /// A letter that a line may break before and behind, as before and behind ideographs.
    case breakable
    /// A closing mark or a small kana: never begins a line where there is no blank.
    case closing
    /// An opening bracket between ideographs: never ends a line.
    case opening
    /// A hyphen or dash: a line may break behind it.
    case hyphen
    case newline

    /// Whether a line may break between two neighbours of which none is a blank.
    static func mayBreak(_ first: Role, _ second: Role) -> Bool {
      switch (first, second) {
      case (_, .closing), (_, .hyphen), (.opening, _): false
      case (.breakable, _), (.closing, .breakable), (.closing, .opening): true
      case (_, .breakable): true
      case (.hyphen, .letter): true
      default: false
      }
    }
  }

  let glyph: Glyph
  /// The columns the glyph takes in cells.
  let columns: UInt8
  var role: Role
  let style: UInt16
  /// The advance in the units of the metrics.
  let advance: Int32
}

/// How a run of text is drawn.
public struct TextStyle: Hashable, Sendable {
  public var paint: Paint
  public var attributes: TextAttributes
  /// The height of a line in units: one row under cell metrics.
  public var lineHeight: Int
  /// From the top of a line to its baseline, in units.
  public var ascent: Int
  /// How wide a glyph of this style is under point metrics.
  public var advances: Advances

  /// A style of letters in blocks, two or three rows high, their baseline in the last row.
  public init(paint: Paint, attributes: TextAttributes = [], blockRows: Int) {
    self.init(
      paint: paint, attributes: attributes, lineHeight: blockRows, ascent: blockRows - 1,
      advances: .blocks(rows: blockRows))
  }

  public init(
    paint: Paint, attributes: TextAttributes = [], lineHeight: Int = 1, ascent: Int = 0,
    advances: Advances = .cells
  ) {
    self.paint = paint
    self.attributes = attributes
    self.lineHeight = lineHeight
    self.ascent = ascent
    self.advances = advances
  }
}

/// The widths of glyphs in units.
public enum Advances: Hashable, Sendable {
  /// A unit a column.
  case cells
  /// Letters of blocks so many rows high, a unit a column: see ``BlockFace``.
  case blocks(rows: Int)
  /// A proportional face of so many points, `monospaced` for faces and digits of one width.
  case points(size: Double, monospaced: Bool, monospacedDigits: Bool)
}

/// Where a line is cut when the text does not fit.
public enum TextTruncation: UInt8, Hashable, Sendable {
  case head, middle, tail
}

/// A text as a box: its glyphs and how it breaks into lines.
struct TextBox {
  var glyphs: Range<Int>
  var minimumLines = 1
  var maximumLines = Int.max
  var alignment = BoxGuide.start
  var truncation = TextTruncation.tail
  /// The width that the system keeps free for a text that counts, in units; 0 for other texts.
  var reservedWidth = 0
  /// Whether a text that counts takes all it is offered.
  var fillsOffer = true
  /// Whether some of it runs from right to left.
  var hasRightToLeft = false
  /// The height of an ordinary line and its baseline, in units.
  var lineHeight = 1
  var ascent = 0
  /// The extra height between lines, in units.
  var lineSpacing = 0
  /// The width of everything in one line, -1 when the text holds line breaks of its own.
  var singleLineWidth = -1
  /// The width of the ellipsis where the text is cut.
  var ellipsisWidth = 1
}

/// One line of a text, as a range of the tree's glyphs.
struct TextLine {
  var glyphs: Range<Int>
  /// Without the blanks that hang over.
  var width: Int
  /// Where the ellipsis stands: glyphs before it are `glyphs`, those behind it `tail`.
  var ellipsis = false
  var tail: Range<Int> = 0..<0
}
