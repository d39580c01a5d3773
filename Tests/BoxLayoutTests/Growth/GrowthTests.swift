import Cells
import Testing

@testable import BoxLayout

/// Counts how often boxes are measured in trees of ten to ten thousand boxes: the work for a box must not
/// grow with the tree. (To 100,000 boxes it stays between 2 and 9.)
@Suite struct GrowthTests {
  enum Form: String, CaseIterable {
    /// One long row; one long column.
    case row, column
    /// Rows in columns in rows, three children each.
    case balanced
    /// Chains of 24 stacks in one another, each with a text beside the next one.
    case nested
    /// Cards as activities have them: texts, spacers, frames, padding, backgrounds, bars.
    case cards
    /// Baselines in one another, and functions that answer guides.
    case guided
  }

  /// A tree of about so many boxes.
  private func build(_ form: Form, _ count: Int, _ t: inout BoxTree) -> BoxID {
    switch form {
    case .row: t.row((1..<count).map { $0 % 3 == 0 ? t.white() : t.text("word \($0)") }, spacing: nil)
    case .column: t.column((1..<count).map { $0 % 5 == 0 ? t.spacer() : t.text("some words \($0)") })
    case .balanced: balanced(count, .horizontal, &t)
    case .nested:
      t.column((0..<max(1, count / 48)).map { _ in nested(min(24, count / 2), .horizontal, &t) })
    case .cards: t.column((0..<max(1, count / 12)).map { card($0, &t) }, spacing: nil)
    case .guided: t.column((0..<max(1, count / 14)).map { _ in guided(&t) }, spacing: nil)
    }
  }

  private func balanced(_ count: Int, _ axis: BoxAxis, _ t: inout BoxTree) -> BoxID {
    guard count > 3 else { return count == 3 ? t.white() : t.text("leaf of \(count)") }
    let children = (0..<3).map { _ in balanced((count - 1) / 3, axis.other, &t) }
    return t.stack(axis, alignment: .center, spacing: nil, children)
  }

  private func nested(_ depth: Int, _ axis: BoxAxis, _ t: inout BoxTree) -> BoxID {
    guard depth > 0 else { return t.text("the innermost text") }
    let inner = nested(depth - 1, axis.other, &t)
    return t.stack(axis, alignment: .center, spacing: nil, [t.text("level \(depth)"), inner])
  }

  private func card(_ number: Int, _ t: inout BoxTree) -> BoxID {
    let title = t.row(
      [t.text("●"), t.text("Card \(number)"), t.spacer(), t.text("9:41", reserved: 5)], spacing: nil)
    let bar = t.frame(
      t.shape(ShapeBox(.form(.capsule), paint: .colour(.white))), width: nil, height: 6, alignment: .center)
    let column = t.column([title, bar, t.text("Some more words about it")], spacing: nil, alignment: .start)
    let padded = t.padding(column, BoxInsets(top: 1, leading: 2, bottom: 1, trailing: 2))
    return t.layer(padded, t.fill(.colour(.black)), alignment: .center, isOver: false)
  }

  private func guided(_ t: inout BoxTree) -> BoxID {
    let inner = t.row([t.text("c\nd"), t.text("e")], alignment: .firstTextBaseline)
    let middle = t.row([t.text("b"), inner], alignment: .lastTextBaseline)
    let outer = t.row([t.text("a"), middle], alignment: .firstTextBaseline)
    let marked = t.guide(t.text("marked"), .start, axis: .horizontal) { size, ask in
      ask(.end, .horizontal) - size.width + 1
    }
    return t.column([outer, t.padding(marked, .zero), t.text("plain")], alignment: .start)
  }

  /// Measured boxes for each box of a tree.
  private func work(_ form: Form, _ count: Int) -> Double {
    var tree = BoxTree(metrics: .cells)
    let root = build(form, count, &tree)
    tree.layOut(root, proposal: BoxProposal(width: 200, height: 100))
    return Double(tree.measuredBoxes) / Double(tree.count)
  }

  @Test(arguments: Form.allCases)
  func workGrowsWithTheTreeAndNoFaster(form: Form) {
    for count in [10, 100, 1_000, 10_000] {
      let work = work(form, count)
      #expect(work <= 10, "\(form.rawValue) of \(count): \(work) for each box")
    }
  }

  @Test(arguments: [25, 50, 100, 200])
  func depthAlone(depth: Int) {
    var tree = BoxTree(metrics: .cells)
    let root = nested(depth, .horizontal, &tree)
    tree.layOut(root, proposal: BoxProposal(width: 400, height: 200))
    let work = Double(tree.measuredBoxes) / Double(tree.count)
    #expect(work <= 8)
  }

  @Test func layingOutAgainMeasuresNothing() {
    var tree = BoxTree(metrics: .cells)
    let root = build(.cards, 1_000, &tree)
    tree.layOut(root, proposal: BoxProposal(width: 80, height: 400))
    let before = tree.measuredBoxes
    tree.layOut(root, proposal: BoxProposal(width: 80, height: 400))
    #expect(tree.measuredBoxes == before)
  }

  @Test func drawingCostsWhatIsSeen() {
    var tree = BoxTree(metrics: .cells)
    let root = build(.cards, 10_000, &tree)
    tree.layOut(root, proposal: BoxProposal(width: 80, height: 40))
    var canvas = Canvas(size: CellSize(columns: 80, rows: 40), manner: .filled)
    tree.draw(root, into: &canvas, at: .zero)
    #expect(canvas.paintedCells <= 80 * 40 * 3)
  }
}
