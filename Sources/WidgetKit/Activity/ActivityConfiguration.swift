import ActivityKit
import SwiftUI

/// What a Live Activity shows, on the Lock Screen and in the Dynamic Island.
@MainActor @preconcurrency
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
  private let content: (ActivityViewContext<Attributes>) -> AnyView
  private let dynamicIsland: (ActivityViewContext<Attributes>) -> DynamicIsland

  /// Makes the configuration for activities of one type.
  public init<Content: View>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {
    self.content = { AnyView(content($0)) }
    self.dynamicIsland = dynamicIsland
  }

  /// Makes the configuration for activities of one type, with the label that it had first.
  public init<Content: View>(
    attributesType: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {
    self.init(for: attributesType, content: content, dynamicIsland: dynamicIsland)
  }

  public var body: Never { fatalError("a configuration of activities is made of nothing else") }
}

extension ActivityConfiguration: ResolvableConfiguration {
  func resolve(of widget: String, into resolved: inout ResolvedWidgets) {
    resolved.activities.append(
      AnyActivityConfiguration(of: widget, content: content, dynamicIsland: dynamicIsland))
  }
}
