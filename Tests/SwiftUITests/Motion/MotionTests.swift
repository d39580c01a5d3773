import SwiftUI
import Testing

private struct Shown: View {
  @Namespace var space

  var body: some View {
    Text("42")
      .id("number")
      .contentTransition(.numericText(countsDown: true))
      .transition(.move(edge: .top).combined(with: .opacity))
      .matchedGeometryEffect(id: "number", in: space)
      .animation(.spring(duration: 0.2).delay(0.1), value: 1)
      .animation(nil)
      .symbolEffect(.pulse)
      .symbolEffect(.bounce, value: 3)
  }
}

@MainActor @Suite struct MotionTests {
  @Test func nothingMovesInAFrame() {
    #expect(draw(Shown(), width: 2, height: 1) == "42")
  }

  @Test func aChangeIsMadeAtOnce() {
    var value = 0
    let answer = withAnimation(.easeInOut) {
      value = 1
      return "done"
    }
    #expect(value == 1 && answer == "done")
  }

  @Test func namespacesDiffer() {
    let (first, second) = (Namespace(), Namespace())
    #expect(first.wrappedValue != second.wrappedValue)
    #expect(first.wrappedValue == first.wrappedValue)
  }
}
