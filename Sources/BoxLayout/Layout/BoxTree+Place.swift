extension BoxTree {
  /// Lays out the whole tree below a box for a proposal and answers its size.
  @discardableResult
  public mutating func layOut(_ root: BoxID, proposal: BoxProposal) -> BoxSize {
    rootProposal = proposal
    put(root, at: .zero, proposal: proposal)
    placeDescendants(of: root, at: .zero)
    return nodes[root.index].size
  }

  /// Puts a child in its place in its parent; its size is its answer to the proposal.
  public mutating func put(_ box: BoxID, at origin: BoxPoint, proposal: BoxProposal) {
    let size = measure(box, proposal)
    nodes[box.index].origin = origin
    nodes[box.index].size = size
    nodes[box.index].proposal = proposal
    nodes[box.index].pointWidth = 0
    nodes[box.index].pointHeight = 0
    nodes[box.index].isLeftOut = false
  }

  /// Shows nothing of a child that has no room, until it is put somewhere.
  public mutating func leaveOut(_ box: BoxID) {
    nodes[box.index].isLeftOut = true
  }

  private mutating func placeDescendants(of box: BoxID, at origin: BoxPoint) {
    placedOrigin = origin
    placeChildren(of: box)
    // Read anew: a reader makes its child while it is placed.
    let node = nodes[box.index]
    for position in 0..<Int(node.childCount) {
      let id = child(position, of: node)
      if case .firstThatFits = node.kind, nodes[id.index].size == .zero { continue }
      let own = nodes[id.index].origin
      placeDescendants(of: id, at: BoxPoint(x: origin.x + own.x, y: origin.y + own.y))
    }
  }

  /// Lays out one box and its children, not what is below them, outside of its parent's turn.
  ///
  /// For arrangements that place boxes the way another container would.
  public mutating func arrange(_ box: BoxID, proposal: BoxProposal) {
    put(box, at: .zero, proposal: proposal)
    placeChildren(of: box)
  }

  /// Puts the children of a box into their places, not what is below them.
  mutating func placeChildren(of box: BoxID) {
    let node = nodes[box.index]
    switch node.kind {
    case .empty, .text, .fill, .shape, .spacer, .divider, .progress, .picture, .drawing: return
    case .frame(let width, let height, let alignment, let points):
      let only = child(0, of: node)
      align(
        only, in: node.size, alignment,
        proposal: BoxProposal(
          width: width >= 0 ? Int(width) : node.proposal.width,
          height: height >= 0 ? Int(height) : node.proposal.height))
      inheritPoints(only, from: node)
      let own = framePoints[Int(points)]
      if width >= 0, nodes[only.index].size.width == Int(width) {
        nodes[only.index].pointWidth = own.width
      }
      if height >= 0, nodes[only.index].size.height == Int(height) {
        nodes[only.index].pointHeight = own.height
      }
    case .flexibleFrame(let number):
      let frame = flexibleFrames[Int(number)]
      let only = child(0, of: node)
      align(only, in: node.size, frame.alignment, proposal: frame.proposal(for: node.proposal))
      inheritPoints(only, from: node)
    case .padding(let top, let leading, let bottom, let trailing):
      put(
        child(0, of: node), at: BoxPoint(x: Int(leading), y: Int(top)),
        proposal: BoxProposal(
          width: BoxProposal.reduced(node.proposal.width, by: Int(leading + trailing)),
          height: BoxProposal.reduced(node.proposal.height, by: Int(top + bottom))))
    case .offset(let x, let y):
      putOnly(of: node, at: BoxPoint(x: Int(x), y: Int(y)), proposal: node.proposal)
    case .position(let x, let y):
      let size = measure(child(0, of: node), node.proposal)
      func start(_ centre: Float, _ length: Int) -> Int {
        Int((centre - Float(length) / 2 + 0.5).rounded(.down))
      }
      putOnly(
        of: node, at: BoxPoint(x: start(x, size.width), y: start(y, size.height)), proposal: node.proposal)
    case .fixedSize(let horizontal, let vertical):
      let only = child(0, of: node)
      let freed = node.proposal.freed(horizontal: horizontal, vertical: vertical)
      // Once its height is known a row is offered that, as a column its width: what is flexible in it becomes as
      // large as the rest. Along its own axis it would share out anew.
      let size =
        horizontal == vertical ? BoxSize(width: freed.width, height: freed.height) : measure(only, freed)
      putOnly(
        of: node, at: .zero,
        proposal: BoxProposal(
          width: horizontal ? size.width : freed.width, height: vertical ? size.height : freed.height))
    case .aspectRatio(let ratio, let fill):
      let only = child(0, of: node)
      putOnly(of: node, at: .zero, proposal: aspectProposal(only, ratio, fill: fill, node.proposal))
    case .space(let number):
      spaces[Int(number)] = BoxSpace(origin: placedOrigin, size: node.size)
      putOnly(of: node, at: .zero, proposal: node.proposal)
    case .opacity, .rotation, .clip, .hidden, .region, .guide:
      putOnly(of: node, at: .zero, proposal: node.proposal)
    case .layer(let alignment, _), .mask(let alignment):
      putOnly(of: node, at: .zero, proposal: node.proposal)
      let secondary = child(1, of: node)
      align(secondary, in: node.size, alignment, proposal: BoxProposal(node.size))
      inheritPoints(secondary, from: node)
    case .stack(let axis, _, let spacing, let points):
      _ = arrangeStack(box, axis: axis, spacing: spacing, points: points, node.proposal, place: true)
      for position in 0..<Int(node.childCount) {
        inheritPoints(child(position, of: node), from: node, along: axis.other)
      }
    case .depthStack(let alignment): placeDepthStack(node, alignment)
    case .firstThatFits(let horizontal, let vertical):
      // The others have the size of nothing, are not laid out and not drawn.
      let fitting = fittingPosition(node, horizontal, vertical, node.proposal)
      for position in 0..<Int(node.childCount) {
        let candidate = child(position, of: node)
        nodes[candidate.index].size = .zero
        if position == fitting { put(candidate, at: .zero, proposal: node.proposal) }
      }
    case .reader(let number):
      let content = content(of: Int(number), size: node.size)
      nodes[box.index].firstChild = Int32(childIDs.count)
      nodes[box.index].childCount = 1
      childIDs.append(content)
      put(content, at: .zero, proposal: BoxProposal(node.size))
      inheritPoints(content, from: node)
    case .arranged(let number):
      arrangements[Int(number)].place(
        children(of: box), in: &self, size: node.size, proposal: node.proposal)
      for position in 0..<Int(node.childCount) {
        inheritPoints(child(position, of: node), from: node)
      }
    }
  }

  /// Moves boxes that are in their places already.
  public mutating func shift(_ boxes: some Collection<BoxID>, x: Int, y: Int) {
    for box in boxes {
      nodes[box.index].origin.x += x
      nodes[box.index].origin.y += y
    }
  }

  /// Puts a child into a larger or smaller box by an alignment.
  public mutating func align(
    _ box: BoxID, in room: BoxSize, _ alignment: BoxAlignment, proposal: BoxProposal
  ) {
    let size = measure(box, proposal)
    func offset(_ axis: BoxAxis) -> Int {
      let guide = alignment[axis]
      let own = explicitGuide(guide, axis, of: box, proposal: proposal)
      if own == nil && !guide.isBaseline && !guide.isCustom {
        let offset = Self.offset(of: size[axis], in: room[axis], guide)
        return offset + oddUnit(box, axis, guide, offset: offset, size: size[axis], room: room[axis])
      }
      return defaultGuide(guide, axis, size: room) - (own ?? defaultGuide(guide, axis, size: size))
    }
    put(box, at: BoxPoint(x: offset(.horizontal), y: offset(.vertical)), proposal: proposal)
  }

  /// 1 where a box in the middle leaves the odd unit before it: where something in it is moved over the edge
  /// before it and nothing over the one behind it.
  private func oddUnit(
    _ box: BoxID, _ axis: BoxAxis, _ guide: BoxGuide, offset: Int, size: Int, room: Int
  ) -> Int {
    guard usesOffsets, guide == .center, (room - size) & 1 == 1, metrics.unit == .cells else { return 0 }
    let seen = seenOffsets(of: box, axis)
    return offset + seen.lowerBound < 0 && offset + 1 + size + seen.upperBound <= room ? 1 : 0
  }

  /// How far what lies over one another in a box is moved from where it stands.
  private func seenOffsets(of box: BoxID, _ axis: BoxAxis) -> ClosedRange<Int> {
    let node = nodes[box.index]
    let below: ClosedRange<Int>
    switch node.kind {
    case .depthStack, .layer:
      let ranges = (0..<Int(node.childCount)).map { seenOffsets(of: child($0, of: node), axis) }
      below = (ranges.map(\.lowerBound).min() ?? 0)...(ranges.map(\.upperBound).max() ?? 0)
    case .frame, .flexibleFrame, .opacity, .rotation, .region, .guide, .space, .offset:
      below = seenOffsets(of: child(0, of: node), axis)
    default: return 0...0
    }
    guard case .offset(let x, let y) = node.kind else { return below }
    let own = Int(axis == .horizontal ? x : y)
    return below.lowerBound + own...below.upperBound + own
  }

  /// What a reader shows in a size at the place that is being laid out.
  private mutating func content(of reader: Int, size: BoxSize) -> BoxID {
    if let made = readers[reader].made, made.size == size, made.origin == placedOrigin {
      return made.content
    }
    let content = readers[reader].content(&self, size)
    readers[reader].made = (content, size, placedOrigin)
    return content
  }

  private mutating func putOnly(of node: BoxNode, at origin: BoxPoint, proposal: BoxProposal) {
    let only = child(0, of: node)
    put(only, at: origin, proposal: proposal)
    inheritPoints(only, from: node)
  }

  private mutating func placeDepthStack(_ node: BoxNode, _ alignment: BoxAlignment) {
    let proposal = node.proposal
    let across = extent(of: node, .horizontal, alignment, proposal).before
    let down = extent(of: node, .vertical, alignment, proposal).before
    for position in 0..<Int(node.childCount) {
      let id = child(position, of: node)
      align(id, in: node.size, alignment, proposal: proposal)
      let size = nodes[id.index].size
      if let across {
        nodes[id.index].origin.x =
          across - guideValue(alignment.horizontal, .horizontal, of: id, size: size, proposal: proposal)
      }
      if let down {
        nodes[id.index].origin.y =
          down - guideValue(alignment.vertical, .vertical, of: id, size: size, proposal: proposal)
      }
      inheritPoints(id, from: node)
    }
  }

  /// A child that fills its parent keeps the points that the parent was given.
  private mutating func inheritPoints(_ box: BoxID, from node: BoxNode, along axis: BoxAxis? = nil) {
    if axis != .vertical, nodes[box.index].size.width == node.size.width {
      nodes[box.index].pointWidth = node.pointWidth
    }
    if axis != .horizontal, nodes[box.index].size.height == node.size.height {
      nodes[box.index].pointHeight = node.pointHeight
    }
  }
}
