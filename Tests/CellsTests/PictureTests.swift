import Cells
import Testing

@Suite struct PictureTests {
  private static let red = RGBA(255, 0, 0)
  private static let blue = RGBA(0, 0, 255)

  private func canvas(_ columns: Int, _ rows: Int, manner: Manner = .filled) -> Canvas {
    Canvas(size: CellSize(columns: columns, rows: rows), manner: manner)
  }

  private func rect(_ columns: Int, _ rows: Int) -> CellRect {
    CellRect(column: 0, row: 0, columns: columns, rows: rows)
  }

  @Test func averagesByAreaAndAlpha() {
    let picture = Picture(width: 2, height: 1, pixels: [Self.red, .clear])
    #expect(picture.average == RGBA(255, 0, 0, 128))
    #expect(picture.average(x: 0.5..<1.5, y: 0..<1) == RGBA(255, 0, 0, 128))
    #expect(picture.average(x: 0..<1, y: 0..<1) == Self.red)
    #expect(picture.average(x: 2..<3, y: 0..<1) == .clear)
    let mixed = Picture(width: 2, height: 1, pixels: [Self.red, Self.blue])
    #expect(mixed.average == RGBA(128, 0, 128))
  }

  @Test func reducesToTheLongerSide() {
    let picture = Picture(width: 4, height: 2, pixels: .init(repeating: Self.red, count: 8))
    let reduced = picture.reduced(toFit: 2)
    #expect((reduced.width, reduced.height) == (2, 1))
    #expect(reduced.pixels.allSatisfy { $0 == Self.red })
    #expect(picture.reduced(toFit: 9) == picture)
  }

  @Test func aCellShowsTheTwoNearestColours() {
    var canvas = canvas(2, 1)
    // The first cell is red above blue; the second has a dark quarter among three light ones.
    let light = RGBA(200, 200, 200)
    let picture = Picture(
      width: 4, height: 2, pixels: [Self.red, Self.red, light, .black, Self.blue, Self.blue, light, light])
    canvas.draw(picture, in: rect(2, 1), PicturePainting())
    let frame = canvas.resolve()
    #expect(frame[0, 0].glyph == Glyph("▀" as Character))
    #expect(frame[0, 0].foreground == Self.red)
    #expect(frame[0, 0].background == Self.blue)
    #expect(frame[1, 0].glyph == Glyph("▙" as Character))
    #expect(frame[1, 0].foreground == light)
    #expect(frame[1, 0].background == .black)
  }

  @Test func alphaLetsTheBackgroundThrough() {
    var canvas = canvas(1, 1)
    canvas.fill(rect(1, 1), with: .colour(.white))
    canvas.draw(
      Picture(width: 1, height: 1, pixels: [RGBA(0, 0, 0, 128)]), in: rect(1, 1), PicturePainting())
    #expect(canvas.resolve()[0, 0].background == RGBA(127, 127, 127))
  }

  @Test func templatesTilesAndSharpPixels() {
    var canvas = canvas(2, 1)
    let picture = Picture(width: 2, height: 1, pixels: [Self.red, .clear])
    canvas.draw(
      picture, in: rect(2, 1), PicturePainting(template: .colour(Self.blue)))
    #expect(canvas.resolve()[0, 0].background == Self.blue)
    #expect(canvas.resolve()[1, 0].background == .clear)

    var tiled = self.canvas(2, 1)
    tiled.draw(picture, in: rect(2, 1), PicturePainting(extent: .tiled(columns: 1, rows: 1)))
    #expect(tiled.resolve()[1, 0].glyph == Glyph("▌" as Character))

    var sharp = self.canvas(1, 1)
    let stripes = Picture(width: 4, height: 1, pixels: [Self.blue, Self.red, Self.blue, Self.red])
    sharp.draw(stripes, in: rect(1, 1), PicturePainting(isSharp: true))
    #expect(sharp.resolve()[0, 0].background == Self.red)
  }

  @Test func nothingIsPaintedBeyondTheClip() {
    var canvas = canvas(3, 1)
    canvas.clipped(to: rect(1, 1)) {
      $0.draw(Picture(width: 1, height: 1, pixels: [Self.red]), in: rect(3, 1), PicturePainting())
    }
    #expect(canvas.resolve()[0, 0].background == Self.red)
    #expect(canvas.resolve()[1, 0].background == .clear)
  }
}
