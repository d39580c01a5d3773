import BoxLayout
import Cells
import SwiftUI
import Testing

/// A triangle with its point at the top.
private struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

/// A bar of its own thickness.
private struct Plank: InsettableShape {
  var thickness: CGFloat
  var insetAmount: CGFloat = 0
  var animatableData: CGFloat {
    get { thickness }
    set { thickness = newValue }
  }

  func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: insetAmount, dy: insetAmount)) }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.width ?? 80, height: thickness)
  }

  func inset(by amount: CGFloat) -> some InsettableShape {
    var plank = self
    plank.insetAmount += amount
    return plank
  }
}

@MainActor @Suite struct ShapeTests {
  @Test func aFilledShapeIsOutlinedInText() {
    #expect(
      draw(RoundedRectangle(cornerRadius: 8).fill(.red), width: 6, height: 3) == """
        ╭────╮
        │    │
        ╰────╯
        """)
    #expect(
      draw(Rectangle(), width: 4, height: 2) == """
        ┌──┐
        └──┘
        """)
  }

  @Test func aFilledShapeIsAreaInColour() {
    let frame = frame(Rectangle().fill(.red), width: 4, height: 2, manner: .filled)
    #expect(frame[0, 0].background == RGBA(255, 69, 58))
    #expect(frame[3, 1].background == RGBA(255, 69, 58))
  }

  @Test func oneRowIsBrackets() {
    let badge = Text("7").padding(.horizontal).background { Capsule().fill(.blue) }
    #expect(draw(badge, width: 7, height: 1) == " ( 7 )")
  }

  @Test func aCircleTakesASquare() {
    #expect(size(Circle(), width: 20, height: 3) == BoxSize(width: 6, height: 3))
    #expect(size(Circle(), width: 4, height: 10) == BoxSize(width: 4, height: 2))
    #expect(size(Circle().frame(width: 24, height: 24)) == BoxSize(width: 3, height: 1))
    #expect(
      size(
        HStack {
          Circle(); Circle()
        }, width: 40, height: 2) == BoxSize(width: 9, height: 2))
    #expect(size(Circle().trim(from: 0, to: 0.5), width: 20, height: 3) == BoxSize(width: 6, height: 3))
    #expect(size(Ellipse(), width: 20, height: 3) == BoxSize(width: 20, height: 3))
  }

  @Test func aFrameThatIsSquareInPointsIsKept() {
    // 24 x 24 points are 3 x 1 cells: the circle takes them all.
    let lowered = laidOut(Circle().frame(width: 24, height: 24), width: 9, height: 3)
    let circle = lowered.tree.children(of: lowered.root)[0]
    #expect(lowered.tree.size(of: circle) == BoxSize(width: 3, height: 1))
  }

  @Test func aShapeOfTheUsersOwnDrawsItsPath() {
    let frame = frame(Triangle().fill(.white), width: 8, height: 3, manner: .filled)
    #expect(
      frame.text == """
           ▟▙
         ▗▟  ▙▖
        ▗      ▖
        """)
    #expect(frame[3, 2].background == .white)
    #expect(
      draw(Triangle(), width: 8, height: 3) == """
          ⢀⠞⠳⡀
         ⣠⠋  ⠙⣄
        ⣴⣁⣀⣀⣀⣀⣈⣦
        """)
  }

  @Test func aShapeOfTheUsersOwnSaysItsSize() {
    #expect(size(Plank(thickness: 32), width: 10, height: 8) == BoxSize(width: 10, height: 2))
    #expect(size(Plank(thickness: 32)) == BoxSize(width: 10, height: 2))
  }

  @Test func strokesAreLinesAndBraille() {
    #expect(
      draw(Rectangle().strokeBorder(.green, lineWidth: 2), width: 5, height: 3, manner: .filled) == """
        ┌───┐
        │   │
        └───┘
        """)
    let half = draw(
      Circle().trim(from: 0, to: 0.5).stroke(.white, lineWidth: 4), width: 8, height: 4, manner: .filled)
    // Half a circle from the trailing middle clockwise: the lower half.
    let lines = half.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0].isEmpty)
    #expect(lines[3].contains("⣀") || lines[3].contains("⠤") || lines[3].contains("⠛"))
  }

  @Test func shapesAreDrawnOverOneAnother() {
    let frame = frame(
      Rectangle().fill(.black).stroke(.white, lineWidth: 2), width: 4, height: 2, manner: .filled)
    #expect(frame.text == "┌──┐\n└──┘")
    #expect(frame[0, 0].background == .black)
    #expect(frame[0, 0].foreground == .white)
  }

  @Test func theForegroundStylePaintsAShape() {
    let frame = frame(Rectangle().foregroundStyle(.green), width: 2, height: 1, manner: .filled)
    #expect(frame[0, 0].background == RGBA(48, 209, 88))
  }

  @Test func aThinShapeIsALine() {
    #expect(draw(Capsule().fill(.orange).frame(height: 6), width: 5, height: 1) == "━━━━━")
    #expect(draw(Rectangle().fill(.gray).frame(height: 2), width: 5, height: 1) == "─────")
  }

  @Test func anInsetShapeIsSmaller() {
    #expect(
      draw(Rectangle().inset(by: 16), width: 8, height: 4, manner: .outlined) == """

          ┌──┐
          └──┘

        """)
  }

  @Test func staticMembersMakeShapes() {
    #expect(draw(AnyShape(.rect(cornerRadius: 4)), width: 4, height: 2) == "╭──╮\n╰──╯")
    #expect(draw(AnyShape(.capsule), width: 3, height: 1) == "( )")
    #expect(draw(AnyShape(.rect), width: 3, height: 1) == "[ ]")
  }

  @Test func aContainerRelativeShapeTakesTheRadiusAround() {
    var environment = EnvironmentValues()
    environment.fields.containerCornerRadius = 20
    #expect(
      draw(ContainerRelativeShape(), width: 4, height: 2, environment: environment) == "╭──╮\n╰──╯")
    #expect(draw(ContainerRelativeShape(), width: 4, height: 2) == "┌──┐\n└──┘")
  }

  @Test func paddingTakesFromTheRadiusOfAContainer() {
    var environment = EnvironmentValues()
    environment.fields.containerCornerRadius = 24
    func corner(_ insets: EdgeInsets) -> String {
      let shape = ContainerRelativeShape().frame(width: 32, height: 32).padding(insets)
      return String(
        draw(shape, width: 12, height: 6, environment: environment).first { "┌╭".contains($0) } ?? "-")
    }
    #expect(corner(EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 0)) == "╭")
    #expect(corner(EdgeInsets(top: 24, leading: 24, bottom: 24, trailing: 24)) == "┌")
  }

  @Test func circlesBehindOneRowOfTextEncloseIt() {
    let sign = Text("50").padding(8).background { Circle().fill(.white) }
    #expect(draw(sign, width: 6, height: 1) == " (50)")
    #expect(
      draw(Text("50").padding(8).overlay { Circle().strokeBorder(.red) }, width: 6, height: 1) == " (50)")
    // Longer text keeps a circle of its own shape behind it.
    #expect(size(Circle(), width: 6, height: 1) == BoxSize(width: 2, height: 1))
  }

  @Test func oneEndOfABoxAloneIsNotDrawn() {
    let face = Text("AL").frame(width: 24, height: 16).background(.blue, in: .circle)
    #expect(draw(face, width: 3, height: 1) == "AL")
    #expect(draw(Text("A").frame(width: 24).background(.blue, in: .circle), width: 3, height: 1) == "(A)")
  }

  @Test func shapesOfOneCell() {
    func drawn(_ view: some View) -> String { draw(view, width: 1, height: 1) }
    #expect(drawn(Circle().frame(width: 10, height: 10)) == "●")
    #expect(drawn(Circle().strokeBorder(.white, lineWidth: 2).frame(width: 10, height: 10)) == "○")
    #expect(drawn(Circle().trim(from: 0, to: 0.5).stroke(.white).frame(width: 10, height: 10)) == "◑")
    #expect(drawn(RoundedRectangle(cornerRadius: 1.5).frame(width: 3, height: 14)) == "┃")
    #expect(drawn(Capsule().frame(width: 2, height: 18)) == "│")
    #expect(drawn(Capsule().frame(width: 3, height: 3)) == "●")
  }
}
