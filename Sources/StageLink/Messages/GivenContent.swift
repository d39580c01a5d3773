/// Attributes and a content state that somebody has given as JSON, as a server would send them.
public struct GivenContent: Hashable, Sendable, Codable {
  /// One JSON text.
  public struct Document: Hashable, Sendable, Codable {
    /// What errors call it: the path of its file, or "standard input".
    public var name: String
    public var text: String

    public init(name: String, text: String) {
      self.name = name
      self.text = text
    }
  }

  /// `nil`: made up.
  public var attributes: Document?
  /// `nil`: made up.
  public var contentState: Document?

  public init(attributes: Document? = nil, contentState: Document? = nil) {
    self.attributes = attributes
    self.contentState = contentState
  }
}
