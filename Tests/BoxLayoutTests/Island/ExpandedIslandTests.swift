import Testing

@testable import BoxLayout

/// Worked examples on 393 points: 43 columns of content, a camera of 15, the center one row down, a gap of
/// one column and none between lines.
///
/// Beside the camera there are (43 - 15) / 2 = 14 columns; below it each side has (43 - 1) / 2 = 21.
@Suite struct ExpandedIslandTests {
  private typealias Item = ExpandedIsland.Item

  /// Where each view stands: column, row, columns, rows.
  private func places(
    width: Int = 43, lineGap: Int = 0, heightLimit: Int = .max, _ build: (inout BoxTree) -> [(Item, BoxID)]
  ) -> (places: [[Int]], height: Int) {
    var tree = BoxTree(metrics: .cells)
    let views = build(&tree)
    let island = ExpandedIsland(
      items: views.map(\.0), cameraWidth: 15, centerTop: 1, gap: 1, lineGap: lineGap,
      heightLimit: heightLimit)
    let root = tree.arranged(island, views.map(\.1))
    let size = tree.layOut(root, proposal: BoxProposal(width: width, height: open))
    return (views.map { tree.rect(of: $0.1, in: root) }, size.height)
  }

  @Test func regionsOfOneRow() {
    let (places, height) = places { t in
      [
        (Item(.leading), t.text("Pizza")), (Item(.trailing), t.text("5:59")),
        (Item(.center), t.text("Oven")), (Item(.bottom), t.white()),
      ]
    }
    // The center has 13 columns at least, its text of 4 stands in the middle: (43 - 4) / 2 = 19.
    #expect(places == [[0, 0, 5, 1], [39, 0, 4, 1], [19, 1, 4, 1], [0, 2, 43, 1]])
    #expect(height == 3)
  }

  @Test func whatIsTooHighIsLaidOutAgain() {
    // Nine rows are left below the leading view; the picture would have its width for its height.
    let (places, height) = places(heightLimit: 11) { t in
      let picture = t.white()
      return [
        (Item(.leading), t.text("a")), (Item(.bottom), t.text("b")),
        (Item(.bottom), t.aspectRatio(picture, 1, fill: false)),
      ]
    }
    #expect(height <= 11)
    #expect(places[1][3] == 1)
    #expect(places[2][1] + places[2][3] <= 11)
  }

  @Test func onlyLeadingHasTheWholeWidthBelowTheCamera() {
    let (places, height) = places { t in
      [(Item(.leading), t.text("Title")), (Item(.leading), t.text("123456789012345678901234567890"))]
    }
    #expect(places == [[0, 0, 5, 1], [0, 1, 30, 1]])
    #expect(height == 2)
  }

  @Test func onlyTrailingHasTheWholeWidthBelowTheCamera() {
    let (places, _) = places { t in
      [(Item(.trailing), t.text("Title")), (Item(.trailing), t.text("123456789012345678901234567890"))]
    }
    #expect(places == [[38, 0, 5, 1], [13, 1, 30, 1]])
  }

  @Test(arguments: [
    // Leading, trailing, the widths below the camera: 42 shared, or one side's 14 and 28 for the other.
    (0.0, 0.0, 21, 21), (1, 1, 21, 21), (1, 0, 28, 14), (0, 2, 14, 28), (-1, 0, 14, 28),
  ])
  func prioritiesShareTheWidth(first: Double, second: Double, leading: Int, trailing: Int) {
    let (places, _) = places { t in
      [
        (Item(.leading, priority: first), t.text("a")),
        (Item(.leading, priority: first), t.oneRow(t.white())),
        (Item(.trailing, priority: second), t.text("b")),
        (Item(.trailing, priority: second), t.oneRow(t.white())),
      ]
    }
    #expect(places == [[0, 0, 1, 1], [0, 1, leading, 1], [42, 0, 1, 1], [43 - trailing, 1, trailing, 1]])
  }

  @Test func viewsAboveTheCenterAreNarrowedOneAPass() {
    let (places, height) = places { t in
      [
        (Item(.leading), t.text("one two three four")), (Item(.leading), t.text("five six seven eight")),
        (Item(.trailing), t.text("x")), (Item(.center), t.text("mid")),
      ]
    }
    // 18 columns do not fit beside the camera; there they are "one two three" and "four". With that the
    // second begins at row 2, where the center ends: it keeps its 20 columns. (Beside a center of 13 and
    // its gaps there are 14.)
    #expect(places[0] == [0, 0, 13, 2])
    #expect(places[1] == [0, 2, 20, 1])
    #expect(height == 3)
  }

  @Test func aWideCenterNarrowsItsNeighbours() {
    let (places, _) = places { t in
      let wide = t.text("1234567890123456789012345678901")
      return [
        (Item(.leading), t.text("lead ing")), (Item(.trailing), t.text("trail ing")),
        (Item(.center), t.fixedSize(wide, horizontal: true, vertical: true)),
      ]
    }
    // Beside 31 columns there are (43 - 31) / 2 - 1 = 5.
    #expect(places == [[0, 0, 4, 2], [38, 0, 5, 2], [6, 1, 31, 1]])
  }

  @Test func theCenterLeavesItsNeighboursTheirLeastWidths() {
    let (places, _) = places { t in
      [
        (Item(.leading), t.frame(t.white(), width: 80, height: 16, alignment: .center)),
        (Item(.trailing), t.text("b")), (Item(.center), t.oneRow(t.white())),
      ]
    }
    // Least widths 10 and 1: 43 - 2 x 10 - 2 x 1 = 21.
    #expect(places == [[0, 0, 10, 1], [42, 0, 1, 1], [11, 1, 21, 1]])
  }

  @Test func belowIfTooWideGoesBelow() {
    let (places, height) = places { t in
      [
        (Item(.leading, isBelowIfTooWide: true), t.text("a title of 21 columns")),
        (Item(.trailing), t.text("b")), (Item(.center), t.text("mid")), (Item(.bottom), t.text("end")),
      ]
    }
    // Wider than 14: it starts where the center ends and keeps the width it is offered there, 21.
    #expect(places == [[0, 2, 21, 1], [42, 0, 1, 1], [20, 1, 3, 1], [0, 3, 3, 1]])
    #expect(height == 4)
  }

  @Test func belowIfTooWideStaysWhereItFits() {
    let (places, _) = places { t in
      [(Item(.leading, isBelowIfTooWide: true), t.text("a short title")), (Item(.trailing), t.text("b"))]
    }
    #expect(places == [[0, 0, 13, 1], [42, 0, 1, 1]])
  }

  @Test func belowIfTooWideDoesNotNarrowTheCenter() {
    let (places, _) = places { t in
      [
        (
          Item(.leading, isBelowIfTooWide: true),
          t.frame(t.white(), width: 160, height: 16, alignment: .center)
        ),
        (Item(.center), t.oneRow(t.white())),
      ]
    }
    // Nothing beside it that must be kept: the center has 43 - 2.
    #expect(places == [[0, 2, 20, 1], [1, 1, 41, 1]])
  }

  @Test func whatFollowsTheOneThatWentBelowFollowsIt() {
    let (places, _) = places(lineGap: 1) { t in
      [
        (Item(.leading, isBelowIfTooWide: true), t.text("a title of 21 columns")),
        (Item(.leading), t.text("next")), (Item(.center), t.text("mid")),
      ]
    }
    // The center ends at row 2; a line's gap below it stands the title.
    #expect(places == [[0, 3, 21, 1], [0, 5, 4, 1], [20, 1, 3, 1]])
  }

  @Test func theBottomAloneIsBelowTheCamera() {
    let (places, height) = places { t in [(Item(.bottom), t.text("alone"))] }
    #expect(places == [[0, 1, 5, 1]])
    #expect(height == 2)
  }

  @Test func severalViewsOfARegionStandUnderOneAnother() {
    let (places, height) = places { t in
      [
        (Item(.leading), t.text("a")), (Item(.bottom), t.text("one")), (Item(.bottom), t.text("two\nthree")),
      ]
    }
    #expect(places == [[0, 0, 1, 1], [0, 1, 3, 1], [0, 2, 5, 2]])
    #expect(height == 4)
  }

  @Test func narrowerThanTheCameraNothingBreaks() {
    let (places, _) = places(width: 9) { t in
      [(Item(.leading), t.text("abc")), (Item(.trailing), t.text("xyz")), (Item(.center), t.text("mid"))]
    }
    #expect(places.allSatisfy { $0[2] >= 1 && $0[3] == 1 })
  }
}

extension BoxTree {
  /// One row high and as wide as it is offered.
  fileprivate mutating func oneRow(_ box: BoxID) -> BoxID {
    frame(box, width: nil, height: 16, alignment: .center)
  }
}
