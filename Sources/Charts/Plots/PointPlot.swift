import Foundation
import SwiftUI

/// A symbol for each element of a collection.
public struct PointPlot<Content: ChartContent>: PrimitiveChartContent {
  let content: Content

  public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    Content._collect(content.content, into: &marks)
  }
}

/// The marks of a ``PointPlot`` of a collection.
public struct VectorizedPointPlotContent<DataElement>: VectorizedChartContent {
  public typealias Body = Never

  public let _elements: _PlotElements<DataElement>
}

extension PointPlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement

  public var _elements: _PlotElements<Content.DataElement> { content._elements }
}

extension PointPlot {
  /// A symbol at a place for each element.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedPointPlotContent<Data.Element> {
    content = .init(
      _elements: _PlotElements(data) {
        MarkRecord(.point, x: x.value(of: $0).place, y: y.value(of: $0).place)
      })
  }
}
