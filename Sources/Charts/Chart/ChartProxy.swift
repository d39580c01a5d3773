import Foundation
import SwiftUI

/// What views over a chart ask for places and values, in points of its plot.
public struct ChartProxy {
  let geometry: PlotGeometry
  let space: Int

  /// The size of the plot in points.
  public var plotSize: CGSize { CGSize(width: geometry.x.length, height: geometry.y.length) }

  /// The older name of ``plotSize``.
  public var plotAreaSize: CGSize { plotSize }

  /// The rectangle of the plot: `geometry[proxy.plotFrame!]`.
  public var plotFrame: Anchor<CGRect>? { plotAreaFrame }

  /// The older name of ``plotFrame``.
  public var plotAreaFrame: Anchor<CGRect> { Anchor(space: space) { $0 } }

  /// The distance of a value from the leading edge of the plot, in points.
  public func position<P: Plottable>(forX value: P) -> CGFloat? {
    geometry.x.place(of: value.plotValue).map { CGFloat($0) }
  }

  /// The distance of a value from the top of the plot, in points.
  public func position<P: Plottable>(forY value: P) -> CGFloat? {
    geometry.y.place(of: value.plotValue).map { CGFloat($0) }
  }

  public func position<X: Plottable, Y: Plottable>(for position: (x: X, y: Y)) -> CGPoint? {
    guard let x = self.position(forX: position.x), let y = self.position(forY: position.y) else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// The room of a value along the plot's width, in points.
  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
    geometry.x.room(of: PlotPosition(value.plotValue)).map { CGFloat($0.lowerBound)...CGFloat($0.upperBound) }
  }

  /// The room of a value along the plot's height, in points.
  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
    geometry.y.room(of: PlotPosition(value.plotValue)).map { CGFloat($0.lowerBound)...CGFloat($0.upperBound) }
  }

  /// The value at a distance from the leading edge of the plot, in points.
  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
    geometry.x.value(at: position).flatMap { P.make($0) }
  }

  /// The value at a distance from the top of the plot, in points.
  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
    geometry.y.value(at: position).flatMap { P.make($0) }
  }

  public func value<X: Plottable, Y: Plottable>(
    at position: CGPoint, as type: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? {
    guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self) else {
      return nil
    }
    return (x, y)
  }

  /// The colour of a value of `foregroundStyle(by:)`; `nil` for one that is not plotted.
  public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
    geometry.model.style(of: value.plotValue)
  }
}
