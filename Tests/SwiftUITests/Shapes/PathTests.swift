import Foundation
import SwiftUI
import Testing

@Suite struct PathTests {
  @Test func boundsAndInside() {
    let path = Path(CGRect(x: 2, y: 3, width: 10, height: 4))
    #expect(path.boundingRect == CGRect(x: 2, y: 3, width: 10, height: 4))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
    #expect(!path.contains(CGPoint(x: 1, y: 5)))
    #expect(Path().boundingRect == .null)
    #expect(Path().isEmpty)
  }

  @Test func anEllipseIsRound() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(circle.contains(CGPoint(x: 10, y: 0.5)))
    #expect(circle.contains(CGPoint(x: 4, y: 4)))
    #expect(!circle.contains(CGPoint(x: 1.5, y: 1.5)))
  }

  @Test func cornersHaveTheirOwnRadii() {
    let path = UnevenRoundedRectangle(topLeadingRadius: 10)
      .path(in: CGRect(x: 0, y: 0, width: 40, height: 40))
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
    #expect(path.contains(CGPoint(x: 39, y: 1)))
    #expect(path.contains(CGPoint(x: 39, y: 39)))
    #expect(path.contains(CGPoint(x: 1, y: 39)))
  }

  @Test func anArcRunsClockwiseOnScreenUnlessToldOtherwise() {
    func arc(clockwise: Bool) -> CGRect {
      Path {
        $0.addArc(
          center: .zero, radius: 10, startAngle: .degrees(0), endAngle: .degrees(90),
          clockwise: clockwise)
      }.boundingRect
    }
    // The y axis points downward: the short way from 0 to 90 degrees lies below.
    #expect(abs(arc(clockwise: false).minY) < 0.01)
    #expect(abs(arc(clockwise: false).width - 10) < 0.01)
    #expect(abs(arc(clockwise: true).width - 20) < 0.1)
  }

  @Test func anArcGoesOnFromTheCurrentPoint() {
    let path = Path {
      $0.move(to: CGPoint(x: -30, y: 0))
      $0.addArc(
        center: .zero, radius: 10, startAngle: .degrees(180), endAngle: .degrees(270), clockwise: false)
    }
    var elements: [Path.Element] = []
    path.forEach { elements.append($0) }
    guard case .line(let point) = elements[1] else {
      Issue.record("no line to the arc")
      return
    }
    #expect(abs(point.x + 10) < 1e-9 && abs(point.y) < 1e-9)
  }

  @Test func aPathIsTrimmedByLength() {
    let line = Path {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: 100, y: 0))
    }
    #expect(line.trimmedPath(from: 0.25, to: 0.5).boundingRect == CGRect(x: 25, y: 0, width: 25, height: 0))
    #expect(line.trimmedPath(from: 0.5, to: 0.5).isEmpty)
  }

  @Test func aStrokeHasAnOutline() {
    let line = Path {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: 10, y: 0))
    }
    let stroke = line.strokedPath(StrokeStyle(lineWidth: 4))
    #expect(stroke.boundingRect == CGRect(x: 0, y: -2, width: 10, height: 4))
    #expect(stroke.contains(CGPoint(x: 5, y: 1.5)))
  }

  @Test func transformsMoveAndTurn() {
    let rect = Path(CGRect(x: 0, y: 0, width: 4, height: 2))
    let moved = rect.applying(CGAffineTransform(translationX: 3, y: 1))
    #expect(moved.boundingRect == CGRect(x: 3, y: 1, width: 4, height: 2))
    let turned = Rectangle().rotation(.degrees(90)).path(in: CGRect(x: 0, y: 0, width: 4, height: 2))
    #expect(abs(turned.boundingRect.width - 2) < 1e-9)
    #expect(abs(turned.boundingRect.minX - 1) < 1e-9)
  }

  @Test func transformsAreUndone() {
    let transform = CGAffineTransform(rotationAngle: 0.3).scaledBy(x: 2, y: 3).translatedBy(x: 5, y: 7)
    let point = CGPoint(x: 11, y: -4).applying(transform).applying(transform.inverted())
    #expect(abs(point.x - 11) < 1e-9 && abs(point.y + 4) < 1e-9)
    // Moved first, then scaled, then turned.
    let end = CGPoint.zero.applying(CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 1, y: 0))
    #expect(end == CGPoint(x: 2, y: 0))
  }
}
