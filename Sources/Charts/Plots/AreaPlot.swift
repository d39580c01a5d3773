import Foundation
import SwiftUI

/// The area below all elements of a collection, or below a function.
public struct AreaPlot<Content: ChartContent>: PrimitiveChartContent {
  let content: Content

  public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    Content._collect(content.content, into: &marks)
  }
}

/// The marks of a ``AreaPlot`` of a collection.
public struct VectorizedAreaPlotContent<DataElement>: VectorizedChartContent {
  public typealias Body = Never

  public let _elements: _PlotElements<DataElement>
}

extension AreaPlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement

  public var _elements: _PlotElements<Content.DataElement> { content._elements }
}

extension AreaPlot {
  /// The area below a place for each element.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedAreaPlotContent<Data.Element> {
    content = .init(
      _elements: _PlotElements(data) {
        MarkRecord(.area, x: x.value(of: $0).place, y: y.value(of: $0).place, stacking: stacking)
      })
  }

  /// An area for each value of a series.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, S>, stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedAreaPlotContent<Data.Element> {
    content = .init(
      _elements: _PlotElements(data) {
        MarkRecord(
          .area, x: x.value(of: $0).place, y: y.value(of: $0).place, stacking: stacking,
          series: series.value(of: $0).value.plotValue)
      })
  }

  /// The area between two edges.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedAreaPlotContent<Data.Element> {
    content = .init(
      _elements: _PlotElements(data) {
        MarkRecord(
          .area, x: x.value(of: $0).place, y: yStart.value(of: $0).place, yEnd: yEnd.value(of: $0).place)
      })
  }

  /// The area between two upright edges.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedAreaPlotContent<Data.Element> {
    content = .init(
      _elements: _PlotElements(data) {
        MarkRecord(
          .area, x: xStart.value(of: $0).place, y: y.value(of: $0).place, xEnd: xEnd.value(of: $0).place)
      })
  }
}

/// The edge of an area that a function draws.
public struct FunctionAreaPlotContent: PrimitiveChartContent {
  let function: PlottedFunction

  public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    content.function.collect(into: &marks)
  }
}

extension AreaPlot where Content == FunctionAreaPlotContent {
  /// Fills below a function of x, over the numbers of a domain or of the horizontal axis.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    content = .init(function: PlottedFunction(.area, domain: domain) { ($0, function($0), nil) })
  }

  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(
    x: S1, y: S2, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double
  ) {
    content = .init(function: PlottedFunction(.area, domain: domain) { ($0, function($0), nil) })
  }

  /// Fills between two functions of x.
  public init(
    x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey,
    domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) {
    content = .init(
      function: PlottedFunction(.area, domain: domain) {
        let edges = function($0)
        return ($0, edges.yStart, edges.yEnd)
      })
  }
}
