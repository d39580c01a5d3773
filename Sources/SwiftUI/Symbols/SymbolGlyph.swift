/// The one-cell stand-in for an SF Symbol.
///
/// The scalar is one column wide in terminals and has no emoji presentation by default.
package struct SymbolGlyph: Hashable, Sendable {
  /// How a glyph was found.
  package enum Match: String, Hashable, Sendable {
    /// The name itself is in the table.
    case exact
    /// The name is a variant of one in the table, or a letter or number in a shape.
    case base
    /// Nothing is known of the name: the neutral mark, which the caller reports.
    case neutral
  }

  /// What is drawn: one column.
  package let scalar: Unicode.Scalar
  /// How the glyph was found.
  package let match: Match
  /// Where the rest of the symbol's line begins in the table, past its glyph; `nil` without a line.
  let details: Int?

  init(scalar: Unicode.Scalar, match: Match, details: Int? = nil) {
    self.scalar = scalar
    self.match = match
    self.details = details
  }

  /// What an ASCII theme draws instead: one column as well.
  package var ascii: Character { SymbolGlyphs.ascii(for: scalar).map { Character($0) } ?? "*" }

  /// Whether the glyph stands for the symbol asked for, exactly or as a variant.
  package var isKnown: Bool { match != .neutral }

  /// The colour of the multicolor rendering mode, by the name of one of the system's; `nil` for a symbol
  /// that has none of its own.
  package var colourName: String? { field(0).flatMap { $0.isEmpty ? nil : $0 } }

  /// The glyphs for variable values from 0 to 1; empty for a symbol that has one glyph for all.
  package var levels: [Unicode.Scalar] { field(1).map { Array($0.unicodeScalars) } ?? [] }

  /// The glyph for a variable value: each level after the first stands for an equal part of what is above 0.
  ///
  /// - Parameter value: 0 to 1; values beyond count as the nearer end, NaN as 0.
  package func scalar(forValue value: Double) -> Unicode.Scalar {
    let levels = levels
    guard !levels.isEmpty else { return scalar }
    let share = value.isNaN ? 0 : min(max(value, 0), 1)
    return levels[Int((share * Double(levels.count - 1)).rounded(.up))]
  }

  /// A field of the line after the glyph, from 0.
  private func field(_ number: Int) -> String? {
    details.flatMap { SymbolGlyphs.field(number, at: $0) }
  }
}
