/// What a stack has learned of one child.
private struct StackChild {
  var box: BoxID
  var least = 0
  var flexibility = 0
  var priority: Float = 0
  var size = BoxSize.zero
  var offered = 0
}

extension BoxTree {
  /// Lays out a stack and answers its size; with `place` the children are put into their places too.
  ///
  /// SwiftUI's way: children of higher priority first, and among equals the least flexible first; each
  /// is offered an equal share of what is left, rounded down to whole units.
  mutating func arrangeStack(
    _ box: BoxID, axis: BoxAxis, spacing: Int32, _ proposal: BoxProposal, place: Bool
  ) -> BoxSize {
    let node = nodes[box.index]
    let count = Int(node.childCount)
    guard count > 0 else { return .zero }
    return withUnsafeTemporaryAllocation(of: StackChild.self, capacity: count) { buffer in
      for position in 0..<count {
        let id = child(position, of: node)
        buffer.initializeElement(
          at: position, to: StackChild(box: id, priority: nodes[id.index].priority))
      }
      defer { buffer.deinitialize() }
      let children = UnsafeMutableBufferPointer(rebasing: buffer[0..<count])
      var gaps = 0
      for position in 1..<max(1, count) {
        gaps += gap(spacing, axis, children[position - 1].box, children[position].box)
      }
      distribute(children, axis, gaps: gaps, proposal)
      return stackSize(
        children, of: box, axis: axis, spacing: spacing, proposal, place: place)
    }
  }

  /// The gap between two neighbours: the stack's own, or the default, which a spacer does not want.
  private func gap(_ spacing: Int32, _ axis: BoxAxis, _ first: BoxID, _ second: BoxID) -> Int {
    guard spacing == defaultSpacing else { return Int(spacing) }
    if isSpacer(first) || isSpacer(second) { return 0 }
    return metrics.spacing(8, along: axis)
  }

  private mutating func distribute(
    _ children: UnsafeMutableBufferPointer<StackChild>, _ axis: BoxAxis, gaps: Int,
    _ proposal: BoxProposal
  ) {
    var childProposal = proposal
    let offered = proposal[axis]
    // Without a limit there is nothing to share: every child gets the same answer it asks for.
    if offered == BoxProposal.unspecified || offered >= BoxProposal.infinity || children.count == 1 {
      if children.count == 1 { childProposal[axis] = BoxProposal.reduced(offered, by: gaps) }
      for position in children.indices {
        children[position].offered = childProposal[axis]
        children[position].size = measure(children[position].box, childProposal)
      }
      return
    }
    var left = max(0, offered - gaps)
    var hasPriorities = false
    for position in children.indices {
      childProposal[axis] = 0
      let least = measure(children[position].box, childProposal)[axis]
      childProposal[axis] = BoxProposal.infinity
      let most = measure(children[position].box, childProposal)[axis]
      children[position].least = least
      children[position].flexibility = most - least
      hasPriorities = hasPriorities || children[position].priority != children[0].priority
    }
    withUnsafeTemporaryAllocation(of: Int.self, capacity: children.count) { order in
      for position in children.indices { order.initializeElement(at: position, to: position) }
      sortForOffers(order, children)
      // What children of lower priority need at least is kept for them.
      var reserved = hasPriorities ? children.reduce(0) { $0 + $1.least } : 0
      var groupStart = 0
      while groupStart < order.count {
        let priority = children[order[groupStart]].priority
        var groupEnd = groupStart
        while groupEnd < order.count, children[order[groupEnd]].priority == priority {
          if hasPriorities { reserved -= children[order[groupEnd]].least }
          groupEnd += 1
        }
        for turn in groupStart..<groupEnd {
          let share = max(0, left - reserved) / (groupEnd - turn)
          let position = order[turn]
          childProposal[axis] = share
          children[position].offered = share
          children[position].size = measure(children[position].box, childProposal)
          left = max(0, left - children[position].size[axis])
        }
        groupStart = groupEnd
      }
    }
  }

  /// By priority, then by flexibility, then by position: an insertion sort, stacks being short.
  private func sortForOffers(
    _ order: UnsafeMutableBufferPointer<Int>, _ children: UnsafeMutableBufferPointer<StackChild>
  ) {
    func comesBefore(_ first: StackChild, _ second: StackChild) -> Bool {
      first.priority != second.priority
        ? first.priority > second.priority : first.flexibility < second.flexibility
    }
    guard order.count <= 32 else {
      let sorted = order.sorted {
        comesBefore(children[$0], children[$1])
          || (!comesBefore(children[$1], children[$0]) && $0 < $1)
      }
      for (place, position) in sorted.enumerated() { order[place] = position }
      return
    }
    for start in 1..<max(1, order.count) {
      var place = start
      let moving = order[start]
      while place > 0, comesBefore(children[moving], children[order[place - 1]]) {
        order[place] = order[place - 1]
        place -= 1
      }
      order[place] = moving
    }
  }

  private mutating func stackSize(
    _ children: UnsafeMutableBufferPointer<StackChild>, of box: BoxID, axis: BoxAxis, spacing: Int32,
    _ proposal: BoxProposal, place: Bool
  ) -> BoxSize {
    guard case .stack(_, let guide, _) = nodes[box.index].kind else { return .zero }
    let cross = axis.other
    var length = 0
    var (before, after) = (0, 0)
    let usesGuides = guide.isBaseline || guide.isCustom || !guideFunctions.isEmpty
    func childProposal(_ child: StackChild) -> BoxProposal {
      var own = proposal
      own[axis] = child.offered
      return own
    }
    withUnsafeTemporaryAllocation(of: Int.self, capacity: children.count) { guides in
      for position in children.indices {
        let child = children[position]
        if position > 0 { length += gap(spacing, axis, children[position - 1].box, child.box) }
        length = min(BoxProposal.infinity, length + child.size[axis])
        if usesGuides {
          let value = guideValue(
            guide, cross, of: child.box, size: child.size, proposal: childProposal(child))
          guides.initializeElement(at: position, to: value)
          before = max(before, value)
          after = max(after, child.size[cross] - value)
        } else {
          after = max(after, child.size[cross])
        }
      }
      guard place else { return }
      var position = 0
      for index in children.indices {
        let child = children[index]
        if index > 0 { position += gap(spacing, axis, children[index - 1].box, child.box) }
        var offset = 0
        if usesGuides && !(guide == .center && guideFunctions.isEmpty) {
          offset = before - guides[index]
        } else {
          offset = Self.offset(of: child.size[cross], in: before + after, guide)
        }
        put(
          child.box,
          at: axis == .horizontal ? BoxPoint(x: position, y: offset) : BoxPoint(x: offset, y: position),
          proposal: childProposal(child))
        position += child.size[axis]
      }
    }
    return axis == .horizontal
      ? BoxSize(width: length, height: before + after) : BoxSize(width: before + after, height: length)
  }

  /// Where a length stands in a longer one; centred, the odd unit is behind it.
  public static func offset(of length: Int, in room: Int, _ guide: BoxGuide) -> Int {
    switch guide {
    case .start: 0
    case .end: room - length
    default: (room - length) >> 1
    }
  }
}
