import Cells

/// The boxes of one presentation: a tree in flat arrays, laid out and drawn without classes.
///
/// Build from the leaves up, then ``measure(_:_:)``, ``layOut(_:proposal:)`` and draw.
public struct BoxTree {
  public let metrics: Metrics

  var nodes: ContiguousArray<BoxNode> = []
  /// The children of all boxes, each box's side by side.
  var childIDs: ContiguousArray<BoxID> = []

  // What boxes are made of, named by number.
  var texts: ContiguousArray<TextBox> = []
  var glyphs: ContiguousArray<TextGlyph> = []
  var textStyles: ContiguousArray<TextStyle> = []
  var paints: ContiguousArray<Paint> = []
  var shapes: ContiguousArray<ShapeBox> = []
  var progresses: ContiguousArray<ProgressBox> = []
  var pictures: ContiguousArray<PictureBox> = []
  var drawings: [(inout Canvas, CellRect) -> Void] = []
  var flexibleFrames: ContiguousArray<FlexibleFrame> = []
  var framePoints: ContiguousArray<(width: Float, height: Float)> = []
  var guideFunctions: [GuideFunction] = []
  public internal(set) var customGuides: [CustomGuide] = []
  var readers: [Reader] = []
  /// The values that containers read of boxes; shared by a box and the modifiers around it.
  var traits: [[ObjectIdentifier: Any]] = []
  /// The named coordinate spaces from the root's corner, once they are placed.
  public internal(set) var spaces: [BoxSpace] = []
  /// Where the box that is being placed begins, from the root's corner.
  public internal(set) var placedOrigin = BoxPoint.zero
  /// What the whole tree was offered; ``BoxProposal/ideal`` before it is laid out.
  public internal(set) var rootProposal = BoxProposal.ideal
  var arrangements: [any Arrangement] = []

  var cache = SizeCache()
  /// What boxes said of guides, `nil` where they said nothing.
  var guideCache: [GuideKey: Int?] = [:]
  /// How many times a box was measured: a measure of work that does not depend on the machine.
  public internal(set) var measuredBoxes = 0

  /// Whether boxes that are added run from right to left: what is in them is mirrored when it is drawn.
  public var isRightToLeft = false
  /// Whether a box was given a depth of its own.
  var usesDepth = false
  /// Whether a box is seen elsewhere than where it stands.
  var usesOffsets = false

  public init(metrics: Metrics) {
    self.metrics = metrics
    // An ordinary presentation fits, so that its tables do not grow step by step.
    nodes.reserveCapacity(64)
    childIDs.reserveCapacity(64)
    glyphs.reserveCapacity(128)
  }

  public var count: Int { nodes.count }

  /// The children of a box.
  public func children(of box: BoxID) -> BoxChildren {
    let node = nodes[box.index]
    let first = Int(node.firstChild)
    return BoxChildren(range: first..<first + Int(node.childCount), ids: childIDs)
  }

  func child(_ position: Int, of node: BoxNode) -> BoxID {
    childIDs[Int(node.firstChild) + position]
  }

  /// The size a box has, once it is laid out.
  public func size(of box: BoxID) -> BoxSize { nodes[box.index].size }

  /// The place of a box in its parent, once it is laid out.
  public func origin(of box: BoxID) -> BoxPoint { nodes[box.index].origin }

  /// The value left for the container of a box, `nil` when there is none.
  public func trait(_ key: ObjectIdentifier, of box: BoxID) -> Any? {
    let number = Int(nodes[box.index].traits)
    return number >= 0 ? traits[number][key] : nil
  }

  public func priority(of box: BoxID) -> Double { Double(nodes[box.index].priority) }

  /// Whether a box is room that grows in a stack.
  public func isSpacer(_ box: BoxID) -> Bool {
    nodes[box.index].isSpacer
  }
}
