import SwiftUI

nonisolated extension View {
  /// Shows or hides the horizontal axis of charts.
  public func chartXAxis(_ visibility: Visibility) -> some View {
    chartConfigured { $0.x.visibility = visibility }
  }

  /// Says what the horizontal axis of charts shows.
  public func chartXAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
    var parts = _AxisParts()
    Content._collect(content(), into: &parts)
    let groups = parts.groups
    return chartConfigured { $0.x.groups = groups }
  }

  /// Shows or hides the vertical axis of charts.
  public func chartYAxis(_ visibility: Visibility) -> some View {
    chartConfigured { $0.y.visibility = visibility }
  }

  /// Says what the vertical axis of charts shows.
  public func chartYAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
    var parts = _AxisParts()
    Content._collect(content(), into: &parts)
    let groups = parts.groups
    return chartConfigured { $0.y.groups = groups }
  }

  /// Accepted; the style of axes is that of their marks.
  public func chartXAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View { self }

  /// Accepted; the style of axes is that of their marks.
  public func chartYAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View { self }
}

/// An axis as a view, for the styles that are accepted.
public struct ChartAxisContent: View {
  public var body: some View { EmptyView() }
}
