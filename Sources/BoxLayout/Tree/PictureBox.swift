import Cells

/// A picture of the app's, or what stands for one that cannot be drawn.
public struct PictureBox: Sendable {
  /// The pixels; `nil` shows a box with the label.
  public var picture: Picture?
  /// Stands in the box in frames that are read as text, and where there are no pixels.
  public var label: String
  /// The picture's own size in points.
  public var width: Double
  public var height: Double
  /// Takes what it is offered instead of its own size.
  public var isResizable: Bool
  /// Repeats the picture in its own size instead of stretching it.
  public var isTiled: Bool
  public var isSharp: Bool
  public var template: Paint?
  /// The colour of the box and the label.
  public var labelColour: RGBA

  public init(
    _ picture: Picture?, label: String, width: Double, height: Double, isResizable: Bool = false,
    isTiled: Bool = false, isSharp: Bool = false, template: Paint? = nil, labelColour: RGBA
  ) {
    self.picture = picture
    self.label = label
    self.width = width
    self.height = height
    self.isResizable = isResizable
    self.isTiled = isTiled
    self.isSharp = isSharp
    self.template = template
    self.labelColour = labelColour
  }

  /// Width to height, 1 where there is none.
  var ratio: Double { width > 0 && height > 0 ? width / height : 1 }
}
