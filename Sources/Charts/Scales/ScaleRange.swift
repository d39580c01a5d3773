import Foundation
import SwiftUI

/// What the values of a scale are shown by: colours, symbols, line styles.
public protocol ScaleRange {
  associatedtype VisualValue

  var _visualValues: [VisualValue] { get }
}

extension Array: ScaleRange {
  public typealias VisualValue = Element

  public var _visualValues: [Element] { self }
}

/// A ramp of colours for numbers.
extension Gradient: ScaleRange {
  public typealias VisualValue = Color

  public var _visualValues: [Color] { stops.map(\.color) }
}

/// Where on the plot a scale of places lies.
public protocol PositionScaleRange {
  var _plotRange: _PlotRange { get }
}

/// Where on the plot a scale lies, in points.
public struct _PlotRange {
  enum Kind: Equatable {
    /// The whole plot but for some points at both ends.
    case plot(start: Double, end: Double)
    /// From one place to another; the later one may be nearer to the leading or top edge.
    case points(Double, Double)
  }

  let kind: Kind

  init(_ kind: Kind) {
    self.kind = kind
  }
}

/// The whole length of the plot.
public struct PlotDimensionScaleRange: PositionScaleRange {
  let start: CGFloat
  let end: CGFloat

  public var _plotRange: _PlotRange {
    func length(_ value: CGFloat) -> Double { value.isFinite ? max(0, value) : 0 }
    return _PlotRange(.plot(start: length(start), end: length(end)))
  }
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  public static var plotDimension: PlotDimensionScaleRange { PlotDimensionScaleRange(start: 0, end: 0) }

  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(start: padding, end: padding)
  }

  public static func plotDimension(
    startPadding: CGFloat = 0, endPadding: CGFloat = 0
  ) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(start: startPadding, end: endPadding)
  }
}

extension ClosedRange: PositionScaleRange where Bound: BinaryFloatingPoint {
  public var _plotRange: _PlotRange { _PlotRange(.points(Double(lowerBound), Double(upperBound))) }
}
