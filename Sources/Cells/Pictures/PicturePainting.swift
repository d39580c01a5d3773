/// How a picture is laid over a rectangle of cells.
public struct PicturePainting: Hashable, Sendable {
  /// How many pixels of the picture lie over the rectangle, from its leading top corner on.
  public enum Extent: Hashable, Sendable {
    /// The whole picture, stretched.
    case stretched
    /// The picture again and again, each tile so many columns wide and rows high.
    case tiled(columns: Double, rows: Double)
  }

  public var extent: Extent
  /// Takes the pixel in the middle of each quarter instead of their mean.
  public var isSharp: Bool
  /// Paints this wherever the picture is not clear: a template.
  public var template: Paint?

  public init(extent: Extent = .stretched, isSharp: Bool = false, template: Paint? = nil) {
    self.extent = extent
    self.isSharp = isSharp
    self.template = template
  }
}
