import Testing

@testable import Cells

@Suite struct CanvasShapeTests {
  @Test(arguments: [
    (UInt8(0b0001), "▘"), (0b0010, "▝"), (0b0011, "▀"), (0b0100, "▖"), (0b0101, "▌"), (0b0110, "▞"),
    (0b0111, "▛"),
  ])
  func quartersBecomeBlocks(quarters: UInt8, block: String) {
    let frame = Canvas.frame(1, 1) { $0.fillQuarters(quarters, at: .zero, with: .allRed) }
    #expect(frame.text == block)
    #expect(frame[0, 0].foreground == .allRed)
    #expect(frame[0, 0].background == .clear)
  }

  @Test func twoColoursShareACell() {
    let frame = Canvas.frame(1, 1) {
      $0.fill(CellRect(0, 0, 1, 1), with: .colour(.allBlue))
      $0.fillQuarters(0b1100, at: .zero, with: .allRed)
    }
    #expect(frame[0, 0] == Cell(Glyph("▀" as Character), foreground: .allBlue, background: .allRed))
  }

  @Test func thirdColourGoesToTheNearer() {
    let frame = Canvas.frame(1, 1) {
      $0.fillQuarters(0b0011, at: .zero, with: .allRed)
      $0.fillQuarters(0b0100, at: .zero, with: RGBA(250, 0, 0))
      $0.fillQuarters(0b1000, at: .zero, with: .allBlue)
    }
    #expect(frame[0, 0] == Cell(Glyph("▛" as Character), foreground: .allRed, background: .allBlue))
  }

  @Test func aPillOneRowHighHasHalfCellsAtItsEnds() {
    let frame = Canvas.frame(4, 1) {
      $0.fill(.capsule, in: CellRect(0, 0, 4, 1), width: 32, height: 16, with: .colour(.allRed))
    }
    #expect(frame.text == "▐  ▌")
    #expect(frame[1, 0].background == .allRed)
  }

  @Test func aCircleIsTwiceAsWideAsHigh() {
    // 48 x 48 points in 6 x 3 cells: quarters of 4 x 8 points; those whose centres lie within 24 points
    // of the middle, worked out by hand for the top row: y = 4 and 12 points.
    // y = 4: |x - 24| <= sqrt(24² - 20²) = 13.3: centres 14 to 34, that is quarters 3 to 8.
    // y = 12: |x - 24| <= sqrt(24² - 12²) = 20.8: centres 6 to 42, that is quarters 1 to 10.
    let frame = Canvas.frame(6, 3) {
      $0.fill(.circle, in: CellRect(0, 0, 6, 3), width: 48, height: 48, with: .colour(.allRed))
    }
    #expect(frame.text == "▗▟  ▙▖\n\n▝▜  ▛▘")
    #expect((0..<6).allSatisfy { frame[$0, 1].background == .allRed })
  }

  @Test func clippingToAFormCutsQuarters() {
    let frame = Canvas.frame(4, 1) {
      $0.clipped(to: .capsule, in: CellRect(0, 0, 4, 1), width: 32, height: 16) {
        $0.fill(CellRect(0, 0, 4, 1), with: .colour(.allRed))
        $0.drawDots(0xFF, at: .zero, colour: .white)
      }
    }
    #expect(frame[1, 0].background == .allRed)
    // Only the trailing half of the first cell is inside: its four dots.
    #expect(frame[0, 0].glyph == Glyph("⢸" as Character))
    #expect(frame[3, 0].glyph == Glyph("▌" as Character))
  }

  @Test func nestedFormsCutTogether() {
    let frame = Canvas.frame(6, 1) {
      $0.clipped(to: .capsule, in: CellRect(0, 0, 4, 1), width: 32, height: 16) {
        $0.clipped(to: .capsule, in: CellRect(2, 0, 4, 1), width: 32, height: 16) {
          $0.fill(CellRect(0, 0, 6, 1), with: .colour(.allRed))
        }
      }
    }
    #expect(frame.text == "  ▐▌")
  }

  @Test func masksLeaveNoHalfOfAWideGlyph() {
    let frame = Canvas.frame(6, 3) {
      // Of the corner cells of a circle over 6 x 3 cells one quarter is inside, as above.
      $0.clipped(to: .circle, in: CellRect(0, 0, 6, 3), width: 48, height: 48) {
        $0.draw("한글", at: .zero, colour: .white)
        $0.draw("글日", at: CellPoint(2, 2), colour: .white)
      }
    }
    #expect(frame.text == "  글\n\n  글")
  }

  @Test func hugeRectanglesCostOnlyWhatIsSeen() {
    let huge = CellRect(-1_000_000, -1_000_000, 1 << 30, 1 << 30)
    var canvas = Canvas(size: CellSize(columns: 10, rows: 4), manner: .filled)
    canvas.clipped(to: .ellipse, in: huge, width: 1e9, height: 1e9) {
      $0.fill(.ellipse, in: huge, width: 1e9, height: 1e9, with: .colour(.allRed))
      $0.surface(huge, with: .colour(.allBlue), edge: .white)
      $0.outline(huge, rounded: true, colour: .white)
      $0.stroke(
        ShapeForm.circle.path(width: 8, height: 8), in: huge, width: 8, height: 8, lineWidth: 1,
        with: .colour(.white))
    }
    #expect(canvas.paintedCells <= 10 * 4 * 4)
  }

  @Test func surfaceIsRoundedByHalfRows() {
    let frame = Canvas.frame(4, 3) { $0.surface(CellRect(0, 0, 4, 3), with: .colour(.allRed), edge: .white) }
    #expect(frame.text == "▗▄▄▖\n\n▝▀▀▘")
    #expect(frame[1, 1].background == .allRed)
  }

  @Test func surfaceOfTwoRowsIsHalfAndHalf() {
    let frame = Canvas.frame(3, 2) { $0.surface(CellRect(0, 0, 3, 2), with: .colour(.allRed), edge: .white) }
    #expect(frame.text == "▗▄▖\n▝▀▘")
  }

  @Test func outlinedSurfaceIsABox() {
    let frame = Canvas.frame(4, 3, .outlined) {
      $0.surface(CellRect(0, 0, 4, 3), with: .colour(.allRed), edge: .white)
    }
    #expect(frame.text == "╭──╮\n│  │\n╰──╯")
    #expect(frame[1, 1].background == .allRed)
    #expect(frame[0, 0].foreground == .white)
  }

  @Test(arguments: [
    (1, 1, true, "●"), (1, 1, false, "■"), (4, 1, true, "(  )"), (4, 1, false, "[  ]"),
    (1, 3, true, "│\n│\n│"),
    (2, 2, true, "╭╮\n╰╯"), (3, 3, false, "┌─┐\n│ │\n└─┘"),
  ])
  func outlines(columns: Int, rows: Int, rounded: Bool, text: String) {
    let frame = Canvas.frame(columns, rows, .outlined) {
      $0.outline(CellRect(0, 0, columns, rows), rounded: rounded, colour: .white)
    }
    #expect(frame.text == text)
  }

  @Test func textWinsOverOutlinesWhateverTheOrder() {
    let frame = Canvas.frame(6, 1, .outlined) {
      $0.draw("ab", at: CellPoint(0, 0), colour: .white)
      $0.outline(CellRect(0, 0, 6, 1), rounded: true, colour: .allRed)
      $0.draw("c", at: CellPoint(4, 0), colour: .white)
    }
    // One end of a box alone would read as a stray character.
    #expect(frame.text == "ab  c")
    #expect(frame[0, 0].foreground == .white)
  }

  @Test func textWinsOverDots() {
    let frame = Canvas.frame(2, 1) {
      $0.draw("a", at: .zero, colour: .white)
      for column in 0..<2 { $0.drawDots(0x01, at: CellPoint(column, 0), colour: .allRed) }
      $0.drawDots(0x80, at: CellPoint(1, 0), colour: .allRed)
    }
    #expect(frame.text == "a⢁", "dots of one cell add up")
  }

  @Test func strokesAreDots() {
    // A level line through the middle of one cell, 8 x 16 points: dots are 4 points apart, rows at 2, 6,
    // 10, 14; a line at 6 points and as thin as can be takes the second row.
    var path = ShapePath()
    path.move(to: .init(0, 6))
    path.addLine(to: .init(8, 6))
    let frame = Canvas.frame(1, 1) {
      $0.stroke(path, in: CellRect(0, 0, 1, 1), width: 8, height: 16, lineWidth: 0, with: .colour(.allRed))
    }
    #expect(frame.text == "⠒")
  }

  @Test func asciiStandsInForDrawing() {
    let frame = Canvas.frame(6, 3, .outlined, ascii: true) {
      $0.outline(CellRect(0, 0, 6, 3), rounded: true, colour: .white)
      $0.draw("é", at: CellPoint(1, 1), colour: .white)
      $0.drawDots(0x07, at: CellPoint(2, 1), colour: .white)
      $0.drawLine("●", at: CellPoint(3, 1), colour: .white)
    }
    #expect(frame.text == "+----+\n|é:@ |\n+----+")
  }

  @Test(arguments: [Manner.filled, .outlined])
  func bracketsStandOnWhatIsBesideTheBox(manner: Manner) {
    let frame = Canvas.frame(5, 1, manner) {
      $0.fill(.capsule, in: CellRect(0, 0, 5, 1), width: 40, height: 16, with: .colour(.allRed))
      $0.outline(CellRect(0, 0, 5, 1), rounded: true, colour: .allRed)
    }
    #expect(frame.text(ofRow: 0) == "(   )")
    #expect(frame.cells.map(\.background) == [.clear, .allRed, .allRed, .allRed, .clear])
  }

  @Test func aGroupIsTranslucentAsAWhole() {
    let frame = Canvas.frame(2, 1) {
      $0.fill(CellRect(0, 0, 2, 1), with: .colour(.black))
      $0.withGroupOpacity(0.5) {
        $0.fill(CellRect(0, 0, 2, 1), with: .colour(.allRed))
        $0.fill(CellRect(0, 0, 2, 1), with: .colour(.allBlue))
        $0.draw("a", at: .zero, colour: .white)
      }
    }
    // Nothing of the red, and the glyph is mixed with what lies behind the group.
    #expect(frame[1, 0].background == RGBA(0, 0, 128))
    #expect(frame[0, 0].background == RGBA(0, 0, 128))
    #expect(frame[0, 0].foreground == RGBA(128, 128, 128))
  }

  @Test func whatAGroupDoesNotCoverStays() {
    let frame = Canvas.frame(3, 1) {
      $0.draw("abc", at: .zero, colour: .white)
      $0.withOpacity(0.5) {
        $0.withGroupOpacity(0.5) { $0.fill(CellRect(1, 0, 1, 1), with: .colour(.allRed)) }
      }
      $0.withGroupOpacity(0) { $0.fill(CellRect(0, 0, 3, 1), with: .colour(.allRed)) }
    }
    #expect(frame.text(ofRow: 0) == "abc")
    #expect(frame[0, 0].foreground == .white)
    #expect(frame[1, 0].foreground == RGBA(255, 191, 191))
  }

  @Test func aKeylineLiesAlongTheEdgeWhenFilled() {
    func frame(_ manner: Manner) -> Frame {
      Canvas.frame(5, 3, manner) {
        $0.surface(CellRect(0, 0, 5, 3), with: .colour(.black), edge: .white, keyline: .allRed)
      }
    }
    let filled = frame(.filled)
    #expect(filled.text(ofRow: 0) == "▗▄▄▄▖")
    #expect(filled[2, 0].foreground == .allRed)
    #expect([filled[0, 1].foreground, filled[0, 1].background] == [.allRed, .black])
    #expect(filled[2, 1] == Cell(.space, background: .black))
    #expect(frame(.outlined).cells.allSatisfy { $0.foreground != .allRed && $0.background != .allRed })
  }

  @Test func aLineEndsWhereAPillCoversIt() {
    let frame = Canvas.frame(5, 1) {
      for column in 0..<5 { $0.drawLine("━", at: CellPoint(column, 0), colour: .white) }
      $0.fill(.capsule, in: CellRect(1, 0, 3, 1), width: 24, height: 16, with: .colour(.allRed))
    }
    #expect(frame.text(ofRow: 0) == "━▐ ▌━")
    #expect([frame[1, 0].foreground, frame[3, 0].foreground] == [.allRed, .allRed])
  }
}
