/// The one-cell stand-in for an SF Symbol.
///
/// The scalar is one column wide in terminals and has no emoji presentation by default.
package struct SymbolGlyph: Hashable, Sendable {
  /// How a glyph was found.
  package enum Match: Hashable, Sendable {
    /// The name itself is in the table.
    case exact
    /// The name is a variant of one in the table, or a letter or digit in a shape.
    case base
    /// Nothing is known of the name: the neutral mark, which the caller reports.
    case neutral
  }

  /// What is drawn: one column.
  package let scalar: Unicode.Scalar
  /// How the glyph was found.
  package let match: Match

  /// What an ASCII theme draws instead: one column as well.
  package var ascii: Character { SymbolGlyphs.ascii(for: scalar) }

  /// Whether the glyph stands for the symbol asked for, exactly or as a variant.
  package var isKnown: Bool { match != .neutral }
}
