import BoxLayout

/// Boxes at places that are known before.
struct PinnedArrangement: Arrangement {
  /// The place of each child and what it is offered.
  struct Pin {
    var origin: BoxPoint
    var proposal: BoxProposal
  }

  let size: BoxSize
  let pins: [Pin]

  func size(of children: BoxChildren, in tree: inout BoxTree, proposal: BoxProposal) -> BoxSize { size }

  func place(_ children: BoxChildren, in tree: inout BoxTree, size: BoxSize, proposal: BoxProposal) {
    for (child, pin) in zip(children, pins) { tree.put(child, at: pin.origin, proposal: pin.proposal) }
  }
}
