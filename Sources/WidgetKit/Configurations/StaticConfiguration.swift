import SwiftUI

/// A widget that people cannot configure.
@MainActor @preconcurrency
public struct StaticConfiguration: WidgetConfiguration {
  private let kind: String

  /// Makes a widget out of what a provider knows.
  public init<Provider: TimelineProvider, Content: View>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {
    self.kind = kind
  }

  public var body: Never { fatalError("a configuration of a widget is made of nothing else") }
}

extension StaticConfiguration: ResolvableConfiguration {
  func resolve(of widget: String, into resolved: inout ResolvedWidgets) {
    resolved.ordinary.append(.init(widgetName: widget, kind: kind))
  }
}
