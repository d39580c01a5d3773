/// What can be found in a box, so that nobody looks where there is nothing.
struct BoxContents: OptionSet {
  let rawValue: UInt8

  /// Text, which has baselines.
  static let text = BoxContents(rawValue: 1 << 0)
  /// Functions that answer guides.
  static let guides = BoxContents(rawValue: 1 << 1)
}

/// One box of a tree, with its place once the tree is laid out.
struct BoxNode {
  var kind: BoxKind
  var firstChild: Int32 = 0
  var childCount: Int32 = 0
  /// The layout priority, which a box takes over from its only child.
  var priority: Float = 0
  /// Later in depth: painted over its neighbours.
  var depth: Float = 0
  /// What containers read of this box, -1 when there is nothing; see ``BoxTree/trait(_:of:)``.
  var traits: Int32 = -1
  /// What there is in this box and below it.
  var contents: BoxContents = []
  /// Whether this is a spacer, or one with modifiers: stacks leave no default gap beside it.
  var isSpacer = false

  /// Whether what is in it runs from right to left.
  var isRightToLeft = false

  // Written when the parent arranges its children.
  /// Whether there is no room for it: it is not shown.
  var isLeftOut = false
  var origin = BoxPoint.zero
  var size = BoxSize.zero
  var proposal = BoxProposal.ideal
  /// The size in points that a fixed frame gave, 0 where none did: shapes keep it for drawing.
  var pointWidth: Float = 0
  var pointHeight: Float = 0

  init(_ kind: BoxKind) {
    self.kind = kind
  }
}
