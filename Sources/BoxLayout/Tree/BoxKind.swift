/// What a box is.
///
/// Trivial values only, so that walking a tree copies no references; what is larger lies in the
/// tree's tables and is named by its number there.
enum BoxKind {
  /// Takes no room and shows nothing.
  case empty
  /// Text; the number of its ``TextBox``.
  case text(Int32)
  /// An area of paint that takes what it is offered: a colour or gradient used as a view.
  case fill(paint: Int32)
  /// A shape; the number of its ``ShapeBox``.
  case shape(Int32)
  /// Room that grows along the axis of its stack, or along both outside of one.
  case spacer(minimumWidth: Int32, minimumHeight: Int32, axis: BoxAxis?)
  /// A line across the axis of its stack.
  case divider(paint: Int32, axis: BoxAxis)
  /// A bar or ring that is filled in part; the number of its ``ProgressBox``.
  case progress(Int32)
  /// A picture; the number of its ``PictureBox``.
  case picture(Int32)
  /// An area that a function draws; its number in the tree's drawings.
  case drawing(Int32)

  // One child.
  /// A fixed width or height, -1 for none; the points it was given in stand in the tree's frames.
  case frame(width: Int32, height: Int32, alignment: BoxAlignment, points: Int32)
  /// Bounds on width and height; the number of its ``FlexibleFrame``.
  case flexibleFrame(Int32)
  case padding(top: Int16, leading: Int16, bottom: Int16, trailing: Int16)
  case offset(x: Int32, y: Int32)
  case position(x: Float, y: Float)
  case fixedSize(horizontal: Bool, vertical: Bool)
  /// Keeps width : height in points, 0 for the child's own.
  case aspectRatio(Double, fill: Bool)
  case opacity(Double)
  /// Turns the paths of shapes below around its centre, in radians.
  case rotation(Double)
  /// Cuts what is below to a form; the number of its ``ShapeBox``.
  case clip(Int32)
  /// Takes part in layout and shows nothing.
  case hidden
  /// A place that can be tapped; a number of the caller's.
  case region(Int32)
  /// Answers guides by a function; the number of its ``GuideFunction``.
  case guide(Int32)
  /// A named coordinate space; its number in ``BoxTree/spaces``.
  case space(Int32)

  // Several children.
  /// The first child gives the size; the second lies behind it or over it.
  case layer(alignment: BoxAlignment, isOver: Bool)
  /// The first child gives the size; it shows where the second covers it.
  case mask(alignment: BoxAlignment)
  /// The gap in units, and in points where a row was given it so, else -1.
  case stack(axis: BoxAxis, alignment: BoxGuide, spacing: Int32, points: Float)
  case depthStack(alignment: BoxAlignment)
  /// The first child that fits.
  case firstThatFits(horizontal: Bool, vertical: Bool)
  /// Makes its child when its size is known; the number of its function.
  case reader(Int32)
  /// Lays its children out by an ``Arrangement``; its number.
  case arranged(Int32)
}

/// The default spacing of a stack, see ``BoxTree/stack(_:alignment:spacing:_:)``.
let defaultSpacing = Int32.min
