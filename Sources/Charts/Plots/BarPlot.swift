import Foundation
import SwiftUI

/// A bar for each element of a collection.
public struct BarPlot<Content: ChartContent>: PrimitiveChartContent {
  let content: Content

  public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    Content._collect(content.content, into: &marks)
  }
}

/// The marks of a ``BarPlot`` of a collection.
public struct VectorizedBarPlotContent<DataElement>: VectorizedChartContent {
  public typealias Body = Never

  public let _elements: _PlotElements<DataElement>
}

extension BarPlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement

  public var _elements: _PlotElements<Content.DataElement> { content._elements }
}

extension BarPlot {
  /// A bar for each place on one axis; the other one says how long it is.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedBarPlotContent<Data.Element> {
    content = .init(
      _elements: _PlotElements(data) {
        MarkRecord(
          .bar, x: x.value(of: $0).place, y: y.value(of: $0).place, width: width, height: height,
          stacking: stacking)
      })
  }

  /// Upright bars between two values.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>, width: MarkDimension = .automatic
  ) where Content == VectorizedBarPlotContent<Data.Element> {
    content = .init(
      _elements: _PlotElements(data) {
        MarkRecord(
          .bar, x: x.value(of: $0).place, y: yStart.value(of: $0).place, yEnd: yEnd.value(of: $0).place,
          width: width)
      })
  }

  /// Level bars between two values.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>, height: MarkDimension = .automatic
  ) where Content == VectorizedBarPlotContent<Data.Element> {
    content = .init(
      _elements: _PlotElements(data) {
        MarkRecord(
          .bar, x: xStart.value(of: $0).place, y: y.value(of: $0).place, xEnd: xEnd.value(of: $0).place,
          height: height)
      })
  }
}
