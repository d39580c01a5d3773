import Cells
import Testing

@testable import BoxLayout

@Suite struct RowGapTests {
  /// The columns at which the children of a row stand.
  private func places(
    _ count: Int, width: Double, spacing: Double, offered: Int, form: ShapeForm = .rectangle,
    metrics: Metrics = .cells
  ) -> [Int] {
    var tree = BoxTree(metrics: metrics)
    let children = (0..<count).map { _ in
      let shape = tree.shape(ShapeBox(.form(form), paint: .colour(.white)))
      return tree.frame(shape, width: width, height: 16, alignment: .center)
    }
    let row = tree.row(alignment: .center, spacing: spacing, children)
    tree.layOut(row, proposal: BoxProposal(width: offered, height: 1))
    return children.map { tree.origin(of: $0).x }
  }

  @Test func aSmallGapIsAColumnWhereThereIsRoom() {
    #expect(places(3, width: 16, spacing: 2, offered: 20) == [0, 3, 6])
  }

  @Test func aSmallGapIsNoneWhereTheRowWouldOverflow() {
    #expect(places(4, width: 16, spacing: 2, offered: 10) == [0, 2, 4, 6])
    // Nothing is won for gaps that are a column by their points.
    #expect(places(4, width: 16, spacing: 4, offered: 10) == [0, 3, 6, 9])
  }

  @Test func smallGapsLeaveRoomForWhatIsFlexible() {
    var tree = BoxTree(metrics: .cells)
    let bars = (0..<4).map { _ in tree.white() }
    let row = tree.row(alignment: .center, spacing: 2.4, bars)
    tree.layOut(row, proposal: BoxProposal(width: 4, height: 1))
    #expect(
      bars.map { tree.rect(of: $0, in: row) } == [[0, 0, 1, 1], [1, 0, 1, 1], [2, 0, 1, 1], [3, 0, 1, 1]])
  }

  @Test func gapsGiveBackWhatFramesTookByRounding() {
    // 4 x 28 + 3 x 64 points are 38 columns; each frame is 4 columns instead of three and a half.
    #expect(places(4, width: 28, spacing: 64, offered: 38) == [0, 12, 23, 34])
    #expect(places(4, width: 28, spacing: 64, offered: 40) == [0, 12, 24, 36])
    // A row that is too long in points stays so.
    #expect(places(4, width: 28, spacing: 64, offered: 30) == [0, 12, 24, 36])
  }

  @Test func whatIsInTheMiddleOfABoxThatIsTooLargeStaysInTheMiddle() {
    var tree = BoxTree(metrics: .cells)
    let mark = tree.text("x")
    let glow = tree.frame(tree.white(), width: 24, height: 32, alignment: .center)
    let both = tree.depthStack(alignment: .center, [glow, mark])
    let small = tree.frame(both, width: 16, height: 16, alignment: .center)
    tree.layOut(small, proposal: BoxProposal(width: 10, height: 4))
    #expect(tree.rect(of: mark, in: small) == [1, 0, 1, 1])
  }

  @Test func thinBarsStandAsCloseAsTheirPoints() {
    #expect(places(4, width: 3, spacing: 2, offered: .max) == [0, 1, 2, 3])
    #expect(places(3, width: 4, spacing: 8, offered: 40) == [0, 2, 4])
    #expect(places(3, width: 6, spacing: 2, offered: 40, form: .circle) == [0, 2, 4], "dots keep their gaps")
  }

  @Test func anOffsetDoesNotLeaveARoomThatHasOneMoreRow() {
    var tree = BoxTree(metrics: .cells)
    let fixed = tree.text("b")
    let text = tree.text("a")
    let moved = tree.offset(text, x: 0, y: -1)
    let pile = tree.depthStack(alignment: .center, [fixed, moved])
    let frame = tree.frame(pile, width: 8, height: 32, alignment: .center)
    tree.layOut(frame, proposal: .ideal)
    #expect(tree.rect(of: fixed, in: frame) == [0, 1, 1, 1])
    #expect(tree.rect(of: text, in: frame) == [0, 0, 1, 1])
  }
}
