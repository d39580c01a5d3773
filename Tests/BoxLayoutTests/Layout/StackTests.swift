import Testing

@testable import BoxLayout

/// Sizes worked out by hand with SwiftUI's algorithm: priority, then flexibility, then position; each child
/// is offered floor(what is left / children left).
@Suite struct StackTests {
  /// The places and widths of a row's children: `column+columns` each.
  private func columns(
    _ width: Int, height: Int = 1, spacing: Int? = 0, _ build: (inout BoxTree) -> [BoxID]
  ) -> [String] {
    var tree = BoxTree(metrics: .cells)
    let children = build(&tree)
    let root = tree.row(children, spacing: spacing)
    tree.layOut(root, proposal: BoxProposal(width: width, height: height))
    return children.map { "\(tree.origin(of: $0).x)+\(tree.size(of: $0).width)" }
  }

  @Test func sharesAreRoundedDown() {
    // 10 / 3 = 3, then 7 / 2 = 3, then 4.
    #expect(columns(10) { t in [t.white(), t.white(), t.white()] } == ["0+3", "3+3", "6+4"])
  }

  @Test func theLeastFlexibleComesFirst() {
    // The text (flexibility 3 - 1) is asked before the endless colours: it is offered 4 and takes 3.
    #expect(columns(12) { t in [t.white(), t.text("abc"), t.white()] } == ["0+4", "4+3", "7+5"])
    // A frame has no flexibility at all: it comes first and takes more than its share.
    #expect(
      columns(10) { t in
        let text = t.text("abcdefgh", lines: 1...1)
        let frame = t.frame(t.white(), width: 56, height: nil, alignment: .center)
        return [text, frame]
      } == ["0+3", "3+7"])
  }

  @Test func amongEqualsThePositionDecides() {
    // Both flexibilities are 5: the first is offered 3 and cut, the second gets what is left.
    #expect(
      columns(7) { t in [t.text("abcdef", lines: 1...1), t.text("uvwxyz", lines: 1...1)] } == ["0+3", "3+4"])
  }

  @Test func allThatGrowWithoutEndAreAlike() {
    // A padded colour is not less flexible than a colour, though it cannot be smaller than 2.
    #expect(
      columns(9) { t in
        [t.white(), t.padding(t.white(), BoxInsets(top: 0, leading: 1, bottom: 0, trailing: 1))]
      } == ["0+4", "4+5"])
  }

  @Test func higherPrioritiesComeFirstAndLeastLengthsAreKept() {
    // The colour of priority 1 gets all but what the text needs at least: its ellipsis.
    #expect(
      columns(10) { t in
        let colour = t.white()
        t.setPriority(1, of: colour)
        return [t.text("abcdef", lines: 1...1), colour]
      } == ["0+1", "1+9"])
    // Kept for a frame of 4 and a text: 5 of 10.
    #expect(
      columns(10) { t in
        let colour = t.white()
        t.setPriority(1, of: colour)
        let frame = t.frame(t.white(), width: 32, height: nil, alignment: .center)
        return [frame, colour, t.text("xyz", lines: 1...1)]
      } == ["0+4", "4+5", "9+1"])
    // Lower than the rest: it comes last, whatever its flexibility.
    #expect(
      columns(8) { t in
        let text = t.text("abcdef", lines: 1...1)
        t.setPriority(-1, of: text)
        return [text, t.text("uvwxyz", lines: 1...1)]
      } == ["0+2", "2+6"])
  }

  @Test func modifiersKeepThePriority() {
    #expect(
      columns(10) { t in
        let colour = t.white()
        t.setPriority(1, of: colour)
        return [t.text("abc"), t.padding(t.opacity(colour, 0.5), .zero)]
      } == ["0+1", "1+9"])
  }

  @Test func spacersTakeWhatIsLeft() {
    #expect(columns(10) { t in [t.text("ab"), t.spacer(), t.text("cd")] } == ["0+2", "2+6", "8+2"])
    // Two share: 6 = 3 + 3.
    #expect(columns(8) { t in [t.spacer(), t.text("ab"), t.spacer()] } == ["0+3", "3+2", "5+3"])
    // Even a colour comes before a spacer, which keeps its least length alone.
    #expect(columns(10) { t in [t.white(), t.spacer()] } == ["0+9", "9+1"])
  }

  @Test func spacersDoNotNarrowTexts() {
    // 17 of 20 columns are text; if spacers shared as others do, the longer would be offered 8.
    #expect(
      columns(20) { t in [t.text("abcdefghijkl"), t.spacer(), t.text("vwxyz")] } == ["0+12", "12+3", "15+5"])
  }

  @Test func defaultSpacing() {
    // 8 points: a column between neighbours, none beside a spacer.
    #expect(columns(9, spacing: nil) { t in [t.text("ab"), t.text("cd")] } == ["0+2", "3+2"])
    #expect(
      columns(9, spacing: nil) { t in [t.text("ab"), t.spacer(), t.text("cd")] } == ["0+2", "2+5", "7+2"])
    // An explicit spacing holds beside spacers too.
    #expect(
      columns(9, spacing: 1) { t in [t.text("ab"), t.spacer(), t.text("cd")] } == ["0+2", "3+3", "7+2"])
    #expect(size(open, open) { t in t.column([t.text("ab"), t.text("cd")], spacing: nil) } == BoxSize(2, 2))
  }

  @Test func spacersStaySpacersUnderModifiers() {
    // In a frame of 24 points: 3 columns, no rows, no gap beside it.
    #expect(
      columns(20, spacing: nil) { t in
        [t.text("ab"), t.frame(t.spacer(), width: 24, height: nil, alignment: .center), t.text("cd")]
      } == ["0+2", "2+3", "5+2"])
    #expect(
      size(20, 9) { t in
        t.row([t.text("ab"), t.frame(t.opacity(t.spacer(), 1), width: 24, height: nil, alignment: .center)])
      } == BoxSize(5, 1))
    #expect(
      size(20, 9) { t in t.frame(t.spacer(), width: 24, height: nil, alignment: .center) } == BoxSize(3, 9))
  }

  @Test func emptyBoxesTakeSpaceBetween() {
    // `Text("")` is 0 x 0 and still has a neighbour on either side.
    #expect(columns(9, spacing: 1) { t in [t.text("a"), t.text(""), t.text("b")] } == ["0+1", "2+0", "3+1"])
    #expect(size(open, open) { t in t.row([]) } == .zero)
  }

  @Test func withoutAProposalChildrenAreIdeal() {
    let build: (inout BoxTree) -> BoxID = { t in t.row([t.text("abc"), t.white(), t.spacer()], spacing: 1) }
    // A colour is 10 x 10 points: 1 x 1.
    #expect(size(open, open, build) == BoxSize(3 + 1 + 1 + 1 + 1, 1))
    #expect(size(endless, open, build).width == endless)
    #expect(size(endless, endless, build) == BoxSize(endless, endless))
  }

  @Test func whatDoesNotFitStands() {
    // Nothing is left for the last: a text of no columns is an ellipsis one wide and one high.
    #expect(
      columns(5, height: open) { t in
        [t.frame(t.white(), width: 40, height: nil, alignment: .center), t.text("some words")]
      } == ["0+5", "5+1"])
    #expect(
      size(5, open) { t in
        t.row([t.frame(t.text("x"), width: 40, height: nil, alignment: .center), t.text("some words")])
      } == BoxSize(6, 1))
  }

  @Test func negativeSpacingOverlaps() {
    #expect(columns(10, spacing: -1) { t in [t.text("abc"), t.text("xyz")] } == ["0+3", "2+3"])
  }

  @Test func columnsAlignAcross() {
    func rows(_ guide: BoxGuide) -> String {
      picture(6, 3) { t in
        t.flexible(
          t.column([t.text("abcde"), t.text("xy")], alignment: guide), maxWidth: endless, maxHeight: endless,
          alignment: .topLeading)
      }
    }
    #expect(rows(.start) == "abcde\nxy\n")
    #expect(rows(.center) == "abcde\n xy\n", "the odd cell is behind")
    #expect(rows(.end) == "abcde\n   xy\n")
  }

  @Test func dividersLieAcrossTheirStack() {
    #expect(
      picture(5, 3) { t in t.column([t.text("a"), t.divider(.colour(.white)), t.text("b")]) }
        == "  a\n─────\n  b")
    #expect(
      picture(5, 2) { t in
        t.row([t.text("a"), t.padding(t.opacity(t.divider(.colour(.white)), 1), .zero), t.text("b")])
      } == "a│b\n │")
    #expect(
      size(9, 4) { t in
        let divider = t.divider(.colour(.white))
        let wrapped = t.layer(
          t.frame(divider, width: nil, height: 32, alignment: .center), t.white(), alignment: .center,
          isOver: false)
        return t.row([t.text("a"), wrapped])
      } == BoxSize(2, 2))
  }

  @Test func longStacksAreSortedAsShortOnes() {
    // 40 texts of one letter and a colour in the middle, in 60 columns: the colour comes last and gets 20.
    let places = columns(60) { t in
      var children = (0..<20).map { _ in t.text("a") }
      children.append(t.white())
      children += (0..<20).map { _ in t.text("b") }
      return children
    }
    #expect(places[19] == "19+1")
    #expect(places[20] == "20+20")
    #expect(places[40] == "59+1")
  }

  @Test func depthStacksAreAsLargeAsTheLargest() {
    #expect(
      size(open, open) { t in
        t.depthStack(alignment: .center, [t.text("abcd"), t.column([t.text("x"), t.text("y")])])
      } == BoxSize(4, 2))
    #expect(
      picture(4, 3) { t in
        t.depthStack(
          alignment: BoxAlignment(horizontal: .end, vertical: .end),
          [t.frame(t.white(), width: 32, height: 48, alignment: .center), t.text("ab")])
      } == "\n\n  ab")
  }
}
