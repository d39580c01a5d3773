import CUTF8Proc

/// How many columns text takes in a terminal, by grapheme cluster.
///
/// Widths of single scalars come from utf8proc (Unicode's East Asian Width, ambiguous counted as
/// narrow). A cluster is as wide as its first spacing scalar, except where terminals agree on two
/// columns: flags, keycaps, and what is followed by the emoji variation selector.
public enum TextWidth {
  /// The columns of one grapheme cluster: 0 (nothing to see, or a control character), 1 or 2.
  public static func columns(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    let first = scalars.first!
    if first.value < 0x7F && scalars.index(after: scalars.startIndex) == scalars.endIndex {
      return first.value >= 0x20 ? 1 : 0
    }
    if scalars.index(after: scalars.startIndex) == scalars.endIndex { return columns(of: first) }
    if isControl(first) { return 0 }
    var width = 0
    for scalar in scalars {
      // The emoji variation selector, the keycap mark and a regional indicator in a pair.
      if scalar.value == 0xFE0F || scalar.value == 0x20E3 { return 2 }
      if scalar.value == 0xFE0E { return min(width, 1) }
      if (0x1F1E6...0x1F1FF).contains(scalar.value) { return 2 }
      if width == 0 { width = columns(of: scalar) }
    }
    return width
  }

  /// The columns of a string: the sum over its grapheme clusters.
  public static func columns(of text: some StringProtocol) -> Int {
    var utf8Count = 0
    for byte in text.utf8 {
      if byte < 0x20 || byte >= 0x7F { return text.reduce(0) { $0 + columns(of: $1) } }
      utf8Count += 1
    }
    return utf8Count
  }

  private static func columns(of scalar: Unicode.Scalar) -> Int {
    if isControl(scalar) { return 0 }
    return min(2, max(0, Int(utf8proc_charwidth(utf8proc_int32_t(scalar.value)))))
  }

  /// Whether a scalar must never reach a terminal: C0, DEL, C1 and the bidirectional overrides.
  public static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069, 0x2028, 0x2029, 0xFEFF: true
    default: false
    }
  }
}
