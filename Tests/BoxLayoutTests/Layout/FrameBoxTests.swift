import Testing

@testable import BoxLayout

/// SwiftUI's documented behaviour of fixed and flexible frames, in cells.
@Suite struct FrameBoxTests {
  @Test func fixedFrames() {
    #expect(
      size(50, 9) { t in t.frame(t.text("abc"), width: 64, height: 32, alignment: .center) } == BoxSize(8, 2))
    // Only a width: the height is the child's, in that width.
    #expect(
      size(50, 9) { t in t.frame(t.text("ab cd ef"), width: 32, height: nil, alignment: .center) }
        == BoxSize(4, 3))
    #expect(
      size(50, 9) { t in t.frame(t.white(), width: nil, height: 32, alignment: .center) } == BoxSize(50, 2))
    #expect(size(50, 9) { t in t.frame(t.white(), width: 1, height: 1, alignment: .center) } == BoxSize(1, 1))
    #expect(size(50, 9) { t in t.frame(t.white(), width: 0, height: 0, alignment: .center) } == BoxSize(0, 0))
  }

  @Test(arguments: [Double.nan, .infinity])
  func whatIsNoLengthFixesNothing(length: Double) {
    #expect(
      size(50, 9) { t in t.frame(t.text("abc"), width: length, height: length, alignment: .center) }
        == BoxSize(3, 1))
  }

  @Test func compactIslandFrames() {
    #expect(
      size(50, 9, metrics: .islandCells) { t in t.frame(t.white(), width: 24, height: 24, alignment: .center)
      }
        == BoxSize(3, 1))
  }

  /// A text of five columns in a flexible frame, for a proposal of a width.
  private func width(
    offered: Int, min: Int = open, ideal: Int = open, max: Int = open, flexibleChild: Bool = false
  ) -> Int {
    size(offered, 1) { t in
      let child = flexibleChild ? t.white() : t.text("abcde", lines: 1...1)
      return t.flexible(child, minWidth: min, idealWidth: ideal, maxWidth: max)
    }.width
  }

  @Test func nothingBound() {
    #expect(width(offered: 10) == 5)
    #expect(width(offered: 3) == 3)
    #expect(width(offered: open) == 5)
  }

  @Test func minimum() {
    #expect(width(offered: 10, min: 7) == 7, "no wider than it must be: the child is 5")
    #expect(width(offered: 10, min: 3) == 5, "as the child")
    #expect(width(offered: 4, min: 3) == 4)
    #expect(width(offered: 2, min: 3) == 3)
    #expect(width(offered: open, min: 7) == 7)
    #expect(width(offered: 10, min: 3, flexibleChild: true) == 10)
  }

  @Test func maximum() {
    #expect(width(offered: 10, max: 7) == 7, "up to the maximum")
    #expect(width(offered: 6, max: 7) == 6)
    #expect(width(offered: 3, max: 7) == 3, "the child shrinks with it")
    #expect(width(offered: 10, max: 3) == 3)
    #expect(width(offered: 10, max: endless) == 10)
    #expect(width(offered: open, max: endless) == 5, "without a proposal it hugs the child")
    #expect(width(offered: open, max: 3) == 3)
    #expect(width(offered: endless, max: endless) == endless)
  }

  @Test func minimumAndMaximum() {
    #expect(width(offered: 10, min: 3, max: 7) == 7)
    #expect(width(offered: 5, min: 3, max: 7) == 5)
    #expect(width(offered: 1, min: 3, max: 7) == 3)
    #expect(width(offered: 1, min: 0, max: endless) == 1)
    #expect(width(offered: 5, min: 9, max: 7) == 9, "a minimum above the maximum wins")
  }

  @Test func ideal() {
    #expect(width(offered: 10, ideal: 7) == 5, "a proposal makes the ideal irrelevant")
    #expect(width(offered: open, ideal: 7) == 7)
    #expect(width(offered: open, min: 8, ideal: 7) == 8)
    #expect(width(offered: open, ideal: 7, max: 6) == 6)
    #expect(width(offered: open, ideal: 9, flexibleChild: true) == 9)
  }

  @Test func alignmentInAFrame() {
    func rows(_ horizontal: BoxGuide, _ vertical: BoxGuide) -> String {
      picture(6, 4) { t in
        t.flexible(
          t.text("abc"), maxWidth: endless, maxHeight: endless,
          alignment: BoxAlignment(horizontal: horizontal, vertical: vertical))
      }
    }
    #expect(rows(.start, .start) == "abc\n\n\n")
    #expect(rows(.center, .center) == "\n abc\n\n", "the odd cells are behind and below")
    #expect(rows(.end, .end) == "\n\n\n   abc")
  }

  @Test func padding() {
    let insets = BoxInsets(top: 1, leading: 2, bottom: 0, trailing: 1)
    #expect(size(50, 9) { t in t.padding(t.text("abc"), insets) } == BoxSize(6, 2))
    #expect(size(50, 9) { t in t.padding(t.white(), insets) } == BoxSize(50, 9))
    #expect(size(5, 9) { t in t.padding(t.text("ab cd"), insets) } == BoxSize(5, 3))
    #expect(size(endless, endless) { t in t.padding(t.text("abc"), insets) } == BoxSize(6, 2))
    #expect(
      size(50, 9) { t in t.padding(t.text("abc"), BoxInsets(top: -3, leading: -2, bottom: 0, trailing: -2)) }
        == BoxSize(0, 0))
    #expect(picture(8, 3) { t in t.padding(t.text("abc"), insets) } == "\n  abc\n")
  }

  @Test func fixedSize() {
    #expect(
      size(4, 1) { t in t.fixedSize(t.text("abc def"), horizontal: true, vertical: false) } == BoxSize(7, 1))
    #expect(
      size(4, 1) { t in t.fixedSize(t.text("abc def"), horizontal: false, vertical: true) } == BoxSize(3, 2))
    #expect(
      size(4, 1) { t in
        t.fixedSize(t.flexible(t.text("abc"), maxWidth: endless), horizontal: true, vertical: true)
      } == BoxSize(3, 1))
  }

  @Test func aspectRatios() {
    // One to one in points is two columns to one row.
    #expect(size(10, 3) { t in t.aspectRatio(t.white(), 1, fill: false) } == BoxSize(6, 3))
    #expect(size(4, 9) { t in t.aspectRatio(t.white(), 1, fill: false) } == BoxSize(4, 2))
    #expect(size(10, 3) { t in t.aspectRatio(t.white(), 1, fill: true) } == BoxSize(10, 5))
    #expect(size(open, 3) { t in t.aspectRatio(t.white(), 2, fill: false) } == BoxSize(12, 3))
    #expect(size(8, open) { t in t.aspectRatio(t.white(), 2, fill: false) } == BoxSize(8, 2))
    // The child's own: 5 columns and 2 rows are 40 x 32 points.
    #expect(
      size(10, 9) { t in
        t.aspectRatio(t.flexible(t.white(), idealWidth: 5, idealHeight: 2), nil, fill: false)
      } == BoxSize(10, 4))
    #expect(
      size(10, 3) { t in t.aspectRatio(t.white(), .nan, fill: false) }
        == size(10, 3) { t in t.aspectRatio(t.white(), nil, fill: false) })
    #expect(
      size(3, 1, metrics: .islandCells) { t in t.aspectRatio(t.white(), 1, fill: false) } == BoxSize(3, 1))
  }

  @Test func position() {
    #expect(size(9, 3) { t in t.position(t.text("abc"), x: 32, y: 16) } == BoxSize(9, 3))
    #expect(picture(9, 3) { t in t.position(t.text("abc"), x: 32, y: 16) } == "\n   abc\n")
    // The middle of a row is 8 points below its top: 11 are nearer to it than to that of the next one.
    #expect(picture(3, 2) { t in t.position(t.text("abc"), x: 12, y: 11) } == "abc\n")
    #expect(picture(3, 2) { t in t.position(t.text("abc"), x: 12, y: 17) } == "\nabc")
  }

  @Test func whatIsFlexibleInAFixedSizeIsAsLargeAsTheRest() {
    // A bar beside two lines of text, in a row that takes its own height.
    #expect(
      picture(4, 4) { t in
        let bar = t.frame(t.white(), width: 8, height: nil, alignment: .center)
        return t.fixedSize(
          t.row([bar, t.column([t.text("a"), t.text("b")])], spacing: 1), horizontal: false, vertical: true)
      }
        == picture(4, 4) { t in
          let bar = t.frame(t.white(), width: 8, height: 32, alignment: .center)
          return t.row([bar, t.column([t.text("a"), t.text("b")])], spacing: 1)
        })
  }

  @Test func offsetMovesWhatIsSeenOnly() {
    #expect(
      picture(9, 2) { t in t.column([t.offset(t.text("abc"), x: 2, y: 1), t.text("x")], alignment: .start) }
        == "\nx abc")
  }

  @Test func theFirstThatFits() {
    let build: (inout BoxTree) -> BoxID = { t in
      t.firstThatFits(horizontal: true, vertical: false, [t.text("long text"), t.text("text"), t.text("t")])
    }
    #expect(picture(12, 1, build) == "long text")
    #expect(picture(9, 1, build) == "long text")
    #expect(picture(8, 1, build) == "text")
    #expect(picture(2, 1, build) == "t")
    #expect(size(open, open, build) == BoxSize(9, 1))
    // The last is shown even if it does not fit.
    #expect(
      picture(2, 1) { t in t.firstThatFits(horizontal: true, vertical: true, [t.text("abc", lines: 1...1)]) }
        == "a…")
    #expect(
      size(9, 1) { t in
        t.firstThatFits(
          horizontal: false, vertical: true, [t.column([t.text("a"), t.text("b")]), t.text("c")])
      } == BoxSize(1, 1))
  }

  @Test func layersDoNotChangeTheSize() {
    var asked = BoxSize.zero
    let picture = picture(9, 2) { t in
      let back = t.reader { tree, size in
        asked = size
        return tree.text("..........")
      }
      return t.layer(t.text("abc"), back, alignment: .center, isOver: false)
    }
    #expect(picture == "abc\n")
    #expect(asked == BoxSize(3, 1))
  }

  @Test func layersAlign() {
    #expect(
      picture(5, 3) { t in
        let base = t.frame(t.text("a"), width: 40, height: 48, alignment: .topLeading)
        return t.layer(
          base, t.text("z"), alignment: BoxAlignment(horizontal: .end, vertical: .end), isOver: true)
      } == "a\n\n    z")
  }

  @Test func readersTakeEverythingAndAreMadeOnce() {
    var times = 0
    let text = picture(7, 2) { t in
      t.reader { tree, size in
        times += 1
        return tree.text("\(size.width)x\(size.height)")
      }
    }
    #expect(text == "7x2\n")
    #expect(times == 1)
  }

  @Test func userArrangementsPlaceTheirChildren() {
    struct Diagonal: Arrangement {
      func size(of children: BoxChildren, in tree: inout BoxTree, proposal: BoxProposal) -> BoxSize {
        BoxSize(width: 2 * children.count, height: children.count)
      }
      func place(_ children: BoxChildren, in tree: inout BoxTree, size: BoxSize, proposal: BoxProposal) {
        for (step, child) in children.enumerated() {
          tree.put(child, at: BoxPoint(x: 2 * step, y: step), proposal: .ideal)
        }
      }
    }
    #expect(
      picture(8, 3) { t in t.arranged(Diagonal(), [t.text("a"), t.text("b"), t.text("c")]) }
        == "a\n  b\n    c")
  }
}
