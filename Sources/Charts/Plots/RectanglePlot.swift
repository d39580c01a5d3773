import Foundation
import SwiftUI

/// A rectangle for each element of a collection.
public struct RectanglePlot<Content: ChartContent>: PrimitiveChartContent {
  let content: Content

  public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    Content._collect(content.content, into: &marks)
  }
}

/// The marks of a ``RectanglePlot`` of a collection.
public struct VectorizedRectanglePlotContent<DataElement>: VectorizedChartContent {
  public typealias Body = Never

  public let _elements: _PlotElements<DataElement>
}

extension RectanglePlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement

  public var _elements: _PlotElements<Content.DataElement> { content._elements }
}

extension RectanglePlot {
  /// Rectangles around places, as large as the room there is for them.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data.Element> {
    content = .init(
      _elements: _PlotElements(data) {
        MarkRecord(
          .rectangle, x: x.value(of: $0).place, y: y.value(of: $0).place, width: width, height: height)
      })
  }

  /// Rectangles between two heights.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>, width: MarkDimension = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data.Element> {
    content = .init(
      _elements: _PlotElements(data) {
        MarkRecord(
          .rectangle, x: x.value(of: $0).place, y: yStart.value(of: $0).place, yEnd: yEnd.value(of: $0).place,
          width: width)
      })
  }

  /// Rectangles between two upright edges.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>, height: MarkDimension = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data.Element> {
    content = .init(
      _elements: _PlotElements(data) {
        MarkRecord(
          .rectangle, x: xStart.value(of: $0).place, y: y.value(of: $0).place, xEnd: xEnd.value(of: $0).place,
          height: height)
      })
  }

  /// Rectangles between four edges.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRectanglePlotContent<Data.Element> {
    content = .init(
      _elements: _PlotElements(data) {
        MarkRecord(
          .rectangle, x: xStart.value(of: $0).place, y: yStart.value(of: $0).place,
          xEnd: xEnd.value(of: $0).place, yEnd: yEnd.value(of: $0).place)
      })
  }
}
