/// Marks that are modified as one: `Plot { ... }.accessibilityLabel("Total")`.
public struct Plot<Content: ChartContent>: PrimitiveChartContent {
  private let content: Content

  public init(@ChartContentBuilder content: () -> Content) {
    self.content = content()
  }

  public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    Content._collect(content.content, into: &marks)
  }
}
