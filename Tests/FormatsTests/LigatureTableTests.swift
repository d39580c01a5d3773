import Testing

@testable import Formats

@Suite struct LigatureTableTests {
  /// Numbers of two bytes each.
  private func bytes(_ numbers: [UInt16]) -> [UInt8] {
    numbers.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
  }

  /// A table with one lookup: glyphs 5 and 6 are 100, 5, 6 and 7 are 101, behind a coverage of a format.
  private func table(type: UInt16 = 4, coverage: [UInt16] = [1, 1, 5]) -> [UInt8] {
    let header: [UInt16] = [1, 0, 0, 0, 10]
    let lookup: [UInt16] = [1, 4, type, 0, 1, 8]
    let wrapper: [UInt16] = type == 7 ? [1, 4, 0, 8] : []
    let set: [UInt16] = [2, 6, 14, 101, 3, 6, 7, 100, 2, 6]
    let subtable: [UInt16] = [1, 8 + 20, 1, 8] + set + coverage
    return bytes(header + lookup + wrapper + subtable)
  }

  @Test(arguments: [4, 7] as [UInt16])
  func sequencesBecomeOneGlyph(type: UInt16) {
    let ligatures = LigatureTable(table(type: type))
    #expect(ligatures.ligature(of: [5, 6]) == 100)
    #expect(ligatures.ligature(of: [5, 6, 7]) == 101)
    #expect(ligatures.ligature(of: [5, 7]) == nil)
    #expect(ligatures.ligature(of: [6, 5]) == nil)
    #expect(ligatures.ligature(of: [9]) == 9)
  }

  @Test func rangesOfGlyphs() {
    #expect(LigatureTable(table(coverage: [2, 1, 5, 5, 0])).ligature(of: [5, 6]) == 100)
    #expect(LigatureTable(table(coverage: [2, 1, 9, 12, 0])).ligature(of: [5, 6]) == nil)
  }

  @Test func damagedTablesHoldNothing() {
    let whole = table()
    for length in 0..<whole.count {
      _ = LigatureTable(Array(whole[..<length])).ligature(of: [5, 6, 7])
    }
    #expect(LigatureTable([]).ligature(of: [5, 6]) == nil)
    #expect(LigatureTable([UInt8](repeating: 0xFF, count: 200)).ligature(of: [5, 6]) == nil)
  }
}
