/// Puts widgets together to a bundle.
@MainActor @preconcurrency
@resultBuilder
public enum WidgetBundleBuilder {
  public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }

  public static func buildBlock() -> some Widget { _WidgetGroup([]) }

  public static func buildBlock<Content: Widget>(_ content: Content) -> Content { content }

  @_disfavoredOverload
  public static func buildBlock<each Content: Widget>(_ content: repeat each Content) -> some Widget {
    var widgets: [any Widget] = []
    for widget in repeat each content { widgets.append(widget) }
    return _WidgetGroup(widgets)
  }

  public static func buildOptional<Content: Widget>(_ content: Content?) -> Content? { content }

  public static func buildEither(first content: some Widget) -> _WidgetGroup { _WidgetGroup([content]) }

  public static func buildEither(second content: some Widget) -> _WidgetGroup { _WidgetGroup([content]) }

  public static func buildLimitedAvailability(_ content: some Widget) -> _WidgetGroup {
    _WidgetGroup([content])
  }
}
