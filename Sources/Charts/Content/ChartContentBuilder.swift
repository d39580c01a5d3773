/// Builds chart content from the statements of a closure.
@resultBuilder
public struct ChartContentBuilder {
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }

  public static func buildBlock() -> some ChartContent { MarkGroup<EmptyChartContent>(EmptyChartContent()) }

  public static func buildBlock<C: ChartContent>(_ content: C) -> C { content }

  @_disfavoredOverload
  public static func buildBlock<each Content: ChartContent>(
    _ content: repeat each Content
  ) -> some ChartContent {
    MarkGroup<repeat each Content>(repeat each content)
  }

  public static func buildIf<T: ChartContent>(_ content: T?) -> T? { content }

  public static func buildEither<T: ChartContent, F: ChartContent>(first: T) -> BuilderConditional<T, F> {
    BuilderConditional(.first(first))
  }

  public static func buildEither<T: ChartContent, F: ChartContent>(second: F) -> BuilderConditional<T, F> {
    BuilderConditional(.second(second))
  }

  public static func buildLimitedAvailability(_ content: some ChartContent) -> AnyChartContent {
    AnyChartContent(content)
  }
}

/// No marks.
struct EmptyChartContent: PrimitiveChartContent {
  static func _collect(_ content: Self, into marks: inout _ChartMarks) {}
}

/// Several pieces of content in a row.
struct MarkGroup<each Content: ChartContent>: PrimitiveChartContent {
  let content: (repeat each Content)

  init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }

  static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    repeat (each Content)._collect(each content.content, into: &marks)
  }
}
