import SwiftUI

nonisolated extension View {
  /// Sets the values that the horizontal axis shows, where on the plot, and how they are spread.
  public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View {
    let (domain, range) = (domain._domain, range._plotRange)
    return chartConfigured {
      $0.x.domain = domain
      $0.x.range = range
      if let type { $0.x.type = type }
    }
  }

  public func chartXScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
    let domain = domain._domain
    return chartConfigured {
      $0.x.domain = domain
      if let type { $0.x.type = type }
    }
  }

  public func chartXScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
    let range = range._plotRange
    return chartConfigured {
      $0.x.range = range
      if let type { $0.x.type = type }
    }
  }

  public func chartXScale(type: ScaleType? = nil) -> some View {
    chartConfigured { if let type { $0.x.type = type } }
  }
}

nonisolated extension View {
  /// Sets the values that the vertical axis shows, where on the plot, and how they are spread.
  public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View {
    let (domain, range) = (domain._domain, range._plotRange)
    return chartConfigured {
      $0.y.domain = domain
      $0.y.range = range
      if let type { $0.y.type = type }
    }
  }

  public func chartYScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
    let domain = domain._domain
    return chartConfigured {
      $0.y.domain = domain
      if let type { $0.y.type = type }
    }
  }

  public func chartYScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
    let range = range._plotRange
    return chartConfigured {
      $0.y.range = range
      if let type { $0.y.type = type }
    }
  }

  public func chartYScale(type: ScaleType? = nil) -> some View {
    chartConfigured { if let type { $0.y.type = type } }
  }
}
