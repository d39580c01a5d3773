import SwiftUI

nonisolated extension View {
  /// Sets the colour of each value: `["Low": Color.blue, "High": .red]`.
  public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    let domain = mapping.map(\.key.plotValue)
    let styles = mapping.map { AnyShapeStyle($0.value) }
    return chartConfigured {
      $0.foreground = ChartConfiguration.StyleScale(domain: domain, styles: styles)
    }
  }

  /// Sets the values and the colours that they get, in order; numbers run along the colours.
  public func chartForegroundStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue: ShapeStyle {
    let domain = domain._domain.list
    let styles = range._visualValues.map { AnyShapeStyle($0) }
    return chartConfigured {
      $0.foreground = ChartConfiguration.StyleScale(domain: domain, styles: styles, ramp: styles)
    }
  }

  /// Sets the values that get the standard colours, in order.
  public func chartForegroundStyleScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View {
    let domain = domain._domain.list
    return chartConfigured { $0.foreground = ChartConfiguration.StyleScale(domain: domain) }
  }

  /// Sets the colours that values get in the order they come.
  public func chartForegroundStyleScale<Range: ScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue: ShapeStyle {
    let styles = range._visualValues.map { AnyShapeStyle($0) }
    return chartConfigured {
      $0.foreground = ChartConfiguration.StyleScale(styles: styles, ramp: styles)
    }
  }

  /// Sets the values, and a function that says their colours.
  public func chartForegroundStyleScale<Domain: Collection, S: ShapeStyle>(
    domain: Domain, mapping: @escaping (Domain.Element) -> S
  ) -> some View where Domain.Element: Plottable {
    let values = domain.map(\.plotValue)
    return chartConfigured {
      $0.foreground = ChartConfiguration.StyleScale(
        domain: values, mapping: { Domain.Element.make($0).map { AnyShapeStyle(mapping($0)) } })
    }
  }

  /// Sets a function that says the colours of values.
  public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    mapping: @escaping (DataValue) -> S
  ) -> some View {
    chartConfigured {
      $0.foreground = ChartConfiguration.StyleScale(
        mapping: { DataValue.make($0).map { AnyShapeStyle(mapping($0)) } })
    }
  }

  /// Accepted; colours are chosen by the kind of the values.
  public func chartForegroundStyleScale(type: ScaleType? = nil) -> some View { self }
}
