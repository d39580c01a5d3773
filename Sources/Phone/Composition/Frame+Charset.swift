import Cells
import Foundation
import SwiftUI

extension Frame {
  /// Takes all colour out; weight and lines under and through text stay.
  mutating func removeColour() {
    for index in cells.indices {
      cells[index].foreground = .clear
      cells[index].background = .clear
    }
  }

  /// Replaces everything that is not ASCII by ASCII of the same width, text included: letters lose their
  /// marks, signs get a stand-in, and what two columns take becomes an empty box.
  mutating func replaceByASCII() {
    for index in cells.indices {
      guard let glyph = cells[index].glyph, glyph.rawValue >= 0x7F else { continue }
      let isWide = index + 1 < cells.count && (index + 1) % columns != 0 && cells[index + 1].glyph == nil
      if isWide {
        cells[index].glyph = Glyph("[" as Unicode.Scalar)
        cells[index + 1].glyph = Glyph("]" as Unicode.Scalar)
      } else {
        cells[index].glyph = Glyph(Self.standIn(for: glyph.string))
      }
    }
  }

  /// One ASCII character for a cluster of one column.
  private static func standIn(for cluster: String) -> Unicode.Scalar {
    let scalar = cluster.unicodeScalars.first!
    let drawn = ASCIIDrawing.standIn(for: scalar)
    if drawn.isASCII { return drawn }
    if let sign = signs[scalar] ?? SymbolGlyphs.ascii(for: scalar) { return sign }
    let folded = cluster.decomposedStringWithCompatibilityMapping.unicodeScalars.first
    if let folded, folded.isASCII, folded.value >= 0x20 { return folded }
    return scalar.properties.isAlphabetic ? "?" : "*"
  }

  private static let signs: [Unicode.Scalar: Unicode.Scalar] = [
    "·": ".", "•": "*", "–": "-", "—": "-", "‘": "'", "’": "'", "“": "\"", "”": "\"", "×": "x",
    "÷": "/", "−": "-", "≤": "<", "≥": ">", "←": "<", "→": ">", "↑": "^", "↓": "v", "✓": "v",
    "✔": "v", "✗": "x", "✕": "x", "✖": "x", "€": "E", "£": "L", "°": "o", "▲": "^", "▼": "v",
    "△": "^", "▽": "v", "◆": "#", "◇": "o", "□": "o", "☐": "o", "⏸": "\"", "⏵": ">", "ß": "s",
    "æ": "a", "ø": "o", "ł": "l", "đ": "d",
  ]
}
