import ActivityKit
import StageLink
import SwiftUI
import WidgetKit

extension CatalogActivity {
  /// A widget that shows no activity with the attributes that were given.
  public struct WidgetMismatch: Error, Hashable, Sendable, CustomStringConvertible {
    public var description: String
  }

  /// The activity of a widget with one preview, of attributes and states that are given.
  ///
  /// - Parameter name: What the preview is called.
  /// - Throws: ``WidgetMismatch`` that says whose attributes the widget takes.
  @MainActor
  public init<Attributes: ActivityAttributes>(
    _ widget: some Widget, attributes: Attributes, states: [Attributes.ContentState], previewName name: String
  ) throws(WidgetMismatch) {
    let found = ResolvedWidgets(widget).activities
    guard let configuration = found.first(where: { $0.attributesType == Attributes.self }) else {
      let names = found.map(\.name).joined(separator: ", ")
      throw WidgetMismatch(
        description: "\(type(of: widget)) shows no activity with \(Attributes.self): "
          + (names.isEmpty ? "it has no ActivityConfiguration" : "it shows those with \(names)"))
    }
    let presenter = ActivityPresenter(
      configuration, ActivityPreview(viewKind: .content, attributes: attributes) { states }, states: states)
    let preview = CatalogPreview(
      name: name, kind: .activity(.lockScreen), stateCount: states.count, encode: presenter.encoded,
      present: presenter.content)
    self.init(name: configuration.shortName, previews: [preview])
  }
}
