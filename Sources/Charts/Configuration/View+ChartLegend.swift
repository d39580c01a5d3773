import SwiftUI

nonisolated extension View {
  /// Shows or hides the legend of charts.
  public func chartLegend(_ visibility: Visibility) -> some View {
    chartConfigured { $0.legend.visibility = visibility }
  }

  /// Says where the legend stands.
  public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartConfigured {
      $0.legend.position = position
      $0.legend.alignment = alignment
      if $0.legend.visibility == .hidden { $0.legend.visibility = .automatic }
    }
  }

  /// Shows a view as the legend.
  public func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    let view = content()
    return chartConfigured {
      $0.legend = ChartConfiguration.Legend(
        position: position, alignment: alignment, content: { $0.single(view) })
    }
  }
}
