import SwiftUI

nonisolated extension View {
  /// Writes what the horizontal axis shows, where there is a row for it.
  public func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
  }

  @_disfavoredOverload
  public func chartXAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    let label = String(label)
    return chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) {
      Text(verbatim: label)
    }
  }

  public func chartXAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { label }
  }

  /// Puts a view beside the horizontal axis, where there is a row for it.
  public func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View {
    chartTitled(\.x, position: position, alignment: alignment, content())
  }
}

nonisolated extension View {
  /// Writes what the vertical axis shows, where there is a row for it.
  public func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
  }

  @_disfavoredOverload
  public func chartYAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    let label = String(label)
    return chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) {
      Text(verbatim: label)
    }
  }

  public func chartYAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { label }
  }

  /// Puts a view beside the vertical axis, where there is a row for it.
  public func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View {
    chartTitled(\.y, position: position, alignment: alignment, content())
  }
}

nonisolated extension View {
  fileprivate func chartTitled(
    _ axis: WritableKeyPath<ChartConfiguration, ChartConfiguration.AxisSetting>, position: AnnotationPosition,
    alignment: Alignment?, _ title: some View
  ) -> some View {
    let view = title.font(.caption).foregroundStyle(.secondary)
    return chartConfigured {
      $0[keyPath: axis].titles.append(
        ChartConfiguration.Title(position: position, alignment: alignment) { $0.single(view) })
    }
  }
}
