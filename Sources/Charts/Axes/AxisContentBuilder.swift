/// Builds the content of an axis.
@resultBuilder
public struct AxisContentBuilder {
  public static func buildExpression<T: AxisContent>(_ content: T) -> T { content }

  public static func buildBlock() -> some AxisContent { AxisContentList() }

  public static func buildBlock<T: AxisContent>(_ content: T) -> T { content }

  @_disfavoredOverload
  public static func buildBlock<each T: AxisContent>(_ content: repeat each T) -> some AxisContent {
    AxisContentList<repeat each T>(repeat each content)
  }

  public static func buildIf<T: AxisContent>(_ content: T?) -> T? { content }

  public static func buildEither<T1: AxisContent, T2: AxisContent>(
    first: T1
  ) -> BuilderConditional<T1, T2> {
    BuilderConditional(.first(first))
  }

  public static func buildEither<T1: AxisContent, T2: AxisContent>(
    second: T2
  ) -> BuilderConditional<T1, T2> {
    BuilderConditional(.second(second))
  }

  public static func buildLimitedAvailability<Content: AxisContent>(_ content: Content) -> AnyAxisContent {
    AnyAxisContent(erasing: content)
  }
}

/// Several groups of axis marks.
struct AxisContentList<each Content: AxisContent>: AxisContent {
  let content: (repeat each Content)

  init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }

  static func _collect(_ content: Self, into axes: inout _AxisParts) {
    repeat (each Content)._collect(each content.content, into: &axes)
  }
}
