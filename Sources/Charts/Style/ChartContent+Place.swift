import Foundation
import SwiftUI

extension ChartContent {
  /// Puts marks at the same value side by side, a place for each of another value.
  ///
  /// - Parameters:
  ///   - axis: the axis along which they stand; that of the bars unless it is said.
  ///   - span: how much of the room all of them take together.
  public func position<P: Plottable>(
    by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent {
    let value = value.position.value
    return styled { $0.dodge = MarkStyle.Dodge(value: value, axis: axis, span: span) }
  }

  /// Moves the marks, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    moved(x: x, y: y)
  }

  public func offset(_ offset: CGSize) -> some ChartContent {
    moved(x: offset.width, y: offset.height)
  }

  /// Moves where the marks start and end, downward, in points.
  ///
  /// A bar starts at zero, or where it says with `yStart`; a rule across the plot starts at the top.
  public func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
    moved(x: x, yStart: yStart, yEnd: yEnd)
  }

  public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    moved(y: y, xStart: xStart, xEnd: xEnd)
  }

  /// Moves where the marks start and end, in points.
  public func offset(
    xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
  ) -> some ChartContent {
    moved(xStart: xStart, xEnd: xEnd, yStart: yStart, yEnd: yEnd)
  }

  private func moved(
    x: CGFloat = 0, y: CGFloat = 0, xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0,
    yEnd: CGFloat = 0
  ) -> some ChartContent {
    func length(_ value: CGFloat) -> Double { value.isFinite ? Double(value) : 0 }
    return styled {
      $0.offset.x += length(x)
      $0.offset.y += length(y)
      $0.edgeOffsets.xStart += length(xStart)
      $0.edgeOffsets.xEnd += length(xEnd)
      $0.edgeOffsets.yStart += length(yStart)
      $0.edgeOffsets.yEnd += length(yEnd)
    }
  }

  /// Says how far in front the marks are drawn.
  public func zIndex(_ value: Double) -> some ChartContent {
    styled { $0.zIndex = value.isNaN ? 0 : value }
  }
}
