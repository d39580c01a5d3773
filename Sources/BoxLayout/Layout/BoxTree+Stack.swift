/// What a stack has learned of one child.
private struct StackChild {
  var box: BoxID
  var least = 0
  var flexibility = 0
  var priority: Float = 0
  var size = BoxSize.zero
  var offered = 0
  /// From the end of the child before it.
  var gap = 0
}

extension BoxTree {
  /// Lays out a stack and answers its size; with `place` the children are put into their places too.
  ///
  /// SwiftUI's way: children of higher priority first, and among equals the least flexible first; each
  /// is offered an equal share of what is left, rounded down to whole units.
  ///
  /// In a row a gap of 2 points and more is at least a column, so that neighbours are told apart. A gap under
  /// 4 points is none where the row would be longer than it is offered, and bars narrower than a column stand
  /// as close as the points from one to the next say: a cell's own blank is seen between them.
  mutating func arrangeStack(
    _ box: BoxID, axis: BoxAxis, spacing: Int32, points: Float, _ proposal: BoxProposal, place: Bool
  ) -> BoxSize {
    let node = nodes[box.index]
    let count = Int(node.childCount)
    guard count > 0 else { return .zero }
    return withUnsafeTemporaryAllocation(of: StackChild.self, capacity: count) { buffer in
      var gaps = 0
      for position in 0..<count {
        let id = child(position, of: node)
        var own = StackChild(box: id, priority: nodes[id.index].priority)
        if position > 0 { own.gap = gap(spacing, points, axis, buffer[position - 1].box, id) }
        gaps += own.gap
        buffer.initializeElement(at: position, to: own)
      }
      defer { buffer.deinitialize() }
      let children = UnsafeMutableBufferPointer(rebasing: buffer[0..<count])
      distribute(children, axis, gaps: gaps, proposal)
      if metrics.isWidened(points), gaps > 0, proposal[axis] < BoxProposal.infinity,
        proposal[axis] != BoxProposal.unspecified,
        children.reduce(gaps, { $0 + $1.size[axis] }) > proposal[axis]
          || children.contains(where: { $0.size[axis] == 0 && $0.flexibility > 0 })
      {
        for position in children.indices { children[position].gap = 0 }
        distribute(children, axis, gaps: 0, proposal)
      } else if axis == .horizontal, metrics.unit == .cells, gaps > 0 {
        narrowGaps(children, points: points, proposal)
      }
      return stackSize(children, of: node, axis: axis, proposal, place: place)
    }
  }

  /// Takes from the gaps what a row is too long by rounding alone: frames that are more than half a column over
  /// their whole columns take one more each, and where the gaps are what is left of the width, as in a bar of
  /// steps, the last frame would be pushed out.
  private func narrowGaps(
    _ children: UnsafeMutableBufferPointer<StackChild>, points: Float, _ proposal: BoxProposal
  ) {
    let offered = proposal[.horizontal]
    guard points > Float(Metrics.columnPoints), offered < BoxProposal.infinity,
      offered != BoxProposal.unspecified
    else { return }
    var excess = children.reduce(-offered) { $0 + $1.size.width + $1.gap }
    guard excess > 0 else { return }
    let length = children.reduce(Float(children.count - 1) * points) { length, child in
      length + (frameWidth(child.box) ?? Float(metrics.points(horizontal: child.size.width)))
    }
    guard length < Float(metrics.points(horizontal: offered)) + 1 else { return }
    while excess > 0, children.contains(where: { $0.gap > 1 }) {
      for position in children.indices.reversed() where excess > 0 && children[position].gap > 1 {
        children[position].gap -= 1
        excess -= 1
      }
    }
  }

  /// The points of the frame around a box.
  private func frameWidth(_ box: BoxID) -> Float? {
    let node = nodes[box.index]
    switch node.kind {
    case .frame(let width, _, _, let points) where width >= 0: return framePoints[Int(points)].width
    case .frame, .flexibleFrame, .opacity, .rotation, .clip, .region, .guide, .space, .offset, .layer:
      return frameWidth(child(0, of: node))
    case .depthStack:
      let widths = (0..<Int(node.childCount)).map { frameWidth(child($0, of: node)) }
      return widths.contains(nil) ? nil : widths.compactMap(\.self).max()
    default: return nil
    }
  }

  /// The gap between two neighbours: the stack's own, or the default, which a spacer does not want.
  private func gap(
    _ spacing: Int32, _ points: Float, _ axis: BoxAxis, _ first: BoxID, _ second: BoxID
  ) -> Int {
    guard spacing == defaultSpacing else {
      guard points > 0, spacing > 0, metrics.unit == .cells, let width = barWidth(first),
        barWidth(second) != nil
      else { return Int(spacing) }
      return max(0, metrics.horizontal(Double(width + points)) - 1)
    }
    if nodes[first.index].isSpacer || nodes[second.index].isSpacer { return 0 }
    return metrics.spacing(8, along: axis)
  }

  /// The points of a bar's frame where it is narrower than a column; dots are no bars.
  private func barWidth(_ box: BoxID) -> Float? {
    var node = nodes[box.index]
    var width: Float?
    while true {
      switch node.kind {
      case .frame(_, _, _, let points):
        let own = framePoints[Int(points)]
        width = width ?? (own.width > 0 && own.width < Float(Metrics.columnPoints) ? own.width : nil)
      case .flexibleFrame, .opacity, .rotation, .clip, .region, .guide, .space, .offset: break
      case .shape(let number):
        if case .form(.circle) = shapes[Int(number)].source { return nil }
        return width
      case .fill: return width
      default: return nil
      }
      node = nodes[child(0, of: node).index]
    }
  }

  private mutating func distribute(
    _ children: UnsafeMutableBufferPointer<StackChild>, _ axis: BoxAxis, gaps: Int,
    _ proposal: BoxProposal
  ) {
    var childProposal = proposal
    let offered = proposal[axis]
    // Without a limit there is nothing to share: every child gets the same answer it asks for.
    if offered == BoxProposal.unspecified || offered >= BoxProposal.infinity || children.count == 1 {
      for position in children.indices {
        children[position].offered = childProposal[axis]
        children[position].size = measure(children[position].box, childProposal)
      }
      return
    }
    var left = max(0, offered - gaps)
    withUnsafeTemporaryAllocation(of: Int.self, capacity: children.count) { order in
      for position in children.indices { order.initializeElement(at: position, to: position) }
      sort(order) { children[$0].priority > children[$1].priority }
      // What children of lower priority need at least is kept for them.
      var reserved = 0
      let highest = children[order[0]].priority
      for position in children.indices where children[position].priority < highest {
        childProposal[axis] = 0
        children[position].least = measure(children[position].box, childProposal)[axis]
        reserved += children[position].least
      }
      var start = 0
      while start < order.count {
        let priority = children[order[start]].priority
        var end = start
        while end < order.count, children[order[end]].priority == priority {
          reserved -= children[order[end]].least
          end += 1
        }
        let group = UnsafeMutableBufferPointer(rebasing: order[start..<end])
        // One child takes what is left whatever its flexibility.
        if group.count > 1 {
          for position in group {
            children[position].flexibility = flexibility(children[position], axis, proposal)
          }
          sort(group) { children[$0].flexibility < children[$1].flexibility }
        }
        for (turn, position) in group.enumerated() {
          let share = max(0, left - reserved) / (group.count - turn)
          childProposal[axis] = share
          children[position].offered = share
          children[position].size = measure(children[position].box, childProposal)
          left = max(0, left - children[position].size[axis])
        }
        start = end
      }
    }
  }

  /// How much longer a child can be than it must be; all that grow without end are alike.
  private mutating func flexibility(
    _ child: StackChild, _ axis: BoxAxis, _ proposal: BoxProposal
  ) -> Int {
    var own = proposal
    own[axis] = BoxProposal.infinity
    let most = measure(child.box, own)[axis]
    if most >= BoxProposal.infinity { return .max }
    own[axis] = 0
    return most - measure(child.box, own)[axis]
  }

  /// Sorts positions and keeps the order of equals; stacks being short, mostly by insertion.
  private func sort(
    _ order: UnsafeMutableBufferPointer<Int>, by comesBefore: (Int, Int) -> Bool
  ) {
    guard order.count <= 32 else {
      let sorted = order.sorted { comesBefore($0, $1) || (!comesBefore($1, $0) && $0 < $1) }
      for (place, position) in sorted.enumerated() { order[place] = position }
      return
    }
    for start in 1..<max(1, order.count) {
      var place = start
      let moving = order[start]
      while place > 0, comesBefore(moving, order[place - 1]) {
        order[place] = order[place - 1]
        place -= 1
      }
      order[place] = moving
    }
  }

  private mutating func stackSize(
    _ children: UnsafeMutableBufferPointer<StackChild>, of node: BoxNode, axis: BoxAxis,
    _ proposal: BoxProposal, place: Bool
  ) -> BoxSize {
    guard case .stack(_, let guide, _, _) = node.kind else { return .zero }
    let cross = axis.other
    var length = 0
    func childProposal(_ child: StackChild) -> BoxProposal {
      var own = proposal
      own[axis] = child.offered
      return own
    }
    return withUnsafeTemporaryAllocation(of: Int.self, capacity: children.count) { guides in
      // Edges and centres are what they are unless something says otherwise.
      var usesGuides = guide.isBaseline || guide.isCustom
      let asks = usesGuides || node.contents.contains(.guides)
      for position in children.indices {
        let child = children[position]
        length = min(BoxProposal.infinity, length + child.gap + child.size[axis])
        guard asks else { continue }
        let own = explicitGuide(guide, cross, of: child.box, proposal: childProposal(child))
        usesGuides = usesGuides || own != nil
        guides.initializeElement(
          at: position, to: own ?? defaultGuide(guide, cross, size: child.size))
      }
      var (before, after) = (usesGuides ? Int.min : 0, 0)
      for position in children.indices {
        let value = usesGuides ? guides[position] : 0
        before = max(before, value)
        after =
          position == 0 ? children[0].size[cross] - value : max(after, children[position].size[cross] - value)
      }
      let breadth = min(BoxProposal.infinity, max(0, before + after))
      if place {
        var position = 0
        for index in children.indices {
          let child = children[index]
          position += child.gap
          let offset =
            usesGuides ? before - guides[index] : Self.offset(of: child.size[cross], in: breadth, guide)
          put(
            child.box,
            at: axis == .horizontal ? BoxPoint(x: position, y: offset) : BoxPoint(x: offset, y: position),
            proposal: childProposal(child))
          position += child.size[axis]
        }
      }
      return axis == .horizontal
        ? BoxSize(width: max(0, length), height: breadth) : BoxSize(width: breadth, height: max(0, length))
    }
  }

  /// Where a length stands in a longer one; centred, the odd unit is behind it.
  public static func offset(of length: Int, in room: Int, _ guide: BoxGuide) -> Int {
    switch guide {
    case .start: 0
    case .end: room - length
    // Towards nothing in both directions: what is in the middle of a box that is too large for its room is in
    // the middle of the room.
    default: (room - length) / 2
    }
  }
}
