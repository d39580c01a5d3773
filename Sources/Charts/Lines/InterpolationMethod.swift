import Foundation

/// How a line goes from point to point.
public struct InterpolationMethod: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case linear, monotone, stepStart, stepCenter, stepEnd
    case cardinal(tension: Double)
    case catmullRom(alpha: Double)
  }

  let kind: Kind

  public static var linear: InterpolationMethod { InterpolationMethod(kind: .linear) }
  /// A curve that never leaves the span between two neighbours.
  public static var monotone: InterpolationMethod { InterpolationMethod(kind: .monotone) }
  public static var stepStart: InterpolationMethod { InterpolationMethod(kind: .stepStart) }
  public static var stepCenter: InterpolationMethod { InterpolationMethod(kind: .stepCenter) }
  public static var stepEnd: InterpolationMethod { InterpolationMethod(kind: .stepEnd) }
  public static var cardinal: InterpolationMethod { cardinal(tension: 0) }
  public static var catmullRom: InterpolationMethod { catmullRom(alpha: 0.5) }

  public static func cardinal(tension: CGFloat) -> InterpolationMethod {
    InterpolationMethod(kind: .cardinal(tension: tension.isFinite ? min(1, max(0, tension)) : 0))
  }

  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
    InterpolationMethod(kind: .catmullRom(alpha: alpha.isFinite ? min(1, max(0, alpha)) : 0.5))
  }
}
