/// Attributes or a content state as JSON, or why there is none.
public enum ContentJSON: Hashable, Sendable {
  /// One line, keys sorted, as the type's own `encode(to:)` writes it.
  case json(String)
  case problem(String)
}

/// What a preview of an activity is made of, as JSON that can be given back.
public struct EncodedPreview: Hashable, Sendable {
  public var attributes: ContentJSON
  /// A state each.
  public var contentStates: [ContentJSON]

  public init(attributes: ContentJSON, contentStates: [ContentJSON]) {
    self.attributes = attributes
    self.contentStates = contentStates
  }
}

/// What is known of an activity beside its previews.
public struct ActivityFacts {
  /// The name of the attributes' type, as a push payload's `attributes-type` has it.
  public var attributesType: String
  /// The name of the widget's type.
  public var widget: String
  /// Whether it draws the small family itself, for Apple Watch and CarPlay.
  public var supportsSmallFamily: Bool
  /// Attributes and a state that are made up.
  public var sample: @MainActor () -> (attributes: ContentJSON, contentState: ContentJSON)
  /// The regions of the expanded island that the app fills, in the first state of the first preview.
  public var expandedRegions: @MainActor () -> [String]

  public init(
    attributesType: String, widget: String, supportsSmallFamily: Bool = false,
    sample: @escaping @MainActor () -> (attributes: ContentJSON, contentState: ContentJSON),
    expandedRegions: @escaping @MainActor () -> [String] = { [] }
  ) {
    self.attributesType = attributesType
    self.widget = widget
    self.supportsSmallFamily = supportsSmallFamily
    self.sample = sample
    self.expandedRegions = expandedRegions
  }
}
