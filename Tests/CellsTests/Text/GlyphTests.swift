import Testing

@testable import Cells

@Suite struct GlyphTests {
  @Test func oneScalarIsItself() {
    #expect(Glyph("a" as Character).rawValue == 0x61)
    #expect(Glyph("한" as Character).rawValue == 0xD55C)
    #expect(!Glyph("한" as Character).isCluster)
  }

  @Test func clustersAreKeptOnce() {
    let family = Glyph("👨‍👩‍👧" as Character)
    #expect(family.isCluster)
    #expect(family == Glyph("👨‍👩‍👧" as Character))
    #expect(family != Glyph("👨‍👩‍👦" as Character))
    #expect(family.string == "👨‍👩‍👧")
    #expect(family.width == 2)
  }

  @Test func widths() {
    #expect(Glyph("a" as Character).width == 1)
    #expect(Glyph("\u{1B}" as Character).width == 0)
    #expect(Glyph("日" as Character).width == 2)
  }

  @Test func controls() {
    #expect(Glyph("\u{1B}" as Character).isControl)
    #expect(Glyph("\r\n" as Character).isControl)
    #expect(Glyph("\u{9B}" as Character).isControl)
    #expect(!Glyph("a" as Character).isControl)
    #expect(!Glyph("👨‍👩‍👧" as Character).isControl)
  }
}
