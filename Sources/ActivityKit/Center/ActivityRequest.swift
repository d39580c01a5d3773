/// What an activity is asked for with, whatever the type of its attributes.
package struct ActivityRequest: Sendable {
  package var app: String
  // A metatype is Sendable unless a conformance in it is bound to an actor, which `Codable` cannot be.
  package nonisolated(unsafe) let attributesType: any ActivityAttributes.Type
  package var attributes: Data
  package var content: EncodedContent
  package var pushType: PushType?
  package var style: ActivityStyle
  package var alert: AlertConfiguration?
  /// When it is to start; `nil` is at once.
  package var start: Date?

  package init(
    app: String = ActivitySettings.ownApp, _ attributesType: any ActivityAttributes.Type, attributes: Data,
    content: EncodedContent, pushType: PushType? = nil, style: ActivityStyle = .standard,
    alert: AlertConfiguration? = nil, start: Date? = nil
  ) {
    self.app = app
    self.attributesType = attributesType
    self.attributes = attributes
    self.content = content
    self.pushType = pushType
    self.style = style
    self.alert = alert
    self.start = start
  }

  /// In bytes of JSON.
  var size: RefusedSize { RefusedSize(attributes: attributes.count, contentState: content.state.count) }
}
