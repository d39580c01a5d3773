import SwiftUI

nonisolated extension View {
  /// Sets the symbol of each value.
  public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    let (domain, range) = (mapping.map(\.key.plotValue), mapping.map(\.value._mark.scalar))
    return chartConfigured { $0.symbols = (domain, range) }
  }

  public func chartSymbolScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range
  ) -> some View where Range.VisualValue: ChartSymbolShape {
    let (domain, range) = (domain._domain.list, range._visualValues.map(\._mark.scalar))
    return chartConfigured { $0.symbols = (domain, range) }
  }

  public func chartSymbolScale<Domain: ScaleDomain>(domain: Domain) -> some View {
    let domain = domain._domain.list
    return chartConfigured { $0.symbols.domain = domain }
  }

  public func chartSymbolScale(range: [any ChartSymbolShape]) -> some View {
    let range = range.map(\._mark.scalar)
    return chartConfigured { $0.symbols.range = range }
  }

  /// Accepted; symbols have the size of a cell.
  public func chartSymbolSizeScale<Range: ScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue: BinaryFloatingPoint { self }

  /// Accepted; symbols have the size of a cell.
  public func chartSymbolSizeScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue: BinaryFloatingPoint { self }

  /// Sets the line style of each value.
  public func chartLineStyleScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, StrokeStyle>
  ) -> some View {
    let (domain, range) = (mapping.map(\.key.plotValue), mapping.map(\.value))
    return chartConfigured { $0.lineStyles = (domain, range) }
  }

  public func chartLineStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range
  ) -> some View where Range.VisualValue == StrokeStyle {
    let (domain, range) = (domain._domain.list, range._visualValues)
    return chartConfigured { $0.lineStyles = (domain, range) }
  }

  public func chartLineStyleScale<Range: ScaleRange>(
    range: Range
  ) -> some View where Range.VisualValue == StrokeStyle {
    let range = range._visualValues
    return chartConfigured { $0.lineStyles.range = range }
  }
}
