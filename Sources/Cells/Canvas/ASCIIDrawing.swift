/// ASCII in place of the characters that a drawing is made of, each of the same width.
public enum ASCIIDrawing {
  /// The stand-in for a line, a corner, a block or a mark; other characters answer themselves.
  public static func standIn(for scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "─", "╴", "╶", "┄", "╌": "-"
    case "━", "╸", "╺", "▬", "▀", "▄": "="
    case "│", "┃", "▌", "▐", "┆": "|"
    case "╭", "╮", "╰", "╯", "┌", "┐", "└", "┘", "├", "┤", "┬", "┴", "┼": "+"
    case "┏", "┓", "┗", "┛": "#"
    case "█", "▛", "▜", "▙", "▟", "▓", "■", "□", "▇", "▋", "▊", "▉": "#"
    case "▘", "▝", "▖", "▗", "▞", "▚", "░": ":"
    case "▒": "%"
    case "▁", "▂", "▃": "_"
    case "▅", "▆": "="
    case "▏", "▎", "▍": "|"
    case "▔": "-"
    case "▲", "△": "^"
    case "×": "x"
    case "◆", "◇", "⬟", "⬠", "✱": "*"
    case "○": "o"
    case "◔": "c"
    case "◑": "d"
    case "◕": "g"
    case "●": "@"
    case "…": "~"
    case "▸", "▶": ">"
    case "◂", "◀": "<"
    default: scalar
    }
  }

  /// The stand-in for a braille cell, heavier with more dots.
  static func standIn(forDots dots: UInt8) -> Unicode.Scalar {
    switch dots.nonzeroBitCount {
    case 0: " "
    case 1, 2: "."
    case 3, 4: ":"
    default: "*"
    }
  }
}
