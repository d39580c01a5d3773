import ActivityKit
import Foundation
import SwiftUI

/// The configuration of a Live Activity, whatever the type of its attributes.
@MainActor
package struct AnyActivityConfiguration {
  /// Why something cannot be shown with this configuration.
  package struct Failure: Error, Equatable, CustomStringConvertible {
    package let description: String
  }

  /// The type of the attributes, without its module: `OrderAttributes`.
  package let name: String
  /// The type of the widget that it belongs to: `OrderLiveActivity`.
  package let widgetName: String
  package let attributesType: any ActivityAttributes.Type
  /// The widget itself; `nil` where it is made without one.
  package internal(set) var widgetType: Any.Type?
  /// What the modifiers of the configuration have set.
  package internal(set) var traits = WidgetTraits()
  private let make: (Any, Any, Bool, String) throws -> ActivityPresentations

  init<Attributes: ActivityAttributes>(
    of widget: String,
    content: @escaping (ActivityViewContext<Attributes>) -> AnyView,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {
    name = shortName(of: Attributes.self)
    widgetName = widget
    attributesType = Attributes.self
    make = { attributes, state, isStale, id in
      guard let attributes = attributes as? Attributes else {
        throw Failure(description: "\(type(of: attributes)) is not \(Attributes.self)")
      }
      guard let state = state as? Attributes.ContentState else {
        throw Failure(description: "\(type(of: state)) is not \(Attributes.ContentState.self)")
      }
      let context = ActivityViewContext(
        activityID: id, attributes: attributes, state: state, isStale: isStale)
      return ActivityPresentations(lockScreen: { content(context) }, island: { dynamicIsland(context) })
    }
  }

  /// Whether it draws the small family itself, for Apple Watch and CarPlay.
  package var supportsSmallFamily: Bool { traits.supplementalActivityFamilies.contains(.small) }

  /// The identifier of activities that are only previewed.
  package nonisolated static let previewID = "00000000-0000-4000-8000-000000000001"

  /// What the activity shows in a state.
  ///
  /// - Throws: `Failure` if the values are of other types than those of the configuration.
  package func presentations(
    attributes: Any, state: Any, isStale: Bool = false, activityID: String = previewID
  ) throws -> ActivityPresentations {
    try make(attributes, state, isStale, activityID)
  }

  /// What a running activity shows.
  ///
  /// - Throws: `Failure` if it is one of another type, or `DecodingError`.
  package func presentations(of record: ActivityRecord) throws -> ActivityPresentations {
    let (attributes, state) = try decode(record.attributes, record.contentState)
    return try make(attributes, state, record.state != .active, record.id)
  }

  /// Reads attributes and a state of this activity from JSON.
  ///
  /// - Throws: `DecodingError`.
  package func decode(_ attributes: Data, _ contentState: Data) throws -> (
    attributes: any ActivityAttributes, state: any Codable
  ) {
    func read<Attributes: ActivityAttributes>(_ type: Attributes.Type) throws -> (
      any ActivityAttributes, any Codable
    ) {
      (
        try ActivityCoding.decode(Attributes.self, from: attributes),
        try ActivityCoding.decode(Attributes.ContentState.self, from: contentState)
      )
    }
    return try read(attributesType)
  }

  /// Attributes and a state that are made up, as JSON.
  ///
  /// - Throws: `DecodingError` or `EncodingError` if the types refuse what is made up for them.
  package func sample() throws -> (attributes: Data, contentState: Data) {
    (try sample(.attributes), try sample(.contentState))
  }
}
