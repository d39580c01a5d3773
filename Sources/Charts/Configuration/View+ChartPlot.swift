import SwiftUI

nonisolated extension View {
  /// Modifies the area that the marks of charts are drawn in.
  public func chartPlotStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> Content
  ) -> some View {
    chartConfigured { $0.plotStyle = { lowering, plot in lowering.single(content(plot)) } }
  }

  /// Lays a view behind charts.
  public func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    chartConfigured {
      $0.backgrounds.append(
        ChartConfiguration.Layer(alignment: alignment) { lowering, proxy in lowering.single(content(proxy)) })
    }
  }

  /// Lays a view over charts.
  public func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    chartConfigured {
      $0.overlays.append(
        ChartConfiguration.Layer(alignment: alignment) { lowering, proxy in lowering.single(content(proxy)) })
    }
  }
}
