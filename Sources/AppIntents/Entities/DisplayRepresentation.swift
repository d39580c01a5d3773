/// How one value is shown to people.
public struct DisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
  /// A picture beside the title.
  public struct Image: Sendable, Hashable {
    package let name: String
    package let isSystem: Bool

    /// A picture of the app.
    public init(named name: String, isTemplate: Bool? = nil) {
      self.name = name
      isSystem = false
    }

    /// An SF Symbol.
    public init(systemName name: String, isTemplate: Bool? = nil) {
      self.name = name
      isSystem = true
    }
  }

  public var title: LocalizedStringResource
  public var subtitle: LocalizedStringResource?
  public var image: Image?

  /// Makes a representation of a title and, if there are, a subtitle and a picture.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }

  /// Makes a representation that is found by other words too.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
    synonyms: [LocalizedStringResource]
  ) {
    self.init(title: title, subtitle: subtitle, image: image)
  }

  public init(stringLiteral value: String) {
    self.init(title: LocalizedStringResource(stringLiteral: value))
  }
}
