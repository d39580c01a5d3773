import Cells

/// Frames as plain text: a line a row, without trailing blanks and without a single control character
/// but the line feed.
///
/// Meant for frames that are outlined: a filled one loses its surfaces with its colours.
public enum TextFormat {
  /// The rows of a frame, each ended by a line feed.
  public static func string(for frame: Frame) -> String {
    var text = ""
    for row in 0..<frame.rows {
      text += line(of: frame, row: row)
      text += "\n"
    }
    return text
  }

  /// Several frames, with one blank line between them.
  public static func string(for frames: [Frame]) -> String {
    frames.map { string(for: $0) }.joined(separator: "\n")
  }

  static func line(of frame: Frame, row: Int) -> String {
    var line = ""
    var blanks = 0
    for cell in frame.row(row) {
      guard let glyph = cell.glyph else { continue }
      if glyph == .space {
        blanks += 1
      } else {
        line += String(repeating: " ", count: blanks) + glyph.printable
        blanks = 0
      }
    }
    return line
  }
}
