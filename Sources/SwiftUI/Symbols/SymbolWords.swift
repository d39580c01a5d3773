/// The name of a symbol that is not in the table, taken apart at its dots.
///
/// What is looked for, until something is found: a letter or number in a shape; the longest run of first
/// words, each length as the filled variant first where the name says `fill`; the same without the shapes
/// around it; then runs that begin at a later word. `slash` makes the result "off".
struct SymbolWords {
  /// Shapes that a symbol stands in.
  static let shapes: Set<Substring> = [
    "app", "capsule", "circle", "diamond", "hexagon", "octagon", "oval", "pentagon", "rectangle", "seal",
    "shield", "square", "triangle",
  ]

  /// Words that say where, how large, how many or how drawn, and never what: no glyph is looked for at them.
  private static let attributes: Set<Substring> = [
    "and", "backward", "bottom", "bottomleft", "bottomright", "center", "compact", "crop", "dashed",
    "dotted", "down", "fill", "filled", "forward", "half", "horizontal", "inset", "inverse", "large",
    "leading", "left", "line", "max", "medium", "middle", "min", "on", "open", "portrait", "right", "rotate",
    "small", "to", "top", "topleft", "topright", "trailing", "up", "vertical", "with",
  ]

  /// Without `fill`, `slash` and what follows a badge.
  private let core: [Substring]
  let isFilled: Bool
  let hasSlash: Bool
  let hasBadge: Bool
  /// Whether the name says that the symbol stands in a filled shape, such as `phone.circle.fill`, or is
  /// itself a sign in one, such as `exclamationmark.triangle.fill`.
  let isInFilledShape: Bool

  /// `nil` for what cannot be a name: an empty word or none.
  init?(_ name: String) {
    let words = name.split(separator: ".", omittingEmptySubsequences: false)
    guard words.allSatisfy({ !$0.isEmpty }) else { return nil }
    let rest = words.dropFirst()
    isFilled = rest.contains { $0 == "fill" || $0 == "filled" }
    hasSlash = rest.contains("slash")
    hasBadge = rest.contains { $0.hasSuffix("badge") }
    let beforeBadge = [words[0]] + rest.prefix { !$0.hasSuffix("badge") }
    core = beforeBadge.enumerated().filter { $0.offset == 0 || !["fill", "slash"].contains($0.element) }
      .map(\.element)
    isInFilledShape = isFilled && core.dropFirst().contains(where: Self.shapes.contains)
  }

  /// The glyph by the rules; `nil` when nothing is known of any word.
  func glyph() -> SymbolGlyph? {
    if core.count > 1, Self.shapes.contains(core[1]),
      let scalar = CircledCharacter.glyph(for: core[0], isFilled: isFilled)
    {
      return SymbolGlyph(scalar: hasSlash ? SymbolGlyphs.slash : scalar, match: .base)
    }
    let bare = core.enumerated().filter { $0.offset == 0 || !Self.shapes.contains($0.element) }.map(\.element)
    var found = entry(beginning: core[...])
    if found == nil, bare.count < core.count { found = entry(beginning: bare[...]) }
    var start = 1
    while found == nil, start < bare.count {
      // A single letter says too little of what a name is about.
      if !Self.attributes.contains(bare[start]), bare[start].utf8.count > 1 {
        found = entry(beginning: bare[start...])
      }
      start += 1
    }
    return found.map { entry in
      hasSlash
        ? SymbolGlyph(scalar: SymbolGlyphs.slash, match: .base)
        : SymbolGlyph(scalar: entry.scalar, match: .base, details: entry.details)
    }
  }

  /// The line of the longest run of words from the first on.
  private func entry(beginning words: ArraySlice<Substring>) -> (scalar: Unicode.Scalar, details: Int)? {
    var words = words
    while !words.isEmpty {
      let name = words.joined(separator: ".")
      if isFilled, let entry = SymbolGlyphs.entry(for: name + ".fill") { return entry }
      if let entry = SymbolGlyphs.entry(for: name) { return entry }
      words.removeLast()
    }
    return nil
  }
}
