import Cells

/// A shape with what it is painted with.
public struct ShapeBox: Sendable {
  /// Where the outline comes from.
  public enum Source: Sendable {
    case form(ShapeForm)
    /// A path for a width and a height in points.
    case path(@Sendable (_ width: Double, _ height: Double) -> ShapePath)
  }

  public enum Style: Sendable, Hashable {
    case fill(evenOdd: Bool)
    /// A line along the outline; `isInside` keeps it inside the box, as `strokeBorder` does.
    case stroke(width: Double, isInside: Bool)
  }

  public var source: Source
  public var style: Style
  public var paint: Paint
  /// Taken off on every side, in points.
  public var inset: Double
  /// Fractions of the outline's length that are drawn.
  public var trim: ClosedRange<Double>

  public init(
    _ source: Source, style: Style = .fill(evenOdd: false), paint: Paint, inset: Double = 0,
    trim: ClosedRange<Double> = 0...1
  ) {
    self.source = source
    self.style = style
    self.paint = paint
    self.inset = inset
    self.trim = trim
  }
}

/// A bar or a ring that is filled in part.
public struct ProgressBox: Sendable {
  public enum Form: Sendable, Hashable {
    /// A bar along the width; its thickness in points.
    case bar(thickness: Double)
    /// A ring around the middle; open at the bottom as gauges are, or closed.
    case ring(lineWidth: Double, isOpen: Bool)
    /// A mark on a line: a gauge that shows a place, not an amount.
    case marker(thickness: Double)
    /// A mark on an open ring.
    case ringMarker(lineWidth: Double)
  }

  public var form: Form
  /// From 0 to 1; `nil` shows a bar or ring without a value.
  public var fraction: Double?
  public var tint: Paint
  public var track: RGBA
  /// The ideal size in the units of the metrics; 0 takes what is offered.
  public var idealSize: BoxSize
  /// Whether a bar grows along the width, and a ring to what it is offered.
  public var isFlexible: Bool

  public init(
    _ form: Form, fraction: Double?, tint: Paint, track: RGBA, idealSize: BoxSize, isFlexible: Bool
  ) {
    self.form = form
    self.fraction = fraction.map { $0.isNaN ? 0 : min(1, max(0, $0)) }
    self.tint = tint
    self.track = track
    self.idealSize = idealSize
    self.isFlexible = isFlexible
  }
}

/// Bounds of a frame in units; `BoxProposal.unspecified` where there is none.
struct FlexibleFrame {
  var minimum: BoxProposal
  var ideal: BoxProposal
  var maximum: BoxProposal
  var alignment: BoxAlignment
}

/// A named coordinate space: a box seen from the root's corner.
public struct BoxSpace: Hashable, Sendable {
  public var origin = BoxPoint.zero
  public var size = BoxSize.zero
}

/// Makes the content of a box when its size is known.
struct Reader {
  let content: (inout BoxTree, BoxSize) -> BoxID
  /// What was made last, so that placing a box twice does not make its content twice.
  var made: (content: BoxID, size: BoxSize, origin: BoxPoint)?
}

/// Answers one guide of a box from its size, in units.
struct GuideFunction {
  let guide: BoxGuide
  let axis: BoxAxis
  /// Takes the box's size and a way to ask for its other guides.
  let value: (BoxSize, (BoxGuide, BoxAxis) -> Int) -> Int
}

/// A guide that is not built in: its default for a box of a size, in units.
public struct CustomGuide {
  let value: (BoxSize) -> Int
}

/// A way of placing children that is not built in: SwiftUI's `Layout`, the expanded island, grids.
public protocol Arrangement {
  /// Answers the size for a proposal.
  func size(of children: BoxChildren, in tree: inout BoxTree, proposal: BoxProposal) -> BoxSize

  /// Puts each child in its place by ``BoxTree/put(_:at:proposal:)``.
  func place(
    _ children: BoxChildren, in tree: inout BoxTree, size: BoxSize, proposal: BoxProposal)
}

/// The children of a box, in order.
public struct BoxChildren: RandomAccessCollection {
  let range: Range<Int>
  private let ids: ContiguousArray<BoxID>

  init(range: Range<Int>, ids: ContiguousArray<BoxID>) {
    self.range = range
    self.ids = ids
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { range.count }
  public subscript(position: Int) -> BoxID { ids[range.lowerBound + position] }
}
