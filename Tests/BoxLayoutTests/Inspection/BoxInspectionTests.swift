import Cells
import Testing

@testable import BoxLayout

@Suite struct BoxInspectionTests {
  /// A box laid out in cells with what is told of it, and in points where those are offered.
  private func described(
    _ columns: Int, _ rows: Int = 20, points: (width: Int, height: Int)? = nil, rightToLeft: Bool = false,
    _ build: (inout BoxTree) -> BoxID
  ) -> BoxDescription {
    func laidOut(_ metrics: Metrics, _ proposal: BoxProposal) -> (tree: BoxTree, root: BoxID) {
      var tree = BoxTree(metrics: metrics)
      tree.isRightToLeft = rightToLeft
      let root = build(&tree)
      tree.layOut(root, proposal: proposal)
      return (tree, root)
    }
    let cells = laidOut(.cells, BoxProposal(width: columns, height: rows))
    let other = points.map {
      laidOut(
        .points, BoxProposal(width: Metrics.points.horizontal(Double($0.width)), height: $0.height * 64))
    }
    return cells.tree.description(of: cells.root, at: .zero, inspection: BoxInspection(points: other))
  }

  private func missing(_ columns: Int, _ rows: Int = 20, _ build: (inout BoxTree) -> BoxID) -> String? {
    described(columns, rows, build).details?.missing.map { "\($0.count) of \($0.total): \($0.text)" }
  }

  @Test func whatIsCutAtTheEnd() {
    // Nine columns and an ellipsis; the blank before the next word is no loss.
    #expect(missing(10) { $0.text("Oat cortado", lines: 1...1) } == "2 of 11: do")
    #expect(missing(5) { $0.text("Oat cortado", lines: 1...1) } == "7 of 11: cortado")
    #expect(missing(11) { $0.text("Oat cortado", lines: 1...1) } == nil)
    #expect(missing(1) { $0.text("Oat", lines: 1...1) } == "3 of 3: Oat")
  }

  @Test func whatIsCutBeforeAndInTheMiddle() {
    #expect(missing(5) { $0.text("abcdefgh", lines: 1...1, truncation: .head) } == "4 of 8: abcd")
    #expect(missing(5) { $0.text("abcdefgh", lines: 1...1, truncation: .middle) } == "4 of 8: cdef")
  }

  @Test func whatHasNoLinesLeft() {
    #expect(missing(5, 2) { $0.text("one two three four") } == "10 of 18: three four")
    #expect(missing(5, 4) { $0.text("one two three four") } == nil)
    #expect(missing(5, 1) { $0.text("one\ntwo") } == "3 of 7: two")
    #expect(missing(2, 1) { $0.text("👩‍👩‍👧‍👦é가", lines: 1...1) } == "3 of 3: 👩‍👩‍👧‍👦é가")
  }

  @Test func otherBoxesMissNothing() {
    #expect(missing(3) { $0.spacer() } == nil)
    #expect(BoxTree(metrics: .cells).count == 0)
  }

  @Test func whatWasOfferedAndWhatItIsSetTo() throws {
    let box = described(20) {
      let text = $0.text("ab")
      let frame = $0.frame(text, width: 40, height: nil, alignment: .center)
      return $0.padding(frame, BoxInsets(top: 1, leading: 2, bottom: 0, trailing: 2))
    }
    let padding = try #require(box.details)
    #expect(padding.offer == BoxOffer(width: 20, height: 20))
    #expect(padding.parameters == [.init("top", "16"), .init("leading", "16"), .init("trailing", "16")])
    #expect(padding.points == nil)
    let frame = try #require(box.children[0].details)
    #expect(frame.offer == BoxOffer(width: 16, height: 19))
    #expect(frame.parameters == [.init("width", "40")])
    #expect(box.children[0].children[0].details?.offer == BoxOffer(width: 5, height: 19))
  }

  @Test func theSameBoxesInPoints() throws {
    func build(_ tree: inout BoxTree) -> BoxID {
      let first = tree.frame(tree.white(), width: 30, height: 20, alignment: .center)
      let second = tree.frame(tree.white(), width: 12, height: 10, alignment: .center)
      return tree.padding(
        tree.row(alignment: .center, spacing: 4, [first, second]),
        BoxInsets(top: 0, leading: tree.metrics.horizontal(12), bottom: 0, trailing: 0))
    }
    let box = described(20, points: (160, 100), build)
    let points = try #require(box.details?.points)
    #expect(points == PointBox(x: 0, y: 0, width: 58, height: 20, offer: BoxOffer(width: 160, height: 100)))
    #expect(box.details?.parameters == [.init("leading", "12")])
    let second = try #require(box.children[0].children[1].details?.points)
    #expect([second.x, second.y, second.width, second.height] == [46, 5, 12, 10])
    let mirrored = described(20, points: (160, 100), rightToLeft: true, build)
    let other = try #require(mirrored.children[0].children[1].details?.points)
    #expect([other.x, other.y] == [0, 5])
  }

  @Test func whatPointsShowElsewhereIsNotTold() throws {
    // In cells the wide one does not fit, in points it does: they are not the same box.
    let box = described(6, points: (400, 100)) {
      let wide = $0.text("wide text")
      let narrow = $0.spacer()
      return $0.firstThatFits(horizontal: true, vertical: false, [wide, narrow])
    }
    #expect(box.children.map(\.kind) == ["spacer"])
    #expect(box.children[0].details?.points == nil)
  }

  @Test func nothingIsToldUnasked() {
    var tree = BoxTree(metrics: .cells)
    let root = tree.text("Oat cortado", lines: 1...1)
    tree.layOut(root, proposal: BoxProposal(width: 5, height: 1))
    #expect(tree.description(of: root, at: .zero).details == nil)
  }

  @Test(arguments: [(12, "12"), (12.5, "12.5"), (0.05, "0.05"), (-3.25, "-3.25"), (-0.001, "0")])
  func numbers(value: Double, text: String) {
    #expect(BoxTree.inspected(value) == text)
  }
}
