import Cells
import StageLink
import Testing

@testable import Terminal

@Suite struct MouseTrackerTests {
  private let place = CellPoint(column: 4, row: 2)

  private func report(_ isDown: Bool, _ column: Int = 4) -> MouseReport {
    MouseReport(.left, isDown: isDown, column: column, row: 2)
  }

  @Test func `down and up is a click`() {
    var tracker = MouseTracker()
    #expect(tracker.handle(report(true), at: 0) == nil)
    #expect(tracker.deadline == 500)
    #expect(tracker.handle(report(false, 5), at: 499) == Pointer(.click, at: place))
    #expect(tracker.deadline == nil)
  }

  @Test func `down for half a second is a hold, and its end is nothing`() {
    var tracker = MouseTracker()
    _ = tracker.handle(report(true), at: 1000)
    #expect(tracker.tick(at: 1499) == nil)
    #expect(tracker.tick(at: 1500) == Pointer(.hold, at: place))
    #expect(tracker.tick(at: 1501) == nil)
    #expect(tracker.handle(report(false), at: 1600) == nil)
  }

  @Test func `let go elsewhere is nothing`() {
    var tracker = MouseTracker()
    _ = tracker.handle(report(true), at: 0)
    #expect(tracker.handle(report(false, 9), at: 10) == nil)
    #expect(tracker.handle(report(false), at: 20) == nil)
  }

  @Test func `the wheel scrolls and other buttons do nothing`() {
    var tracker = MouseTracker()
    let up = MouseReport(.wheelUp, isDown: true, column: 4, row: 2)
    #expect(tracker.handle(up, at: 0) == Pointer(.scrollUp, at: place))
    let other = MouseReport(.other, isDown: true, column: 4, row: 2)
    #expect(tracker.handle(other, at: 0) == nil)
    #expect(tracker.deadline == nil)
  }
}
