import Foundation
import SwiftUI
import Testing

@MainActor @Suite struct CanvasTests {
  @Test func sizeIsInPoints() {
    var told: CGSize?
    _ = draw(Canvas { _, size in told = size }, width: 10, height: 3)
    #expect(told == CGSize(width: 80, height: 48))
  }

  @Test func pathsStandWhereTheyAreDrawn() {
    let canvas = Canvas { context, size in
      context.fill(Path(CGRect(x: 16, y: 16, width: 32, height: 32)), with: .color(.red))
    }
    let drawn = frame(canvas, width: 10, height: 4, manner: .filled)
    let red = frame(Color.red, width: 1, height: 1, manner: .filled)[0, 0].background
    for row in 0..<4 {
      for column in 0..<10 {
        #expect(
          (drawn[column, row].background == red) == ((2..<6).contains(column) && (1..<3).contains(row)),
          "\(column) \(row)")
      }
    }
  }

  @Test func textsAndSymbolsStandAtTheirAnchors() {
    var isMissing = false
    let canvas = Canvas { context, size in
      context.draw(Text("mid"), at: CGPoint(x: size.width / 2, y: 8))
      context.draw(Text("end"), at: CGPoint(x: size.width, y: 24), anchor: .trailing)
      context.draw(context.resolve(Text("start")), at: CGPoint(x: 0, y: 32), anchor: .topLeading)
      if let star = context.resolveSymbol(id: 1) { context.draw(star, at: CGPoint(x: 44, y: 40)) }
      isMissing = context.resolveSymbol(id: 3).map { _ in false } ?? true
    } symbols: {
      Text("?").tag(0)
      Text("*").tag(1)
    }
    #expect(draw(canvas, width: 11, height: 3) == "    mid\n        end\nstart*")
    #expect(isMissing)
  }

  @Test func stateEndsWithItsLayer() {
    let canvas = Canvas { context, _ in
      context.drawLayer { layer in
        layer.translateBy(x: 16, y: 0)
        layer.draw(Text("a"), at: .zero, anchor: .topLeading)
      }
      var copy = context
      copy.translateBy(x: 32, y: 0)
      copy.scaleBy(x: 2, y: 1)
      copy.draw(Text("b"), at: CGPoint(x: 8, y: 0), anchor: .topLeading)
      context.draw(Text("c"), at: .zero, anchor: .topLeading)
    }
    #expect(draw(canvas, width: 10, height: 1) == "c a   b")
  }

  @Test func textsAreMeasuredInPoints() {
    var told: CGSize?
    _ = draw(
      Canvas { context, size in told = context.resolve(Text("four")).measure(in: size) }, width: 10, height: 2
    )
    #expect(told == CGSize(width: 32, height: 16))
  }
}
