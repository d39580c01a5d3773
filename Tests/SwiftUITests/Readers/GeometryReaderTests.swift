import Testing

@testable import SwiftUI

@MainActor
struct GeometryReaderTests {
  @Test func answersColumnsAndRowsInPoints() {
    let view = GeometryReader { proxy in
      Text("\(Int(proxy.size.width))x\(Int(proxy.size.height))")
    }
    #expect(draw(view, width: 10, height: 3) == "80x48\n\n")
  }

  @Test func knowsItsPlace() {
    let view = HStack(spacing: 0) {
      Text("1234")
      VStack(spacing: 0) {
        Text("x").frame(height: 16)
        GeometryReader { proxy in
          let (global, named) = (proxy.frame(in: .global), proxy.frame(in: .named("column")))
          Text("\(Int(global.minX)),\(Int(global.minY)) \(Int(named.minX)),\(Int(named.minY))")
        }
      }
      .coordinateSpace(.named("column"))
    }
    #expect(
      draw(view, width: 16, height: 2) == "1234     x\n    32,16 0,16")
  }

  @Test func barsKeepTheirThickness() {
    let bar = GeometryReader { proxy in
      ZStack(alignment: .leading) {
        Capsule().fill(.gray)
        Capsule().fill(.white).frame(width: proxy.size.width / 2)
      }
    }
    .frame(height: 6)
    #expect(draw(bar, width: 8, height: 1) == "━━━━━━━━")
    #expect(draw(bar.frame(height: 16), width: 8, height: 1) == draw(bar, width: 8, height: 1))
  }

  @Test func controlsInsideAreFound() {
    let lowered = laidOut(
      GeometryReader { _ in Button("Go") {}.buttonStyle(.plain) }, width: 10, height: 3)
    #expect(lowered.controls.map(\.title) == ["Go"])
    let regions = lowered.tree.regions(of: lowered.root, at: .zero)
    #expect(regions.map(\.number) == [0])
  }

  @Test func contentReadsTheEnvironment() {
    struct Limit: View {
      @Environment(\.lineLimit) var limit

      var body: some View { Text("\(limit ?? 0)") }
    }
    let view = GeometryReader { _ in Limit() }.environment(\.lineLimit, 7)
    #expect(draw(view, width: 3, height: 1) == "7")
  }
}
