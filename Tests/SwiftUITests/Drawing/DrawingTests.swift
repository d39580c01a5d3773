import BoxLayout
import Cells
import SwiftUI
import Testing

@MainActor @Suite struct DrawingTests {
  @Test func backgroundsLieBehind() {
    let plain = frame(Text("ab").background(.red), width: 2, height: 1, manner: .filled)
    #expect(plain.text == "ab")
    #expect(plain[0, 0].background == RGBA(255, 69, 58))
    let color = frame(Text("ab").background(Color.red), width: 2, height: 1, manner: .filled)
    #expect(color[1, 0].background == RGBA(255, 69, 58))
    let shaped = Text("ab").padding().background(.red, in: RoundedRectangle(cornerRadius: 8))
    #expect(
      draw(shaped, width: 6, height: 3) == """
        ╭────╮
        │ ab │
        ╰────╯
        """)
    #expect(
      draw(Text("ab").padding(.horizontal, 8).background(.blue, in: .capsule), width: 4, height: 1) == "(ab)")
  }

  @Test func backgroundsAndOverlaysKeepToTheRoom() {
    #expect(size(Text("ab").background { Rectangle().frame(width: 80) }) == BoxSize(width: 2, height: 1))
    #expect(
      draw(Text("abc").overlay(alignment: .trailing) { Text("!") }, width: 3, height: 1) == "ab!")
    #expect(draw(Text("abc").background(alignment: .leading) { Text("!") }, width: 3, height: 1) == "abc")
    #expect(draw(Text("abc").overlay(Text("x"), alignment: .leading), width: 3, height: 1) == "xbc")
    #expect(draw(Text("abc").overlay(content: { Text("y") }), width: 3, height: 1) == "ayc")
  }

  @Test func anOverlayOfAStrokeIsABorder() {
    let view = Text("ok").padding().overlay(RoundedRectangle(cornerRadius: 8).stroke(.white, lineWidth: 1))
    #expect(draw(view, width: 6, height: 3, manner: .filled) == "╭────╮\n│ ok │\n╰────╯")
    #expect(
      draw(Text("ok").padding().border(.white), width: 6, height: 3, manner: .filled)
        == "┌────┐\n│ ok │\n└────┘")
  }

  @Test func groupsAreLayeredMemberByMember() {
    let view = HStack(spacing: 8) {
      Group {
        Text("a")
        Text("b")
      }
      .background(.red)
    }
    let frame = frame(view, width: 3, height: 1, manner: .filled)
    #expect(frame[0, 0].background == RGBA(255, 69, 58))
    #expect(frame[1, 0].background == .clear)
    #expect(frame[2, 0].background == RGBA(255, 69, 58))
  }

  @Test func clipsCutCorners() {
    let square = frame(Color.red.clipShape(Circle()), width: 8, height: 4, manner: .filled)
    #expect(square[0, 0].background == .clear)
    #expect(square[3, 1].background == RGBA(255, 69, 58))
    let wide = Text("wide text").frame(width: 72).frame(width: 32, alignment: .leading).clipped()
    #expect(draw(wide, width: 9, height: 1) == "  wide")
    let rounded = frame(Color.red.cornerRadius(16), width: 8, height: 4, manner: .filled)
    #expect(rounded[0, 0].glyph != .space)
  }

  @Test func aMaskShowsWhatItCovers() {
    let stars = Text("*****")
    let part = stars.mask(alignment: .leading) { Rectangle().frame(width: 24) }
    #expect(draw(part, width: 5, height: 1) == "***")
    #expect(draw(part, width: 5, height: 1, manner: .filled) == "***")
    #expect(draw(stars.mask(Text("o o")), width: 5, height: 1) == " * *")
    let circle = frame(Color.red.mask { Circle() }, width: 8, height: 4, manner: .filled)
    #expect(circle[0, 0].background == .clear)
    #expect(circle[4, 2].background == RGBA(255, 69, 58))
    #expect(size(part) == BoxSize(width: 5, height: 1))
  }

  @Test func opacityIsBlended() {
    let view = Color.white.opacity(0.5).background(.black)
    #expect(frame(view, width: 1, height: 1, manner: .filled)[0, 0].background == RGBA(128, 128, 128))
    let twice = Rectangle().fill(.white).opacity(0.5).opacity(0.5).background(.black)
    #expect(frame(twice, width: 2, height: 2, manner: .filled)[0, 0].background == RGBA(64, 64, 64))
  }

  @Test func hiddenViewsKeepTheirRoom() {
    #expect(
      draw(
        HStack(spacing: 0) {
          Text("a"); Text("bb").hidden(); Text("c")
        }, width: 4, height: 1) == "a  c")
  }

  @Test func depthSaysWhatIsInFront() {
    let view = ZStack {
      Text("a").zIndex(1)
      Text("b")
    }
    #expect(draw(view, width: 1, height: 1) == "a")
  }

  @Test func offsetsAndPositionsMoveWhatIsSeen() {
    #expect(draw(Text("a").offset(x: 16), width: 3, height: 1).isEmpty)
    #expect(
      draw(Text("a").offset(x: 8, y: 16).frame(width: 24, height: 48), width: 3, height: 3) == "\n\n  a")
    #expect(draw(Text("a").position(x: 8, y: 16), width: 4, height: 3) == "\n a\n")
    #expect(size(Text("a").offset(CGSize(width: 80, height: 0))) == BoxSize(width: 1, height: 1))
  }

  @Test func ratiosAreInPoints() {
    #expect(
      size(Color.red.aspectRatio(1, contentMode: .fit), width: 20, height: 3) == BoxSize(width: 6, height: 3))
    #expect(
      size(Color.red.aspectRatio(1, contentMode: .fill), width: 20, height: 3)
        == BoxSize(width: 20, height: 10))
    #expect(
      size(Color.red.aspectRatio(CGSize(width: 4, height: 1), contentMode: .fit), width: 16, height: 9)
        == BoxSize(width: 16, height: 2))
    #expect(
      size(Image(systemName: "heart").resizable().scaledToFit().frame(width: 24, height: 24))
        == BoxSize(width: 3, height: 1))
  }

  @Test func glassIsAnAreaBehind() {
    #expect(
      draw(Text("ab").padding(.horizontal, 8).glassEffect(.regular.tint(.white)), width: 4, height: 1)
        == "(ab)")
    #expect(draw(Text("ab").padding(.horizontal, 8).glassEffect(.identity), width: 4, height: 1) == " ab")
    #expect(draw(GlassEffectContainer(spacing: 4) { Text("ab") }, width: 2, height: 1) == "ab")
  }

  @Test func aTurnedArcBeginsAtTheTop() {
    let ring = Circle().trim(from: 0, to: 0.25).stroke(.white, lineWidth: 4).rotationEffect(.degrees(-90))
    let lines = draw(ring, width: 8, height: 4, manner: .filled).split(
      separator: "\n", omittingEmptySubsequences: false)
    // A quarter from the top: the trailing upper one.
    #expect(!lines[0].isEmpty)
    #expect(lines[3].isEmpty)
    #expect(lines[0].prefix(3).allSatisfy { $0 == " " })
  }

  @Test func whatIsFilledTurns() {
    let bar = RoundedRectangle(cornerRadius: 4).fill(.white).frame(width: 48, height: 16)
    let turned = bar.rotationEffect(.degrees(90)).frame(width: 48, height: 48)
    let image = frame(turned, width: 6, height: 3, manner: .filled)
    for row in 0..<3 {
      #expect((0..<6).map { !image[$0, row].background.isClear } == [false, false, true, true, false, false])
    }
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan, 1e300])
  func whatLeadsAnywhereTurns(_ far: Double) {
    let path = Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: far, y: 8))
      path.addLine(to: CGPoint(x: 8, y: far))
      path.closeSubpath()
    }
    let turned = path.fill(.white).frame(width: 48, height: 48).rotationEffect(.degrees(30))
    for manner in [Manner.filled, .outlined] {
      #expect(frame(turned, width: 6, height: 3, manner: manner).size == CellSize(columns: 6, rows: 3))
    }
  }

  @Test func whatLiesOverlaidIsTranslucentAsAWhole() {
    let group = ZStack {
      Color.red
      Color.blue
    }
    let image = frame(group.opacity(0.5).background(Color.black), width: 2, height: 1, manner: .filled)
    let single = frame(Color.blue.opacity(0.5).background(Color.black), width: 2, height: 1, manner: .filled)
    #expect(image[0, 0].background == single[0, 0].background)
  }
}
