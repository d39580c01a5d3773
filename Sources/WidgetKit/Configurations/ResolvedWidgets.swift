import SwiftUI

/// What is found in widgets and bundles: the configurations at their bottom.
@MainActor
package struct ResolvedWidgets {
  /// A widget that is no Live Activity.
  package struct Ordinary {
    package let widgetName: String
    package let kind: String
    package internal(set) var traits = WidgetTraits()
  }

  package internal(set) var activities: [AnyActivityConfiguration] = []
  package internal(set) var ordinary: [Ordinary] = []

  init() {}

  /// Finds what a widget is made of.
  package init(_ widget: some Widget) { add(widget) }

  /// Finds what the widgets of a bundle are made of.
  package init(bundle: some WidgetBundle) { add(bundle.body) }

  private mutating func add<Content: Widget>(_ widget: Content) {
    if let container = widget as? any WidgetContainer {
      for member in container.widgets { add(member) }
    } else {
      let first = activities.count
      add(widget.body, of: shortName(of: Content.self))
      for index in first..<activities.count { activities[index].widgetType = Content.self }
    }
  }

  mutating func add<Configuration: WidgetConfiguration>(
    _ configuration: Configuration, of widget: String
  ) {
    if let configuration = configuration as? any ResolvableConfiguration {
      configuration.resolve(of: widget, into: &self)
    } else if !(configuration is EmptyWidgetConfiguration) {
      add(configuration.body, of: widget)
    }
  }
}

/// A configuration that is made of no other.
@MainActor
protocol ResolvableConfiguration {
  /// Adds itself to what is found.
  func resolve(of widget: String, into resolved: inout ResolvedWidgets)
}
