import Testing

@testable import SwiftUI

@MainActor
struct SizeTests {
  private struct Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }

  @Test func priorityIsOfferedRoomFirst() {
    let view = HStack(spacing: 0) {
      Text("abcdef")
      Text("uvwxyz").layoutPriority(1)
    }
    #expect(draw(view, width: 9, height: 1) == "ab…uvwxyz")
  }

  @Test func fixedSizeIgnoresTheRoom() {
    #expect(size(Text("one two").fixedSize(), width: 3) == .init(width: 7, height: 1))
    #expect(
      size(Text("one two").fixedSize(horizontal: false, vertical: true), width: 3, height: 1)
        == .init(width: 3, height: 2))
  }

  @Test func guideMovesAView() {
    let view = VStack(alignment: .leading) {
      Text("ab").alignmentGuide(.leading) { $0.width }
      Text("cd")
    }
    #expect(draw(view, width: 4, height: 2) == "ab\n  cd")
  }

  @Test func guideOfTheUsersOwn() {
    let view = VStack(alignment: HorizontalAlignment(Third.self)) {
      Text("a:bcd").alignmentGuide(HorizontalAlignment(Third.self)) { _ in 16 }
      Text("xx")
    }
    #expect(draw(view, width: 5, height: 2) == "a:bcd\n xx")
  }

  @Test func containerRelativeFrameTakesAPart() {
    let view = HStack(spacing: 0) {
      Text("a").containerRelativeFrame(.horizontal, count: 2, spacing: 0, alignment: .leading)
      Text("b")
    }
    #expect(draw(view, width: 8, height: 1) == " a   b")
  }

  @Test func insetStandsBelow() {
    let view = Text("body").safeAreaInset(edge: .bottom) { Text("foot") }
    #expect(draw(view, width: 4, height: 2) == "body\nfoot")
  }
}
