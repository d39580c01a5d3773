import Foundation
import SwiftUI

/// A short line between the plot and a label; accepted, a cell is longer than a tick.
public struct AxisTick: AxisMark {
  /// How long a tick is.
  public struct Length: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    public static var automatic: Length { Length() }
    public static var label: Length { Length() }
    public static var longestLabel: Length { Length() }

    public static func label(extendPastBy: CGFloat = 0) -> Length { Length() }

    public static func longestLabel(extendPastBy: CGFloat = 0) -> Length { Length() }

    private init() {}

    public init(floatLiteral value: Double) {}

    public init(integerLiteral value: Int) {}
  }

  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {}

  @_disfavoredOverload
  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {}

  public static func _collect(_ mark: Self, into parts: inout _AxisMarkParts) {
    parts.parts.append(AxisPart(kind: .tick, style: parts.style))
  }
}
