import Foundation
import SwiftUI

/// A line through all elements of a collection, or that of a function.
public struct LinePlot<Content: ChartContent>: PrimitiveChartContent {
  let content: Content

  public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    Content._collect(content.content, into: &marks)
  }
}

/// The marks of a ``LinePlot`` of a collection.
public struct VectorizedLinePlotContent<DataElement>: VectorizedChartContent {
  public typealias Body = Never

  public let _elements: _PlotElements<DataElement>
}

extension LinePlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement

  public var _elements: _PlotElements<Content.DataElement> { content._elements }
}

extension LinePlot {
  /// A line through a place for each element.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedLinePlotContent<Data.Element> {
    content = .init(
      _elements: _PlotElements(data) {
        MarkRecord(.line, x: x.value(of: $0).place, y: y.value(of: $0).place)
      })
  }

  /// A line for each value of a series.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, S>
  ) where Content == VectorizedLinePlotContent<Data.Element> {
    content = .init(
      _elements: _PlotElements(data) {
        MarkRecord(
          .line, x: x.value(of: $0).place, y: y.value(of: $0).place,
          series: series.value(of: $0).value.plotValue)
      })
  }
}

/// The points of a line that a function draws.
public struct FunctionLinePlotContent: PrimitiveChartContent {
  let function: PlottedFunction

  public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    content.function.collect(into: &marks)
  }
}

extension LinePlot where Content == FunctionLinePlotContent {
  /// Draws a function of x, over the numbers of a domain or of the horizontal axis.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    content = .init(function: PlottedFunction(.line, domain: domain) { ($0, function($0), nil) })
  }

  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(
    x: S1, y: S2, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double
  ) {
    content = .init(function: PlottedFunction(.line, domain: domain) { ($0, function($0), nil) })
  }

  /// Draws a curve: a place for each number of a domain.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey, domain: ClosedRange<Double>,
    function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) {
    content = .init(
      function: PlottedFunction(.line, domain: domain) {
        let point = function($0)
        return (point.x, point.y, nil)
      })
  }
}
