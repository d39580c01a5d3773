import Foundation
import SwiftUI

/// A sector for each element of a collection; all together make the whole turn.
public struct SectorPlot<Content: ChartContent>: PrimitiveChartContent {
  let content: Content

  public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    Content._collect(content.content, into: &marks)
  }
}

/// The marks of a ``SectorPlot`` of a collection.
public struct VectorizedSectorPlotContent<DataElement>: VectorizedChartContent {
  public typealias Body = Never

  public let _elements: _PlotElements<DataElement>
}

extension SectorPlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement

  public var _elements: _PlotElements<Content.DataElement> { content._elements }
}

extension SectorPlot {
  /// A share of the turn for each element; radii and inset are as ``SectorMark``'s.
  public init<Data: RandomAccessCollection, V: Plottable>(
    _ data: Data, angle: PlottableProjection<Data.Element, V>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) where Content == VectorizedSectorPlotContent<Data.Element> {
    content = .init(
      _elements: _PlotElements(data) {
        MarkRecord(sector: angle.value(of: $0).position, innerRadius, outerRadius, inset: angularInset)
      })
  }
}
