import Testing

@testable import Cells

@Suite struct CanvasRecolourTests {
  @Test func everyColourOfARectangleIsReplaced() {
    var canvas = Canvas(size: CellSize(columns: 4, rows: 1), manner: .filled)
    canvas.fill(CellRect(column: 0, row: 0, columns: 3, rows: 1), with: .colour(RGBA(10, 20, 30)))
    canvas.draw("abc", at: .zero, colour: RGBA(100, 100, 100))
    canvas.recolour(CellRect(column: 1, row: 0, columns: 9, rows: 9)) { RGBA($0.red, 0, 0) }
    let frame = canvas.resolve(ascii: false)
    #expect(frame[0, 0].background == RGBA(10, 20, 30) && frame[0, 0].foreground == RGBA(100, 100, 100))
    #expect(frame[1, 0].background == RGBA(10, 0, 0) && frame[1, 0].foreground == RGBA(100, 0, 0))
    #expect(frame[3, 0].background == .clear, "what was not painted stays the terminal's")
    #expect(frame.text == "abc")
  }

  @Test func nothingOutsideOfAFormChanges() {
    var canvas = Canvas(size: CellSize(columns: 4, rows: 4), manner: .filled)
    let all = CellRect(column: 0, row: 0, columns: 4, rows: 4)
    canvas.fill(all, with: .colour(.white))
    canvas.clipped(to: .roundedRectangle(radiusX: 16, radiusY: 32), in: all, width: 32, height: 64) {
      $0.recolour(all) { _ in .black }
    }
    let frame = canvas.resolve(ascii: false)
    #expect(frame[2, 2].background == .black && frame[0, 0] != frame[2, 2])
    #expect(frame[0, 0].background == .white || frame[0, 0].foreground == .white)
  }

  @Test func nothingOutsideTheClipChanges() {
    var canvas = Canvas(size: CellSize(columns: 2, rows: 1), manner: .filled)
    canvas.fill(CellRect(column: 0, row: 0, columns: 2, rows: 1), with: .colour(.white))
    canvas.clipped(to: CellRect(column: 1, row: 0, columns: 1, rows: 1)) {
      $0.recolour(CellRect(column: 0, row: 0, columns: 2, rows: 1)) { _ in .black }
    }
    let frame = canvas.resolve(ascii: false)
    #expect(frame[0, 0].background == .white && frame[1, 0].background == .black)
  }
}
