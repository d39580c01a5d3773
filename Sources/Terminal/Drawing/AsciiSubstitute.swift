import Foundation

/// What stands for a character on a terminal that reads ASCII alone.
enum AsciiSubstitute {
  /// An ASCII character for any scalar: itself, its base letter, a like shape, or `?`.
  static func of(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    if (0x20..<0x7F).contains(scalar.value) { return scalar }
    if let known = shapes[scalar] { return known }
    switch scalar.value {
    case 0x2500...0x257F: return "+"
    case 0x2580...0x259F, 0x1FB00...0x1FBFF: return "#"
    case 0x2800: return " "
    case 0x2801...0x28FF: return ":"
    case 0xFF01...0xFF5E: return Unicode.Scalar(scalar.value - 0xFF01 + 0x21) ?? "?"
    default: break
    }
    let base = String(scalar).decomposedStringWithCompatibilityMapping.unicodeScalars.first
    if let base, (0x20..<0x7F).contains(base.value) { return base }
    return "?"
  }

  private static let shapes: [Unicode.Scalar: Unicode.Scalar] = {
    var shapes: [Unicode.Scalar: Unicode.Scalar] = [:]
    for (substitute, originals): (Unicode.Scalar, String) in [
      ("-", "─━┄┅┈┉╌╍═–—‐‑−▬"), ("|", "│┃┆┇┊┋╎╏║"), (":", "░▒▓"), ("_", "▁"), ("'", "‘’‚′"),
      ("\"", "“”„″«»"), (".", "…·∙"), ("*", "•●★☆✦✶◆♥❤"), ("o", "○◌◯◔◑◕"), ("<", "←◀◂‹⟨"), (">", "→▶▸›⟩"),
      ("^", "↑▲▴"), ("v", "↓▼▾"), ("x", "×✕✖✗✘"), ("/", "╱⁄÷"), ("\\", "╲"), ("+", "✓✔✚"),
    ] {
      for original in originals.unicodeScalars { shapes[original] = substitute }
    }
    return shapes
  }()
}
