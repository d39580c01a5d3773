/// Builds what stands at one value of an axis.
@resultBuilder
public struct AxisMarkBuilder {
  public static func buildExpression<T: AxisMark>(_ content: T) -> T { content }

  public static func buildBlock() -> some AxisMark { AxisMarkList() }

  public static func buildBlock<T: AxisMark>(_ content: T) -> T { content }

  @_disfavoredOverload
  public static func buildBlock<each T: AxisMark>(_ content: repeat each T) -> some AxisMark {
    AxisMarkList<repeat each T>(repeat each content)
  }

  public static func buildIf<T: AxisMark>(_ content: T?) -> T? { content }

  public static func buildEither<T1: AxisMark, T2: AxisMark>(first: T1) -> BuilderConditional<T1, T2> {
    BuilderConditional(.first(first))
  }

  public static func buildEither<T1: AxisMark, T2: AxisMark>(second: T2) -> BuilderConditional<T1, T2> {
    BuilderConditional(.second(second))
  }

  public static func buildLimitedAvailability<Content: AxisMark>(_ content: Content) -> AnyAxisMark {
    AnyAxisMark(erasing: content)
  }
}

/// Several parts at one value.
struct AxisMarkList<each Content: AxisMark>: AxisMark {
  let content: (repeat each Content)

  init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }

  static func _collect(_ mark: Self, into parts: inout _AxisMarkParts) {
    repeat (each Content)._collect(each mark.content, into: &parts)
  }
}
