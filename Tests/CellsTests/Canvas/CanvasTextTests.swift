import Testing

@testable import Cells

@Suite struct CanvasTextTests {
  @Test func textKeepsTheColourBehind() {
    let frame = Canvas.frame(4, 1) {
      $0.fill(CellRect(0, 0, 4, 1), with: .colour(.allBlue))
      $0.draw("Hi", at: CellPoint(1, 0), colour: .white, attributes: .bold)
    }
    #expect(frame.text == " Hi")
    #expect(
      frame[1, 0]
        == Cell(Glyph("H" as Character), foreground: .white, background: .allBlue, attributes: .bold))
    #expect(frame[3, 0] == Cell(.space, background: .allBlue))
  }

  @Test func laterPaintCoversText() {
    let frame = Canvas.frame(4, 1) {
      $0.draw("abcd", at: .zero, colour: .white)
      $0.fill(CellRect(1, 0, 2, 1), with: .colour(.allRed))
    }
    #expect(frame.text == "a  d")
    #expect(frame[1, 0].background == .allRed)
  }

  @Test func halfAlphaPaintTintsText() {
    let frame = Canvas.frame(1, 1) {
      $0.fill(CellRect(0, 0, 1, 1), with: .colour(.black))
      $0.draw("a", at: .zero, colour: .white)
      $0.fill(CellRect(0, 0, 1, 1), with: .colour(RGBA(255, 0, 0, 51)))
    }
    // A fifth of red over white and over black, by hand: 255 x 0.8 = 204, 255 x 0.2 = 51.
    #expect(frame[0, 0].foreground == RGBA(255, 204, 204))
    #expect(frame[0, 0].background == RGBA(51, 0, 0))
  }

  @Test(arguments: [(UInt8(0b0011), "a"), (0b1100, "a"), (0b0111, ""), (0b1111, "")])
  func paintOverMostOfACellCoversItsText(quarters: UInt8, text: String) {
    let frame = Canvas.frame(1, 1) {
      $0.draw("a", at: .zero, colour: .white)
      $0.fillQuarters(quarters, at: .zero, with: .allRed)
    }
    #expect(frame[0, 0].glyph == Glyph("a" as Character) ? text == "a" : text.isEmpty)
    if text == "a" { #expect(frame[0, 0].foreground == .white, "beside a half, the colour stays") }
  }

  @Test func wideGlyphsAreWholeOrNotThere() {
    let frame = Canvas.frame(5, 2) {
      // One cell is free at the end: the glyph is left out.
      $0.draw("한글日", at: .zero, colour: .white)
      $0.clipped(to: CellRect(1, 1, 3, 1)) { $0.draw("한글", at: CellPoint(0, 1), colour: .white) }
    }
    #expect(frame.text == "한글\n  글")
    #expect(frame[1, 0].glyph == nil)
    #expect(frame[4, 0].glyph == .space)
  }

  @Test(arguments: [(0, "a"), (1, " a")])
  func aHalfOverwrittenWideGlyphIsGone(column: Int, text: String) {
    let frame = Canvas.frame(2, 1) {
      $0.draw("한", at: .zero, colour: .white)
      $0.draw("a", at: CellPoint(column, 0), colour: .white)
    }
    #expect(frame.text == text)
    #expect(frame.cells.allSatisfy { $0.glyph != nil })
  }

  @Test func aWideGlyphOverTwoWideHalvesLeavesNoHalf() {
    let frame = Canvas.frame(4, 1) {
      $0.draw("한글", at: .zero, colour: .white)
      $0.draw("日", at: CellPoint(1, 0), colour: .white)
    }
    #expect(frame.text == " 日")
    #expect(frame.cells.map { $0.glyph == nil } == [false, false, true, false])
  }

  @Test func paintOverHalfAWideGlyphTakesItAway() {
    let frame = Canvas.frame(2, 1) {
      $0.draw("한", at: .zero, colour: .white)
      $0.fill(CellRect(1, 0, 1, 1), with: .colour(.allRed))
    }
    #expect(frame.text == "")
    #expect(frame.cells.allSatisfy { $0.glyph == .space })
  }

  @Test(arguments: [
    "\u{1B}[2J", "\u{9B}2J", "a\u{7}b", "\u{202E}abc", "x\u{2028}y", "\r\n", "\u{0}", "\u{FEFF}z", "\t",
  ])
  func noControlCharacterReachesAFrame(text: String) {
    let frame = Canvas.frame(8, 1) {
      $0.draw(text, at: .zero, colour: .white)
      for character in text { $0.draw(Glyph(character), width: 1, at: CellPoint(7, 0), colour: .white) }
      for scalar in text.unicodeScalars { $0.drawLine(scalar, at: CellPoint(6, 0), colour: .white) }
    }
    for scalar in frame.text.unicodeScalars { #expect(!TextWidth.isControl(scalar)) }
  }

  @Test func clearGlyphsHaveTheTerminalsOwnColour() {
    let frame = Canvas.frame(2, 1) {
      $0.draw("a", at: .zero, colour: .clear)
      $0.drawLine("─", at: CellPoint(1, 0), colour: .clear)
    }
    #expect(frame.text == "a─")
    #expect(frame.cells.allSatisfy { $0.foreground == .clear })
  }

  @Test func whatHasNoOpacityIsNotThere() {
    for manner in [Manner.filled, .outlined] {
      let frame = Canvas.frame(6, 3, manner) {
        $0.withOpacity(0) {
          $0.draw("a", at: .zero, colour: .clear)
          $0.draw("b", at: .zero, colour: .white)
          $0.outline(CellRect(0, 0, 6, 3), rounded: true, colour: .white)
          $0.fill(CellRect(0, 0, 6, 3), with: .colour(.allRed))
          $0.drawDots(0xFF, at: .zero, colour: .white)
        }
      }
      #expect(frame == Frame(size: CellSize(columns: 6, rows: 3), manner: manner))
    }
  }

  @Test func opacitiesMultiply() {
    let frame = Canvas.frame(1, 1) {
      $0.withOpacity(0.5) {
        $0.withOpacity(0.4) { $0.fill(CellRect(0, 0, 1, 1), with: .colour(.white)) }
      }
    }
    #expect(frame[0, 0].background == RGBA(51, 51, 51))
  }

  @Test func blanksShowWhatIsBehindUnlessUnderlined() {
    let frame = Canvas.frame(3, 1) {
      $0.draw("xyz", at: .zero, colour: .white)
      $0.draw(" b ", at: .zero, colour: .white)
      $0.draw(" ", at: CellPoint(2, 0), colour: .white, attributes: .underline)
    }
    #expect(frame.text(ofRow: 0) == "xb")
    #expect(frame[2, 0].attributes == .underline)
  }

  @Test(arguments: [Manner.filled, .outlined])
  func noLineShowsThroughTheBlanksOfText(manner: Manner) {
    let frame = Canvas.frame(12, 2, manner) {
      $0.draw("a b", at: CellPoint(4, 0), colour: .white)
      $0.outline(CellRect(0, 0, 12, 2), rounded: true, colour: .white)
      $0.draw("c d", at: CellPoint(4, 1), colour: .white)
    }
    #expect(frame.text(ofRow: 1) == "╰   c d ───╯")
    if manner == .outlined { #expect(frame.text(ofRow: 0) == "╭   a b ───╮") }
  }

  @Test func anOutlineKeepsItsDistanceFromText() {
    let frame = Canvas.frame(14, 3, .outlined) {
      $0.surface(CellRect(0, 0, 14, 3), with: .clear, edge: .white) {
        $0.draw("edge", at: .zero, colour: .white)
        $0.draw("x", at: CellPoint(13, 1), colour: .white)
        $0.drawLine("━", at: CellPoint(6, 2), colour: .white)
        $0.drawLine("━", at: CellPoint(0, 1), colour: .white)
      }
    }
    #expect(
      frame.text == """
        edge ────────╮
        │            x
        ╰─────━──────╯
        """)
  }

  @Test func nothingIsPaintedOutsideTheClip() {
    let frame = Canvas.frame(4, 2) {
      $0.clipped(to: CellRect(1, 0, 2, 1)) {
        $0.clipped(to: CellRect(0, 0, 2, 2)) {
          $0.fill(CellRect(-5, -5, 50, 50), with: .colour(.allRed))
          $0.draw("abcd", at: .zero, colour: .white)
        }
      }
    }
    #expect(frame.text == " b\n")
    #expect(frame.cells.filter { $0.background == .allRed }.count == 1)
  }

  @Test func placesOutsideHaveNothing() {
    let canvas = Canvas(size: CellSize(columns: 1, rows: 1), manner: .filled)
    #expect(canvas.background(at: CellPoint(-1, 0)) == .clear)
    #expect(!canvas.hasText(at: CellPoint(0, 1)))
  }
}
