import Foundation
import SwiftUI

extension ChartContent {
  /// Stands for points with a symbol; lines get one at each of their points.
  public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
    let scalar = symbol._mark.scalar
    return styled { $0.symbol = .character(scalar) }
  }

  /// Stands for points with a view.
  public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
    let view = symbol()
    return styled { $0.symbol = .view { lowering in lowering.single(view) } }
  }

  /// Chooses symbols by a value, one for each.
  public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    let value = value.position.value
    return styled { $0.symbolValue = value }
  }

  /// Sets the size of symbols.
  ///
  /// - Parameter size: the area in square points; small symbols are dots.
  public func symbolSize(_ size: CGFloat) -> some ChartContent {
    styled { $0.symbolSize = size.isFinite ? max(0, size) : nil }
  }

  public func symbolSize(_ size: CGSize) -> some ChartContent {
    symbolSize(size.width * size.height)
  }

  /// Sizes symbols by a value; the larger half of the values gets the large ones.
  public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    let value = value.position.value
    return styled { $0.symbolSizeValue = value }
  }
}
