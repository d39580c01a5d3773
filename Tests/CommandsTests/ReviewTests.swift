import Cells
import Phone
import Snapshots
import StageLink
import Testing

@testable import Commands

@Suite struct ReviewTests {
  @Test func decisionsGoOnToWhatIsOpen() {
    var review = Review(count: 3)
    #expect(review.handle(.character("r")) == .none)
    #expect(review.index == 1)
    #expect(review.handle(.right) == .none)
    #expect(review.handle(.right) == .ring)
    #expect(review.handle(.character("s")) == .none)
    // The one that was walked past.
    #expect(review.index == 1)
    #expect(review.handle(.character("a")) == .accept)
    #expect(review.decide(.accepted) == .quit)
    #expect(review.isDone)
    #expect([Review.Decision.accepted, .rejected, .skipped].map { review.count($0) } == [1, 1, 1])
  }

  @Test func allAtOnceIsAskedForTwiceAndCanBeTakenBack() {
    var review = Review(count: 4)
    #expect(review.handle(.character("r")) == .none)
    #expect(review.handle(.character("A")) == .none)
    #expect(review.message == "A again accepts all that is not decided: 3")
    // Another key is no answer.
    #expect(review.handle(.right) == .none)
    #expect(review.message == nil)
    #expect(review.handle(.character("A")) == .none)
    #expect(review.handle(.character("A")) == .acceptAll)
    // One of them has no frame.
    #expect(review.open == [1, 2, 3])
    #expect(review.accept([1, 3]) == .none)
    #expect(review.index == 2 && review.open == [2])
    #expect(review.handle(.character("u")) == .undo)
    review.reopen([1, 3])
    #expect(review.index == 1 && review.open == [1, 2, 3] && review.count(.rejected) == 1)
    #expect(review.accept([1, 2, 3]) == .quit)
  }

  @Test func viewsByKeys() {
    var review = Review(count: 1)
    for (key, view) in [("o", Review.View.old), ("n", .new), ("c", .changes), ("t", .both), ("b", .blink)] {
      #expect(review.handle(.character(Character(key))) == .none)
      #expect(review.view == view)
    }
    #expect(!review.showsNew)
    review.blink()
    #expect(review.showsNew)
    #expect(review.handle(.character(" ")) == .none)
    #expect(review.view == .both)
    #expect(review.handle(.character("x")) == .ring)
    #expect(review.handle(.escape) == .quit)
  }

  @Test func thePageShowsOldAndNew() throws {
    let theme = try ThemeLibrary.installedTheme(named: nil, environment: [:])
    let finding = SnapshotFinding(
      outcome: SnapshotOutcome(
        position: 0, name: SnapshotName(path: "kettle/a-1-compact.txt"), title: "Kettle, state 1",
        kind: .changed), old: snapshot("water 한"), new: snapshot("wine  한"))
    func text(_ key: Character?, columns: Int) -> String {
      var review = Review(count: 2)
      if let key { _ = review.handle(.character(key)) }
      var page = ReviewPage(
        review, finding, size: CellSize(columns: columns, rows: 16), half: theme.dark, isStyled: false)
      let frame = page.frame()
      #expect(frame.cells.allSatisfy { $0.background == theme.dark.terminal })
      return frame.text
    }
    let wide = text(nil, columns: 70)
    #expect(wide.contains("1 of 2  changed  kettle/a-1-compact.txt"))
    #expect(wide.contains(" old        new\n water 한   wine  한"))
    #expect(wide.contains(" a accept  r reject  s skip  o old  n new"))
    #expect(text(nil, columns: 20).contains(" old\n water 한\n new\n wine  한"))
    #expect(!text("o", columns: 70).contains("wine"))
    #expect(!text("n", columns: 70).contains("water"))
    #expect(text("c", columns: 70).contains("·##·#"))
    for columns in 0..<40 { #expect(text(nil, columns: columns).count >= 0) }
  }

  private func snapshot(_ text: String) -> Snapshot {
    var frame = Frame(size: CellSize(columns: 8, rows: 1), manner: .outlined)
    frame.write(text, column: 0, row: 0)
    return Snapshot([:], outlined: frame)
  }
}
