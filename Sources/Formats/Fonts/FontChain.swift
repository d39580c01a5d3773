internal import CFontconfig

/// Fonts in the order in which a character is looked for in them, as fontconfig sorts them.
struct FontChain {
  /// What is looked for.
  enum Purpose: Hashable {
    case text(isBold: Bool)
    case emoji
  }

  /// A font in a file.
  struct Font: Hashable {
    var path: String
    var family: String
    /// The number of the font in its file; the upper half names an instance of a variable font.
    var index: Int
    var isBold: Bool
    var hasColour: Bool
  }

  /// The family that everything is measured by.
  static let family = "DejaVu Sans Mono"

  private let fonts: [(font: Font, characters: OpaquePointer)]
  /// Owns the sets of characters.
  private let set: UnsafeMutablePointer<FcFontSet>?

  init(_ purpose: Purpose) {
    guard let pattern = FcPatternCreate() else {
      (fonts, set) = ([], nil)
      return
    }
    defer { FcPatternDestroy(pattern) }
    switch purpose {
    case .text(let isBold):
      FcPatternAddString(pattern, FC_FAMILY, Self.family)
      FcPatternAddString(pattern, FC_FAMILY, "monospace")
      FcPatternAddInteger(pattern, FC_WEIGHT, isBold ? FC_WEIGHT_BOLD : FC_WEIGHT_REGULAR)
    case .emoji:
      FcPatternAddString(pattern, FC_FAMILY, "emoji")
      FcPatternAddBool(pattern, FC_COLOR, FcBool(FcTrue))
    }
    FcPatternAddInteger(pattern, FC_SLANT, FC_SLANT_ROMAN)
    // Else the environment's language would choose among fonts.
    FcPatternAddString(pattern, FC_LANG, "en")
    FcConfigSubstitute(nil, pattern, FcMatchPattern)
    FcDefaultSubstitute(pattern)
    var result = FcResultNoMatch
    set = FcFontSort(nil, pattern, FcBool(FcFalse), nil, &result)
    guard let set else {
      fonts = []
      return
    }
    fonts = (0..<Int(set.pointee.nfont)).compactMap { number in
      guard let pattern = set.pointee.fonts[number] else { return nil }
      return Self.font(pattern)
    }
  }

  private static func font(_ pattern: OpaquePointer) -> (font: Font, characters: OpaquePointer)? {
    var file: UnsafeMutablePointer<FcChar8>?
    var characters: OpaquePointer?
    guard FcPatternGetString(pattern, FC_FILE, 0, &file) == FcResultMatch, let file,
      FcPatternGetCharSet(pattern, FC_CHARSET, 0, &characters) == FcResultMatch, let characters
    else { return nil }
    var family: UnsafeMutablePointer<FcChar8>?
    FcPatternGetString(pattern, FC_FAMILY, 0, &family)
    var (index, weight): (Int32, Int32) = (0, 0)
    var hasColour = FcBool(FcFalse)
    FcPatternGetInteger(pattern, FC_INDEX, 0, &index)
    FcPatternGetInteger(pattern, FC_WEIGHT, 0, &weight)
    FcPatternGetBool(pattern, FC_COLOR, 0, &hasColour)
    return (
      Font(
        path: String(cString: file), family: family.map { String(cString: $0) } ?? "", index: Int(index),
        isBold: weight >= FC_WEIGHT_DEMIBOLD, hasColour: hasColour != FcFalse), characters
    )
  }

  /// The first font of all.
  var first: Font? { fonts.first?.font }

  /// The fonts that hold a character, the best first.
  func fonts(with scalar: Unicode.Scalar) -> some Sequence<Font> {
    fonts.lazy.filter { FcCharSetHasChar($0.characters, scalar.value) != FcFalse }.map(\.font)
  }
}
