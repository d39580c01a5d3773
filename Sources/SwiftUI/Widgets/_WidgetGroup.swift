/// Widgets where one is asked for.
@MainActor
package protocol WidgetContainer {
  /// What is in it, in order.
  var widgets: [any Widget] { get }
}

/// Any number of widgets.
@MainActor @preconcurrency
public struct _WidgetGroup: Widget, WidgetContainer {
  package let widgets: [any Widget]

  /// Makes a group of none.
  public init() { widgets = [] }

  init(_ widgets: [any Widget]) { self.widgets = widgets }

  public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

extension Optional: Widget where Wrapped: Widget {
  /// Makes none.
  public init() { self = nil }

  public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

extension Optional: WidgetContainer where Wrapped: Widget {
  package var widgets: [any Widget] { map { [$0] } ?? [] }
}
