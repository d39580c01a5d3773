import Foundation
import SwiftUI

extension ChartContent {
  /// Paints the marks with a style; a gradient runs over each bar, and over a whole line or area.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    let style = AnyShapeStyle(style)
    return styled {
      $0.foreground = style
      $0.foregroundValue = nil
    }
  }

  /// Paints the marks by a value: each has a colour of its own, and the legend says which.
  public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    let value = value.position.value
    return styled {
      $0.foregroundValue = value
      $0.foreground = nil
    }
  }

  /// Makes the marks weaker, from 0 (not to be seen) to 1.
  public func opacity(_ opacity: Double) -> some ChartContent {
    styled { $0.opacity *= opacity.isNaN ? 1 : min(1, max(0, opacity)) }
  }

  /// Takes a quarter of a cell from the corners of bars that are at least two cells wide and high.
  public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent {
    styled { $0.cornerRadius = radius.isFinite ? Double(max(0, radius)) : 0 }
  }

  /// Sets the width and the dashes of lines and rules.
  public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    styled { $0.lineStyle = style }
  }

  /// Dashes lines by a value, one way for each.
  public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    let value = value.position.value
    return styled { $0.lineStyleValue = value }
  }

  /// Says how lines and areas go from point to point.
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    styled { $0.interpolation = method }
  }

  /// Accepted; cells cannot be blurred.
  public func blur(radius: CGFloat) -> some ChartContent { self }

  /// Accepted; cells have no room for shadows.
  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some ChartContent { self }

  /// Accepted; marks never leave the plot.
  public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some ChartContent { self }

  /// Accepted; marks are drawn whole.
  public func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> some ChartContent { self }

  /// Accepted; colours are laid over one another.
  public func blendMode(_ blendMode: BlendMode) -> some ChartContent { self }

  /// Accepted; marks are laid over one another by themselves.
  public func compositingLayer() -> some ChartContent { self }

  /// Accepted; the style of the layer is that of its marks.
  public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent { self }
}
