import Cells
import Testing

@testable import BoxLayout

@Suite struct DrawingTests {
  private let red = RGBA(255, 0, 0)

  private func shape(
    _ form: ShapeForm, _ style: ShapeBox.Style = .fill(evenOdd: false), colour: RGBA = .white,
    trim: ClosedRange<Double> = 0...1
  ) -> ShapeBox {
    ShapeBox(.form(form), style: style, paint: .colour(colour), trim: trim)
  }

  /// A shape in a frame of points.
  private func framed(
    _ columns: Int, _ rows: Int, _ shape: ShapeBox, width: Double?, height: Double?, manner: Manner = .filled
  ) -> String {
    picture(columns, rows, manner: manner) { t in
      t.frame(t.shape(shape), width: width, height: height, alignment: .center)
    }
  }

  @Test(arguments: [
    (2.0, "────"), (2.9, "────"), (3, "━━━━"), (6, "━━━━"), (11.9, "━━━━"),
  ])
  func thinShapesAreRules(height: Double, text: String) {
    #expect(framed(4, 1, shape(.capsule), width: 32, height: height) == text)
    #expect(framed(4, 1, shape(.rectangle), width: 32, height: height, manner: .outlined) == text)
  }

  @Test func thickerShapesAreBlocks() {
    #expect(framed(4, 1, shape(.capsule), width: 32, height: 12) == "▐  ▌")
    #expect(framed(4, 1, shape(.rectangle), width: 32, height: 16, manner: .outlined) == "[  ]")
    #expect(framed(4, 1, shape(.capsule), width: 32, height: 16, manner: .outlined) == "(  )")
  }

  @Test(arguments: [(2.0, "│\n│"), (4, "┃\n┃")])
  func thinUprightShapesAreRules(width: Double, text: String) {
    #expect(framed(1, 2, shape(.rectangle), width: width, height: 32) == text)
  }

  @Test func smallRoundShapesAreDots() {
    #expect(framed(1, 1, shape(.circle), width: 8, height: 8) == "●")
    #expect(framed(1, 1, shape(.circle), width: 6, height: 6, manner: .outlined) == "●")
  }

  @Test func inOutlinedFramesFaintRulesAreLight() {
    func rule(_ colour: RGBA, _ manner: Manner) -> String {
      picture(3, 1, manner: manner) { t in
        t.layer(
          t.frame(t.shape(shape(.capsule, colour: colour)), width: 24, height: 6, alignment: .center),
          t.fill(.colour(.black)), alignment: .center, isOver: false)
      }
    }
    // Contrast to black is (luminance + 0.05) / 0.05: #3B3B3B has 1.9:1, #404040 2.03:1.
    #expect(rule(RGBA(0x3B, 0x3B, 0x3B), .outlined) == "───")
    #expect(rule(RGBA(0x40, 0x40, 0x40), .outlined) == "━━━")
    #expect(rule(RGBA(0x3B, 0x3B, 0x3B), .filled) == "━━━")
  }

  @Test func rulesKeepTheirColourAndGradient() {
    let gradient = Paint.gradient(
      Gradient(
        stops: [.init(.black, at: 0), .init(.white, at: 1)],
        form: .linear(startX: 0, startY: 0, endX: 1, endY: 0)))
    let frame = frame(5, 1) { t in
      t.frame(t.shape(ShapeBox(.form(.capsule), paint: gradient)), width: 40, height: 6, alignment: .center)
    }
    #expect(frame.cells.map(\.foreground.red) == [26, 77, 128, 179, 230])
  }

  @Test func outlinedShapesAreBoxesAndColoursAreNot() {
    #expect(
      framed(4, 3, shape(.roundedRectangle(radiusX: 8, radiusY: 8)), width: 32, height: 48, manner: .outlined)
        == "╭──╮\n│  │\n╰──╯")
    #expect(framed(4, 2, shape(.rectangle), width: 32, height: 32, manner: .outlined) == "┌──┐\n└──┘")
    #expect(picture(4, 2, manner: .outlined) { t in t.white() } == "\n")
  }

  @Test func textOverAShapeKeepsItsColourAndWinsOverItsOutline() {
    let picture = frame(4, 1, manner: .outlined) { t in
      t.layer(t.text("abcd"), t.shape(shape(.capsule, colour: red)), alignment: .center, isOver: false)
    }
    #expect(picture.text == "abcd")
    #expect(picture[1, 0].background == red)
  }

  @Test func whatIsClearIsNotThere() {
    for manner in [Manner.filled, .outlined] {
      #expect(
        framed(4, 3, shape(.rectangle, colour: .clear), width: 32, height: 48, manner: manner) == "\n\n")
      #expect(framed(4, 1, shape(.rectangle, colour: .clear), width: 32, height: 4, manner: manner) == "")
      #expect(
        framed(
          4, 3, shape(.rectangle, .stroke(width: 1, isInside: true), colour: .clear), width: 32, height: 48,
          manner: manner) == "\n\n")
      #expect(
        picture(4, 1, manner: manner) { t in
          var builder = TextBuilder()
          builder.append("abc", style: TextStyle(paint: .colour(.clear)))
          return t.text(builder)
        } == "")
      #expect(
        picture(4, 3, manner: manner) { t in
          t.opacity(t.depthStack(alignment: .center, [t.shape(shape(.rectangle)), t.text("ab")]), 0)
        } == "\n\n")
      #expect(picture(4, 1, manner: manner) { t in t.hidden(t.text("ab")) } == "")
    }
  }

  @Test func strokes() {
    #expect(
      framed(4, 3, shape(.rectangle, .stroke(width: 2, isInside: true)), width: 32, height: 48)
        == "┌──┐\n│  │\n└──┘")
    #expect(framed(3, 1, shape(.circle, .stroke(width: 2, isInside: true)), width: 24, height: 16) == "( )")
    #expect(
      framed(3, 1, shape(.circle, .stroke(width: 2, isInside: true), trim: 0...0.4), width: 24, height: 16)
        == "  )")
    #expect(
      framed(3, 1, shape(.circle, .stroke(width: 2, isInside: true), trim: 0...0.7), width: 24, height: 16)
        == "( )")
    #expect(
      framed(3, 1, shape(.circle, .stroke(width: 2, isInside: true), trim: 0...0), width: 24, height: 16)
        == "")
  }

  @Test func straightPathsAreRules() {
    func line(_ columns: Int, _ rows: Int, width: Double, _ from: ShapePath.Point, _ to: ShapePath.Point)
      -> String
    {
      picture(columns, rows) { t in
        let box = ShapeBox(
          .path { _, _ in
            var path = ShapePath()
            path.move(to: from)
            path.addLine(to: to)
            return path
          }, style: .stroke(width: width, isInside: false), paint: .colour(.white))
        return t.shape(box)
      }
    }
    #expect(line(4, 1, width: 1, .init(0, 0), .init(32, 0)) == "────")
    #expect(line(4, 1, width: 4, .init(0, 8), .init(16, 8)) == "━━")
    #expect(line(3, 2, width: 1, .init(12, 0), .init(12, 32)) == " │\n │")
    #expect(line(3, 2, width: 1, .init(0, 32), .init(24, 32)) == "\n───")
    #expect(line(3, 1, width: 1, .init(0, .nan), .init(24, .infinity)).count <= 3)
  }

  @Test func curvesAreDots() {
    let text = framed(6, 3, shape(.circle, .stroke(width: 3, isInside: true)), width: 48, height: 48)
    #expect(
      text.unicodeScalars.allSatisfy { (0x2800...0x28FF).contains($0.value) || $0 == " " || $0 == "\n" })
    #expect(text.split(separator: "\n").count == 3)
  }

  /// A bar of so many columns.
  private func bar(_ columns: Int, _ fraction: Double?, manner: Manner = .filled, rightToLeft: Bool = false)
    -> Frame
  {
    frame(columns, 1, manner: manner, rightToLeft: rightToLeft) { t in
      t.progress(
        ProgressBox(
          .bar(thickness: 4), fraction: fraction, tint: .colour(.white), track: red,
          idealSize: BoxSize(width: columns, height: 1), isFlexible: true))
    }
  }

  @Test(arguments: [
    (0.0, "────"), (0.001, "╸───"), (0.25, "━───"), (0.4, "━╸──"), (0.5, "━━──"), (0.999, "━━━╸"),
    (1, "━━━━"),
    (-3, "────"), (7, "━━━━"), (.nan, "────"),
  ])
  func barsFillByHalfCells(fraction: Double, text: String) {
    #expect(bar(4, fraction, manner: .outlined).text == text)
  }

  @Test func filledBarsTellByColour() {
    let frame = bar(4, 0.5)
    #expect(frame.text == "━━━━")
    #expect(frame.cells.map(\.foreground) == [.white, .white, red, red])
    #expect(bar(4, nil).cells.allSatisfy { $0.foreground == red })
  }

  @Test func barsRunFromTheTrailingSideWhenMirrored() {
    #expect(bar(4, 0.4, manner: .outlined, rightToLeft: true).text == "──╺━")
  }

  @Test(arguments: [(0.0, "○"), (0.01, "◔"), (0.25, "◔"), (0.5, "◑"), (0.75, "◕"), (0.99, "◕"), (1, "●")])
  func ringsOneRowHigh(fraction: Double, text: String) {
    #expect(
      picture(3, 1) { t in
        t.progress(
          ProgressBox(
            .ring(lineWidth: 3, isOpen: false), fraction: fraction, tint: .colour(.white), track: red,
            idealSize: BoxSize(width: 3, height: 1), isFlexible: false))
      } == " \(text)")
  }

  @Test func laterChildrenArePaintedOverEarlierOnes() {
    #expect(
      picture(2, 1) { t in
        t.depthStack(
          alignment: .topLeading,
          [t.text("ab"), t.frame(t.white(), width: 8, height: 16, alignment: .center)])
      } == " b")
  }

  @Test func depthChangesTheOrder() {
    let text = picture(2, 1) { t in
      let under = t.text("ab")
      t.setDepth(1, of: under)
      return t.depthStack(alignment: .topLeading, [t.padding(under, .zero), t.text("xy")])
    }
    #expect(text == "ab")
  }

  @Test func clippingCutsWhatIsBelow() {
    #expect(
      picture(6, 1) { t in
        t.clip(
          t.frame(
            t.fixedSize(t.text("abcdef"), horizontal: true, vertical: true), width: 24, height: 16,
            alignment: .topLeading),
          shape(.rectangle))
      } == "abc")
    #expect(
      picture(6, 1) { t in
        t.clip(
          t.frame(
            t.fixedSize(t.text("a한글"), horizontal: true, vertical: true), width: 32, height: 16,
            alignment: .topLeading),
          shape(.rectangle))
      } == "a한", "no half of a wide glyph")
  }

  @Test func rightToLeftMirrorsPlaces() {
    #expect(
      picture(6, 1, rightToLeft: true) { t in t.row([t.text("ab"), t.spacer(), t.text("c")]) } == "c   ab")
    #expect(
      picture(7, 2, rightToLeft: true) { t in
        t.flexible(
          t.column([t.text("abcde"), t.text("xy")], alignment: .start), maxWidth: endless,
          alignment: .topLeading)
      } == "  abcde\n     xy")
    // Centred, the odd cell is at the trailing side: the left one.
    #expect(picture(4, 1, rightToLeft: true) { t in t.flexible(t.text("abc"), maxWidth: endless) } == " abc")
    #expect(picture(4, 2, rightToLeft: true) { t in t.text("abcd xyz", alignment: .center) } == "abcd\n xyz")
  }

  @Test func regionsAreWhereTheirBoxesAre() {
    var tree = BoxTree(metrics: .cells)
    let (first, second) = (tree.text("ab"), tree.text("cde"))
    let row = tree.row([tree.region(first, 7), tree.spacer(), tree.region(second, 9)])
    let gone = tree.opacity(tree.region(tree.text("x"), 1), 0)
    let hidden = tree.hidden(tree.region(tree.text("x"), 2))
    let root = tree.column([
      tree.padding(row, BoxInsets(top: 1, leading: 1, bottom: 0, trailing: 1)), gone, hidden,
    ])
    tree.layOut(root, proposal: BoxProposal(width: 20, height: 5))
    let expected = [
      BoxTree.Region(number: 7, rect: CellRect(column: 6, row: 3, columns: 2, rows: 1)),
      BoxTree.Region(number: 9, rect: CellRect(column: 21, row: 3, columns: 3, rows: 1)),
    ]
    #expect(tree.regions(of: root, at: CellPoint(column: 5, row: 2)) == expected)
  }

  @Test func opacityBlends() {
    let frame = frame(1, 1) { t in
      t.layer(
        t.opacity(t.fill(.colour(red)), 0.2), t.fill(.colour(.black)), alignment: .center, isOver: false)
    }
    #expect(frame[0, 0].background == RGBA(51, 0, 0))
  }

  /// A path in an area of so many cells, drawn as a line of two points.
  private func line(_ columns: Int, _ rows: Int, _ points: [(Double, Double)], manner: Manner) -> String {
    var path = ShapePath()
    for (index, point) in points.enumerated() {
      index == 0 ? path.move(to: .init(point.0, point.1)) : path.addLine(to: .init(point.0, point.1))
    }
    return picture(columns, rows, manner: manner) { [path] t in
      t.shape(
        ShapeBox(.path { _, _ in path }, style: .stroke(width: 2, isInside: false), paint: .colour(.white)))
    }
  }

  @Test(arguments: [Manner.filled, .outlined])
  func aLineThatLeadsNowhereIsNotSeen(manner: Manner) {
    #expect(line(4, 1, [(11, 8), (11, 8)], manner: manner) == "")
    #expect(line(4, 2, [(11, 8)], manner: manner) == "\n")
  }

  @Test func anOpenLineInOneRowIsNoRing() {
    let arrow = line(3, 1, [(2, 2), (20, 8), (2, 14)], manner: .outlined)
    #expect(!arrow.contains("(") && !arrow.isEmpty)
  }

  @Test func whatFadesAwayHasNoOutline() {
    let glow = Gradient(
      stops: [.init(.white, at: 0), .init(.clear, at: 1)],
      form: .circular(centerX: 0.5, centerY: 0.5, startRadius: 0, endRadius: 20))
    let text = picture(6, 3, manner: .outlined) { t in
      t.shape(ShapeBox(.form(.circle), paint: .gradient(glow)))
    }
    #expect(text == "\n\n")
  }
}
