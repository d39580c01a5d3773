import Foundation

/// How thick a mark is.
public struct MarkDimension {
  enum Kind: Equatable {
    case automatic
    /// Points.
    case fixed(CGFloat)
    /// Part of the room there is for the mark.
    case ratio(CGFloat)
    /// The room less so many points on each side.
    case inset(CGFloat)
  }

  let kind: Kind

  public static var automatic: MarkDimension { MarkDimension(kind: .automatic) }

  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .fixed(value)) }

  public static func ratio(_ ratio: CGFloat) -> MarkDimension { MarkDimension(kind: .ratio(ratio)) }

  public static func inset(_ inset: CGFloat) -> MarkDimension { MarkDimension(kind: .inset(inset)) }

  /// The length in points inside of a room; `nil` leaves it to the mark.
  func length(in room: Double) -> Double? {
    switch kind {
    case .automatic: nil
    case .fixed(let value): value.isFinite ? max(0, value) : nil
    case .ratio(let ratio): ratio.isFinite ? max(0, ratio) * room : nil
    case .inset(let inset): inset.isFinite ? max(0, room - 2 * inset) : nil
    }
  }
}

extension MarkDimension: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Double) {
    kind = .fixed(value)
  }

  public init(integerLiteral value: Int) {
    kind = .fixed(CGFloat(value))
  }
}
