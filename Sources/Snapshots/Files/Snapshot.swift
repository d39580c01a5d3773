import Cells

/// What a snapshot's file holds: what is shown, its frame as text, and its frame in colour.
public struct Snapshot: Hashable, Sendable {
  public var header: SnapshotHeader
  /// Outlined, without colours and attributes.
  public let text: Frame
  /// As a terminal shows it, of the same size; `nil` where only text counts.
  public let styled: Frame?

  public var size: CellSize { text.size }

  /// - Parameters:
  ///   - outlined: The frame that is kept as text; its colours are left out.
  ///   - styled: The frame that is kept with its colours, of the same size.
  ///
  /// A cell that no file could hold (a control character, a character without a width, half a wide
  /// character) becomes the replacement character or a blank.
  public init(_ header: SnapshotHeader, outlined: Frame, styled: Frame? = nil) {
    precondition(styled == nil || styled!.size == outlined.size, "both frames have one size")
    self.header = header
    var text = Frame(size: outlined.size, manner: .outlined)
    for index in outlined.cells.indices { text.cells[index].glyph = outlined.cells[index].glyph }
    self.text = text.mended
    self.styled = styled?.mended
  }
}

extension Frame {
  /// The frame with each wide glyph in two cells, each other glyph in one, and nothing else.
  fileprivate var mended: Frame {
    var frame = self
    for row in 0..<rows {
      var column = 0
      while column < columns {
        guard let glyph = frame[column, row].glyph else {
          frame[column, row].glyph = .space
          column += 1
          continue
        }
        // All but a few glyphs are this.
        if glyph.rawValue >= 0x20, glyph.rawValue < 0x7F {
          column += 1
          continue
        }
        switch glyph.width {
        case 1: column += 1
        case 2 where column + 1 < columns && frame[column + 1, row].glyph == nil: column += 2
        default:
          frame[column, row].glyph = .unknown
          column += 1
        }
      }
    }
    return frame
  }
}

extension Glyph {
  /// The replacement character.
  static let unknown = Glyph("\u{FFFD}" as Unicode.Scalar)
}
