import Cells

/// What a name of a picture stands for.
public struct AssetImage: Hashable, Sendable {
  public enum Content: Hashable, Sendable {
    case picture(Picture)
    /// A symbol of the app's own.
    case symbol
    /// Lines instead of pixels, a format that is not known, or a damaged file; a word that says which.
    case undrawn(reason: String)
  }

  public var content: Content
  /// In points.
  public var width: Double
  /// In points.
  public var height: Double
  /// Whether the catalog says that it takes the foreground style.
  public var isTemplate = false

  init(_ content: Content, width: Double = 24, height: Double = 24) {
    self.content = content
    self.width = width
    self.height = height
  }
}
