import ActivityKit
import Foundation
import SwiftUI

/// A preview of a Live Activity: its attributes and the states to show.
@MainActor
package struct ActivityPreview: Preview.Content {
  /// The presentation to begin with.
  package let viewKind: ActivityPreviewViewKind
  package let attributes: any ActivityAttributes
  /// Whether the states are shown as out of date.
  package let isStale: Bool
  private let makeStates: @MainActor () async -> [any Codable]
  private let makeWidget: (@MainActor () -> any Widget)?

  package init<Attributes: ActivityAttributes>(
    viewKind: ActivityPreviewViewKind, attributes: Attributes, isStale: Bool = false,
    widget: (@MainActor () -> any Widget)? = nil,
    states: @escaping @MainActor () async -> [Attributes.ContentState]
  ) {
    self.viewKind = viewKind
    self.attributes = attributes
    self.isStale = isStale
    makeWidget = widget
    makeStates = { await states() }
  }

  /// The name of the attributes' type, without its module.
  package var attributesTypeName: String { String(describing: type(of: attributes)) }

  /// The content states, made anew: dates in them are relative to now.
  package func states() async -> [any Codable] { await makeStates() }

  /// The configuration that shows it: that of the preview's own widget, or else of those given.
  package func configuration(among others: [AnyActivityConfiguration] = []) -> AnyActivityConfiguration? {
    let own = makeWidget.map { ResolvedWidgets($0()).activities } ?? []
    return (own + others).first { $0.attributesType == type(of: attributes) }
  }
}
