import Testing

@testable import Cells

@Suite struct FrameTests {
  @Test func centredPutsTheOddCellBehind() {
    let frame = Canvas.frame(1, 1) { $0.draw("x", at: .zero, colour: .white) }
    let larger = frame.centred(in: CellSize(columns: 4, rows: 2))
    #expect(larger.size == CellSize(columns: 4, rows: 2) && larger.manner == frame.manner)
    #expect(larger.text(ofRow: 0) == " x" && larger.text(ofRow: 1) == "")
    #expect(frame.centred(in: frame.size) == frame)
  }

  @Test func textCutsTrailingBlanks() {
    let frame = Canvas.frame(6, 3) {
      $0.draw("a b", at: .zero, colour: .white)
      $0.draw("한", at: CellPoint(4, 2), colour: .white)
    }
    #expect(frame.text == "a b\n\n    한")
    #expect(frame.text(ofRow: 2) == "    한")
    #expect(frame.row(0).count == 6)
  }

  @Test func nothingPaintedIsTheTerminalsOwnColour() {
    let frame = Canvas.frame(1, 1) { _ in }
    #expect(frame.cells == [.blank])
    #expect(frame[0, 0].background.isClear)
  }

  @Test func whatIsHalfClearStandsOnBlack() {
    let frame = Canvas.frame(1, 1) { $0.fill(CellRect(0, 0, 1, 1), with: .colour(RGBA(255, 255, 255, 102))) }
    #expect(frame[0, 0].background == RGBA(102, 102, 102))
  }
}
