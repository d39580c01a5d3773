import Foundation
import SwiftUI

/// Marks of a whole collection at once, one for each element.
public protocol VectorizedChartContent<DataElement>: ChartContent {
  associatedtype DataElement

  var _elements: _PlotElements<DataElement> { get }
}

extension VectorizedChartContent {
  public var body: Never { fatalError("\(Self.self) has no body: it adds its marks itself") }

  public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    let elements = content._elements
    let saved = marks.style
    for (element, record) in elements.entries {
      for change in elements.changes { change(element, &marks.style) }
      marks.add(record)
      marks.style = saved
    }
  }
}

/// The elements of a plot with their marks, and what modifiers say of each.
public struct _PlotElements<Element> {
  var entries: [(element: Element, record: MarkRecord)]
  var changes: [(Element, inout MarkStyle) -> Void] = []

  init<Data: Collection<Element>>(_ data: Data, _ record: (Element) -> MarkRecord) {
    entries = data.map { ($0, record($0)) }
  }
}

/// A plot with a style that depends on its elements.
struct StyledPlot<Element>: VectorizedChartContent {
  typealias Body = Never

  let _elements: _PlotElements<Element>
}

extension VectorizedChartContent {
  private func styled(_ change: @escaping (DataElement, inout MarkStyle) -> Void) -> StyledPlot<DataElement> {
    var elements = _elements
    elements.changes.append(change)
    return StyledPlot(_elements: elements)
  }

  /// Paints each mark by a value of its element: each value has a colour of its own.
  public func foregroundStyle<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> some VectorizedChartContent<DataElement> {
    styled {
      $1.foregroundValue = value.value(of: $0).position.value
      $1.foreground = nil
    }
  }

  /// Paints each mark in a style that its element names.
  public func foregroundStyle<S: ShapeStyle>(
    _ style: KeyPath<DataElement, S>
  ) -> some VectorizedChartContent<DataElement> {
    styled {
      $1.foreground = AnyShapeStyle($0[keyPath: style])
      $1.foregroundValue = nil
    }
  }

  /// Makes each mark weaker by a value of its element.
  public func opacity(_ opacity: KeyPath<DataElement, Double>) -> some VectorizedChartContent<DataElement> {
    styled {
      let factor = $0[keyPath: opacity]
      $1.opacity *= factor.isNaN ? 1 : min(1, max(0, factor))
    }
  }

  /// Chooses symbols by a value of each element.
  public func symbol<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> some VectorizedChartContent<DataElement> {
    styled { $1.symbolValue = value.value(of: $0).position.value }
  }

  /// Sizes symbols by a value of each element.
  public func symbolSize<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> some VectorizedChartContent<DataElement> {
    styled { $1.symbolSizeValue = value.value(of: $0).position.value }
  }

  /// Sizes symbols as their elements say, in square points.
  public func symbolSize(
    _ size: KeyPath<DataElement, CGFloat>
  ) -> some VectorizedChartContent<DataElement> {
    styled {
      let area = $0[keyPath: size]
      $1.symbolSize = area.isFinite ? max(0, Double(area)) : nil
    }
  }

  /// Dashes lines by a value of each element.
  public func lineStyle<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> some VectorizedChartContent<DataElement> {
    styled { $1.lineStyleValue = value.value(of: $0).position.value }
  }

  /// Puts marks at the same value side by side, a place for each of another value.
  public func position<P: Plottable>(
    by value: PlottableProjection<DataElement, P>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some VectorizedChartContent<DataElement> {
    styled {
      $1.dodge = MarkStyle.Dodge(value: value.value(of: $0).position.value, axis: axis, span: span)
    }
  }

  /// Says how far in front each mark is drawn.
  public func zIndex(_ value: KeyPath<DataElement, Double>) -> some VectorizedChartContent<DataElement> {
    styled { $1.zIndex = $0[keyPath: value].isNaN ? 0 : $0[keyPath: value] }
  }
}
