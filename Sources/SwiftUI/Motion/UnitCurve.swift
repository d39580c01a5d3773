import Foundation

/// A curve from 0 to 1, by the two points that draw it to themselves.
public struct UnitCurve: Hashable, Sendable {
  let start: UnitPoint
  let end: UnitPoint

  public static let linear = bezier(startControlPoint: .zero, endControlPoint: UnitPoint(x: 1, y: 1))
  public static let easeIn = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
  public static let easeOut = bezier(
    startControlPoint: .zero, endControlPoint: UnitPoint(x: 0.58, y: 1))
  public static let easeInOut = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))

  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(start: startControlPoint, end: endControlPoint)
  }

  /// The curve's height at a place between 0 and 1.
  public func value(at progress: Double) -> Double {
    let place = min(1, max(0, progress))
    func bezier(_ first: Double, _ second: Double, _ t: Double) -> Double {
      let rest = 1 - t
      return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
    }
    // Halved until the place across is found: the curve never turns back.
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if bezier(start.x, end.x, middle) < place { low = middle } else { high = middle }
    }
    return bezier(start.y, end.y, (low + high) / 2)
  }
}
