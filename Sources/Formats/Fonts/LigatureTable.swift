/// The glyphs that a font has for sequences of glyphs: flags, families, skin tones and keycaps of an emoji font.
///
/// Read from the table `GSUB` of OpenType, of which the ligature substitutions (lookup type 4, and 7 around
/// it) are applied in the order of the table, whatever feature they belong to. That is all that emoji need.
struct LigatureTable {
  private let bytes: [UInt8]
  /// Where the subtables of ligatures begin, a list for each lookup.
  private let lookups: [[Int]]

  /// - Parameter bytes: The table as it lies in the font; damage gives fewer ligatures.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    let list = Self.short(bytes, 8)
    lookups = (0..<Self.short(bytes, list)).map { number in
      let lookup = list + Self.short(bytes, list + 2 + 2 * number)
      let type = Self.short(bytes, lookup)
      return (0..<Self.short(bytes, lookup + 4)).compactMap { number in
        let start = lookup + Self.short(bytes, lookup + 6 + 2 * number)
        if type == 4 { return start }
        guard type == 7, Self.short(bytes, start + 2) == 4 else { return nil }
        return start + Self.short(bytes, start + 4) << 16 + Self.short(bytes, start + 6)
      }
    }.filter { !$0.isEmpty }
  }

  /// The one glyph that stands for a sequence; `nil` when there is none.
  func ligature(of glyphs: [UInt32]) -> UInt32? {
    var glyphs = glyphs
    for subtables in lookups where glyphs.count > 1 {
      var position = 0
      while position < glyphs.count {
        for subtable in subtables {
          guard let found = match(glyphs[position...], in: subtable) else { continue }
          glyphs.replaceSubrange(position..<position + found.count, with: [found.glyph])
          break
        }
        position += 1
      }
    }
    return glyphs.count == 1 ? glyphs[0] : nil
  }

  /// What a sequence begins with, as one glyph, and how many it stands for.
  private func match(_ glyphs: ArraySlice<UInt32>, in subtable: Int) -> (glyph: UInt32, count: Int)? {
    guard let index = coverage(of: glyphs.first!, at: subtable + short(subtable + 2)),
      index < short(subtable + 4)
    else { return nil }
    let set = subtable + short(subtable + 6 + 2 * index)
    for number in 0..<short(set) {
      let ligature = set + short(set + 2 + 2 * number)
      let count = short(ligature + 2)
      guard count > 0, count <= glyphs.count else { continue }
      let rest = glyphs.dropFirst().prefix(count - 1)
      if rest.enumerated().allSatisfy({ Int($1) == short(ligature + 4 + 2 * $0) }) {
        return (UInt32(short(ligature)), count)
      }
    }
    return nil
  }

  /// The number of a glyph among those that a subtable covers.
  private func coverage(of glyph: UInt32, at start: Int) -> Int? {
    let count = short(start + 2)
    if short(start) == 1 {
      return (0..<count).first { short(start + 4 + 2 * $0) == Int(glyph) }
    }
    for number in 0..<count {
      let range = start + 4 + 6 * number
      if (short(range)...max(short(range), short(range + 2))).contains(Int(glyph)) {
        return short(range + 4) + Int(glyph) - short(range)
      }
    }
    return nil
  }

  private func short(_ place: Int) -> Int { Self.short(bytes, place) }

  /// A number of two bytes; 0 beyond the table.
  private static func short(_ bytes: [UInt8], _ place: Int) -> Int {
    guard place >= 0, place + 1 < bytes.count else { return 0 }
    return Int(bytes[place]) << 8 | Int(bytes[place + 1])
  }
}
