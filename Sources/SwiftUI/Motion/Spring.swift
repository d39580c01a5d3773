import Foundation

/// How a spring moves; kept, nothing moves in a frame.
public struct Spring: Hashable, Sendable {
  public var duration: TimeInterval
  public var bounce: Double

  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.duration = duration
    self.bounce = bounce
  }

  /// A spring by the time it takes and the share of its force that is lost.
  public init(response: Double, dampingRatio: Double) {
    self.init(duration: response, bounce: 1 - dampingRatio)
  }

  public static let smooth = Spring(duration: 0.5, bounce: 0)
  public static let snappy = Spring(duration: 0.5, bounce: 0.15)
  public static let bouncy = Spring(duration: 0.5, bounce: 0.3)

  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}

extension Animation {
  /// An animation that moves as a spring does.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    .spring(duration: spring.duration, bounce: spring.bounce, blendDuration: blendDuration)
  }

  /// An animation that goes along a curve.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    .timingCurve(
      curve.start.x, curve.start.y, curve.end.x, curve.end.y, duration: duration)
  }
}
