/// Finds the one-cell glyph that stands for an SF Symbol.
///
/// The tables are texts sorted by name and by scalar and are searched where they lie: nothing is
/// built at start, and a look-up allocates nothing.
package enum SymbolGlyphs {
  /// Drawn for a name that is not known.
  package static let neutral: Unicode.Scalar = "◇"

  /// Drawn for a variant with `slash` that is not in the table: what is switched off or not there.
  private static let slash: Unicode.Scalar = "⊘"

  /// The glyph of a symbol.
  ///
  /// A name that is not in the table loses its last part until one is: `cart.badge.clock` is
  /// `cart.badge`, then `cart`. Where `slash` was among the parts, the symbol says "not" or "off"
  /// and becomes `⊘`. A letter or digit in a shape (`a.circle`, `4.square.fill`) is itself.
  /// Any other name becomes the neutral mark `◇`.
  package static func glyph(for name: String) -> SymbolGlyph {
    var name = name
    return name.withUTF8 { name in
      var length = name.count
      if let scalar = scalar(for: name[..<length]) { return SymbolGlyph(scalar: scalar, match: .exact) }
      while let dot = name[..<length].lastIndex(of: UInt8(ascii: ".")) {
        length = dot
        guard let scalar = scalar(for: name[..<length]) ?? characterInShape(name[..<length]) else {
          continue
        }
        return SymbolGlyph(scalar: hasSlash(name[length...]) ? slash : scalar, match: .base)
      }
      return SymbolGlyph(scalar: neutral, match: .neutral)
    }
  }

  /// The ASCII stand-in of a glyph, `*` for the neutral mark.
  package static func ascii(for scalar: Unicode.Scalar) -> Character {
    if scalar.isASCII { return Character(scalar) }
    return asciiTable.withUTF8Buffer { table in
      let glyph = UTF8.encode(scalar)!
      var index = 0
      while index < table.count {
        let width = sequenceLength(table[index])
        if table[index..<index + width].elementsEqual(glyph) {
          return Character(Unicode.Scalar(table[index + width]))
        }
        // The glyph, its stand-in, and the blank or line feed after them.
        index += width + 2
      }
      return "*"
    }
  }

  /// Searches the table for a whole name.
  private static func scalar(for name: Slice<UnsafeBufferPointer<UInt8>>) -> Unicode.Scalar? {
    table.withUTF8Buffer { table in
      var low = 0
      var high = table.count
      while low < high {
        // The line around the middle.
        var start = low + (high - low) / 2
        while start > low && table[start - 1] != UInt8(ascii: "\n") { start -= 1 }
        var index = start
        var order = 0
        for byte in name {
          // A name that goes on where the line's has ended comes after it.
          order = table[index] == UInt8(ascii: " ") ? 1 : Int(byte) - Int(table[index])
          if order != 0 { break }
          index += 1
        }
        if order == 0 && table[index] == UInt8(ascii: " ") {
          return decode(table[(index + 1)...])
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

  private static func decode(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Unicode.Scalar? {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return nil }
    return scalar
  }

  private static func characterInShape(_ base: Slice<UnsafeBufferPointer<UInt8>>) -> Unicode.Scalar? {
    guard base.count == 1, let byte = base.first else { return nil }
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return Unicode.Scalar(byte)
    case UInt8(ascii: "a")...UInt8(ascii: "z"): return Unicode.Scalar(byte - 0x20)
    default: return nil
    }
  }

  private static func hasSlash(_ parts: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    parts.split(separator: UInt8(ascii: ".")).contains { $0.elementsEqual("slash".utf8) }
  }

  private static func sequenceLength(_ lead: UInt8) -> Int {
    switch lead {
    case 0..<0x80: 1
    case 0x80..<0xE0: 2
    case 0xE0..<0xF0: 3
    default: 4
    }
  }
}
