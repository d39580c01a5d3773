/// Finds the one-cell glyph that stands for an SF Symbol.
///
/// The tables are the files `symbols.tsv` and `ascii.tsv`, built into the program. They are sorted and are
/// searched where they lie: nothing is built at start, and the look-up of a name in the table allocates
/// nothing.
package enum SymbolGlyphs {
  /// Drawn for a name that is not known.
  package static let neutral: Unicode.Scalar = "◇"

  /// Drawn for a variant with `slash` that is not in the table: what is switched off or not there.
  package static let slash: Unicode.Scalar = "⊘"

  /// The glyph of a symbol: that of its line in the table, or what the rules make of its words.
  package static func glyph(for name: String) -> SymbolGlyph {
    if let entry = entry(for: name) {
      return SymbolGlyph(scalar: entry.scalar, match: .exact, details: entry.details)
    }
    return SymbolWords(name)?.glyph() ?? SymbolGlyph(scalar: neutral, match: .neutral)
  }

  /// Every name that has a line of its own, in the order of the table.
  package static var names: [String] {
    PackageResources.symbols_tsv.split(separator: UInt8(ascii: "\n")).compactMap { line in
      line.first == UInt8(ascii: "#")
        ? nil : String(decoding: line.prefix { $0 != UInt8(ascii: "\t") }, as: UTF8.self)
    }
  }

  /// The ASCII stand-in of a glyph that is drawn for symbols; `nil` for any other character.
  package static func ascii(for scalar: Unicode.Scalar) -> Unicode.Scalar? {
    if scalar.isASCII { return scalar }
    if let inCircle = CircledCharacter.plain(of: scalar) { return inCircle }
    return PackageResources.ascii_tsv.withUnsafeBufferPointer { table in
      let glyph = UTF8.encode(scalar)!
      for line in table.split(separator: UInt8(ascii: "\n")) where line.starts(with: glyph) {
        return line.last.map { Unicode.Scalar($0) }
      }
      return nil
    }
  }

  /// Searches the table for a whole name.
  static func entry(for name: String) -> (scalar: Unicode.Scalar, details: Int)? {
    var name = name
    return name.withUTF8 { name in
      PackageResources.symbols_tsv.withUnsafeBufferPointer { table in
        var low = 0
        var high = table.count
        while low < high {
          // The line around the middle.
          var start = low + (high - low) / 2
          while start > low && table[start - 1] != UInt8(ascii: "\n") { start -= 1 }
          var index = start
          var order = 0
          for byte in name {
            // Tabs and line feeds, which end the line's name, are before every character of a name.
            guard byte > UInt8(ascii: " ") else { return nil }
            order = Int(byte) - Int(table[index])
            if order != 0 { break }
            index += 1
          }
          if order == 0 {
            if table[index] == UInt8(ascii: "\t") { return decode(table, at: index + 1) }
            order = -1
          }
          if order > 0 {
            while index < high && table[index] != UInt8(ascii: "\n") { index += 1 }
            low = index + 1
          } else {
            high = start
          }
        }
        return nil
      }
    }
  }

  /// A field of a line, counted from 0 at a place after the glyph.
  static func field(_ number: Int, at place: Int) -> String? {
    let line = PackageResources.symbols_tsv[place...].prefix { $0 != UInt8(ascii: "\n") }
    let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
    // The line goes on with the tab before the first field.
    return fields.count > number + 1 ? String(decoding: fields[number + 1], as: UTF8.self) : nil
  }

  private static func decode(
    _ table: UnsafeBufferPointer<UInt8>, at place: Int
  ) -> (scalar: Unicode.Scalar, details: Int)? {
    var decoder = UTF8()
    var iterator = table[place...].makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return nil }
    return (scalar, place + UTF8.width(scalar))
  }
}
