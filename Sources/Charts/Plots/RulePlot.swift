import Foundation
import SwiftUI

/// A rule for each element of a collection.
public struct RulePlot<Content: ChartContent>: PrimitiveChartContent {
  let content: Content

  public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    Content._collect(content.content, into: &marks)
  }
}

/// The marks of a ``RulePlot`` of a collection.
public struct VectorizedRulePlotContent<DataElement>: VectorizedChartContent {
  public typealias Body = Never

  public let _elements: _PlotElements<DataElement>
}

extension RulePlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement

  public var _elements: _PlotElements<Content.DataElement> { content._elements }
}

extension RulePlot {
  /// Upright rules.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) where Content == VectorizedRulePlotContent<Data.Element> {
    content = .init(
      _elements: _PlotElements(data) {
        MarkRecord(.rule, x: x.value(of: $0).place, y: .points(yStart), yEnd: .points(yEnd))
      })
  }

  /// Level rules.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRulePlotContent<Data.Element> {
    content = .init(
      _elements: _PlotElements(data) {
        MarkRecord(.rule, x: .points(xStart), y: y.value(of: $0).place, xEnd: .points(xEnd))
      })
  }

  /// Upright rules between two values.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRulePlotContent<Data.Element> {
    content = .init(
      _elements: _PlotElements(data) {
        MarkRecord(
          .rule, x: x.value(of: $0).place, y: yStart.value(of: $0).place, yEnd: yEnd.value(of: $0).place)
      })
  }

  /// Level rules between two values.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRulePlotContent<Data.Element> {
    content = .init(
      _elements: _PlotElements(data) {
        MarkRecord(
          .rule, x: xStart.value(of: $0).place, y: y.value(of: $0).place, xEnd: xEnd.value(of: $0).place)
      })
  }
}
