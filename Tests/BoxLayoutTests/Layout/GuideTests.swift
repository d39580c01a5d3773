import Testing

@testable import BoxLayout

/// Guides and baselines, worked out by hand in cells: a text's first baseline is its first row, its last
/// the last; a box without text has its baseline in its bottom row.
@Suite struct GuideTests {
  @Test func baselines() {
    func row(_ guide: BoxGuide) -> String {
      picture(6, 4) { t in
        t.row(
          [t.column([t.text("a"), t.text("b")]), t.column([t.text("c"), t.text("d"), t.text("e")])],
          spacing: 1, alignment: guide)
      }
    }
    #expect(row(.firstTextBaseline) == "a c\nb d\n  e\n")
    #expect(row(.lastTextBaseline) == "  c\na d\nb e\n")
  }

  @Test func textsOfSeveralLinesHaveTwoBaselines() {
    #expect(
      picture(6, 3) { t in t.row([t.text("a\nb"), t.text("c")], alignment: .lastTextBaseline) } == "a\nbc\n")
    #expect(
      picture(6, 3) { t in t.row([t.text("a\nb"), t.text("c")], alignment: .firstTextBaseline) } == "ac\nb\n")
  }

  @Test func boxesWithoutTextStandOnTheBaseline() {
    #expect(
      size(open, open) { t in
        t.row(
          [t.frame(t.white(), width: 16, height: 48, alignment: .center), t.text("a\nb")],
          alignment: .firstTextBaseline)
      } == BoxSize(3, 4))
  }

  @Test func baselinesReachThroughModifiers() {
    #expect(
      picture(6, 4) { t in
        let padded = t.padding(t.text("a"), BoxInsets(top: 2, leading: 1, bottom: 0, trailing: 0))
        return t.row([padded, t.text("b")], alignment: .firstTextBaseline)
      } == "\n\n ab\n")
    // An offset moves what is seen, not the guide.
    #expect(
      picture(6, 4) { t in
        t.row([t.offset(t.text("a"), x: 0, y: 1), t.text("b")], alignment: .firstTextBaseline)
      } == " b\na\n\n")
    // What lies behind a box says nothing of it.
    #expect(
      picture(6, 4) { t in
        let back = t.text("x\ny")
        let box = t.layer(
          t.frame(t.white(), width: 8, height: 32, alignment: .center), back, alignment: .center,
          isOver: false)
        return t.row([t.hidden(box), t.text("b")], alignment: .lastTextBaseline)
      } == "\n b\n\n")
  }

  @Test func functionsAnswerGuides() {
    // The second text starts where the first one's leading guide says: 2 before its start.
    #expect(
      picture(8, 2) { t in
        t.column(
          [t.text("abc"), t.guide(t.text("xyz"), .start, axis: .horizontal) { _, _ in -2 }], alignment: .start
        )
      } == "abc\n  xyz")
    #expect(
      picture(8, 2) { t in
        t.column(
          [t.text("abc"), t.guide(t.text("xyz"), .start, axis: .horizontal) { _, _ in 2 }], alignment: .start)
      } == "  abc\nxyz")
    // A function may ask for the box's other guides.
    #expect(
      picture(8, 2) { t in
        t.column(
          [
            t.text("abcd"),
            t.guide(t.text("xy"), .start, axis: .horizontal) { size, ask in
              ask(.end, .horizontal) - size.width - 1
            },
          ],
          alignment: .start)
      } == "abcd\n xy")
  }

  @Test func functionsReachThroughContainers() {
    #expect(
      picture(9, 3) { t in
        let inner = t.guide(t.text("x"), .start, axis: .horizontal) { _, _ in -1 }
        return t.column(
          [
            t.text("abc"),
            t.padding(t.column([inner]), BoxInsets(top: 0, leading: 1, bottom: 0, trailing: 0)),
          ], alignment: .start)
      } == "abc\n x\n")
  }

  @Test func aFunctionElsewhereChangesNothing() {
    // Centres of 4 and 3 columns: the odd cell stays behind though some box has a guide of its own.
    #expect(
      picture(8, 3) { t in
        let far = t.guide(t.text("z"), .start, axis: .horizontal) { _, _ in 1 }
        return t.column([t.text("abcd"), t.text("xyz"), t.column([far])])
      } == "abcd\nxyz\n z")
  }

  @Test func customGuides() {
    #expect(
      picture(8, 3) { t in
        let guide = t.addCustomGuide { size in size.width }
        let marked = t.guide(t.text("b"), guide, axis: .horizontal) { _, _ in 0 }
        return t.column([t.text("aaa"), marked], alignment: guide)
      } == "aaa\n   b\n")
  }

  @Test func severalAnswersAreCombined() {
    // The mean of 0 and 4 is 2.
    #expect(
      picture(9, 3) { t in
        let guide = t.addCustomGuide { _ in 0 }
        let first = t.guide(t.text("ab"), guide, axis: .horizontal) { _, _ in 0 }
        let second = t.guide(t.text("cd"), guide, axis: .horizontal) { size, _ in size.width }
        let row = t.row([first, second])
        return t.column([row, t.text("x")], alignment: guide)
      } == "abcd\n  x\n")
  }

  @Test func depthStacksAlignByGuides() {
    // The second is put with its end on the first one's start: together 3 + 2 columns.
    var width = 0
    #expect(
      picture(9, 2) { t in
        let moved = t.guide(t.text("xy"), .start, axis: .horizontal) { size, _ in size.width }
        let box = t.depthStack(alignment: .topLeading, [t.text("abc"), moved])
        width = t.measure(box, .ideal).width
        return box
      } == "xyabc\n")
    #expect(width == 5)
  }

  @Test func guidesOfReadersAreTheirOwn() {
    var times = 0
    let text = picture(6, 2) { t in
      let reader = t.reader { tree, _ in
        times += 1
        return tree.text("a")
      }
      return t.row(
        [t.frame(reader, width: 16, height: 32, alignment: .center), t.text("b")],
        alignment: .firstTextBaseline)
    }
    #expect(text == "a\n  b")
    #expect(times == 1)
  }
}
