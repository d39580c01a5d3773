import ActivityKit
import AppIntents
import SwiftUI

/// Where a `#Preview` of this module stands. See ``SwiftUI/_PreviewSite``.
public typealias _PreviewSite = SwiftUI._PreviewSite

extension SwiftUI._PreviewSite {
  public func preview<Attributes: ActivityAttributes>(
    _ name: String? = nil, as viewKind: ActivityPreviewViewKind, using attributes: Attributes,
    widget: @escaping @MainActor () -> any Widget,
    @PreviewActivityBuilder<Attributes> contentStates:
      @escaping @MainActor () async -> [Attributes.ContentState]
  ) {
    let content = ActivityPreview(
      viewKind: viewKind, attributes: attributes, widget: widget, states: contentStates)
    add(content, name: name)
  }

  public func preview(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
    @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
  ) {
    add(WidgetPreview(family: family, widget: widget), name: name)
  }

  public func preview(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
    timelineProvider: @escaping @MainActor () -> any TimelineProvider
  ) {
    add(WidgetPreview(family: family, widget: widget), name: name)
  }

  public func preview<Intent: WidgetConfigurationIntent>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Intent,
    widget: @escaping @MainActor () -> any Widget,
    @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
  ) {
    add(WidgetPreview(family: family, widget: widget), name: name)
  }

  public func preview<Intent: WidgetConfigurationIntent, Provider: AppIntentTimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Intent,
    widget: @escaping @MainActor () -> any Widget,
    timelineProvider: @escaping @MainActor () -> Provider
  ) where Provider.Intent == Intent {
    add(WidgetPreview(family: family, widget: widget), name: name)
  }
}
