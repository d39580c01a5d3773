import CUTF8Proc

/// How many columns text takes in a terminal, by grapheme cluster.
///
/// Widths of single scalars come from utf8proc (Unicode's East Asian Width, ambiguous counted as
/// narrow, all marks 0). A cluster is as wide as its scalars together, as most terminals count it, and
/// two columns at most. Emoji that are joined and skin tones add nothing; flags, and emoji with the
/// emoji variation selector, are two columns. The text variation selector makes nothing narrower.
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
    var isJoined = false
    for scalar in scalars {
      switch scalar.value {
      // The emoji variation selector; what is no emoji stays as it is.
      case 0xFE0F where first.properties.isEmoji: return 2
      // A regional indicator in a pair.
      case 0x1F1E6...0x1F1FF: return 2
      case 0x1F3FB...0x1F3FF where width > 0: break
      case 0x200D: isJoined = true
      default:
        if !(isJoined && scalar.properties.isEmoji) { width += columns(of: scalar) }
        isJoined = false
      }
    }
    return min(2, width)
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
    switch scalar.value {
    // A soft hyphen shows only where a line breaks, which it never does here.
    case 0xAD: return 0
    // The vowels and finals of a syllable stand in the cells of its first consonant.
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: return 0
    default: break
    }
    // The standard library may know newer emoji than the table of widths.
    if scalar.value >= 0x1F000 && scalar.properties.isEmojiPresentation && !isRegional(scalar) { return 2 }
    return min(2, max(0, Int(utf8proc_charwidth(utf8proc_int32_t(scalar.value)))))
  }

  private static func isRegional(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar.value)
  }

  /// Whether a scalar must never reach a terminal: C0, DEL, C1 and the bidirectional overrides.
  public static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069, 0x2028, 0x2029, 0xFEFF: true
    default: false
    }
  }
}
