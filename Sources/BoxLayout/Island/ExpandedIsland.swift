/// Lays out the regions of an expanded Dynamic Island around the camera.
///
/// The leading and the trailing region stand beside the camera and go on below it, the center region
/// hangs under the camera, the bottom region lies below them all over the whole width. The steps follow
/// OpenSwiftUI's reconstruction of the system's layout, which was checked against iOS.
public struct ExpandedIsland: Arrangement {
  public enum Column: UInt8, Hashable, Sendable {
    case leading, center, trailing, bottom
  }

  /// One view of a region, in the order in which the regions are written.
  public struct Item: Hashable, Sendable {
    public var column: Column
    public var priority: Double
    /// Goes below the camera when it is wider than the room beside it.
    public var isBelowIfTooWide: Bool

    public init(_ column: Column, priority: Double = 0, isBelowIfTooWide: Bool = false) {
      self.column = column
      self.priority = priority
      self.isBelowIfTooWide = isBelowIfTooWide
    }
  }

  private let items: [Item]
  private let cameraWidth: Int
  private let centerTop: Int
  private let gap: Int
  private let lineGap: Int
  private let heightLimit: Int

  /// Makes the layout for the children it will be given, in units.
  ///
  /// - Parameters:
  ///   - cameraWidth: the width that the camera keeps free in the middle.
  ///   - centerTop: from the top of the content to the top of the center region.
  ///   - gap: between neighbours side by side.
  ///   - lineGap: between views one under another.
  ///   - heightLimit: what the island has at most; views that would be higher are laid out again in what is left.
  public init(
    items: [Item], cameraWidth: Int, centerTop: Int, gap: Int, lineGap: Int, heightLimit: Int = .max
  ) {
    self.items = items
    self.cameraWidth = cameraWidth
    self.centerTop = centerTop
    self.gap = gap
    self.lineGap = lineGap
    self.heightLimit = heightLimit
  }

  public func size(
    of children: BoxChildren, in tree: inout BoxTree, proposal: BoxProposal
  ) -> BoxSize {
    let width = proposal.size(orWidth: cameraWidth * 3, orHeight: 0).width
    return BoxSize(width: width, height: plan(children, in: &tree, width: width).height)
  }

  public func place(
    _ children: BoxChildren, in tree: inout BoxTree, size: BoxSize, proposal: BoxProposal
  ) {
    let plan = plan(children, in: &tree, width: size.width)
    for (index, spot) in plan.spots.enumerated() {
      let x: Int
      switch items[index].column {
      case .leading, .bottom: x = 0
      case .trailing: x = size.width - spot.size.width
      case .center: x = (size.width - spot.size.width) >> 1
      }
      tree.put(
        children[index], at: BoxPoint(x: x, y: spot.top),
        proposal: BoxProposal(width: spot.offered, height: spot.height))
    }
  }
}

extension ExpandedIsland {
  /// Where one child goes and what it is offered.
  private struct Spot {
    var offered = 0
    var height = BoxProposal.unspecified
    var size = BoxSize.zero
    var top = 0
  }

  private struct Plan {
    var spots: [Spot]
    var height = 0
  }

  private func indices(_ column: Column) -> [Int] { items.indices.filter { items[$0].column == column } }

  private func plan(_ children: BoxChildren, in tree: inout BoxTree, width: Int) -> Plan {
    let (leading, trailing) = (indices(.leading), indices(.trailing))
    let (center, bottom) = (indices(.center), indices(.bottom))
    var plan = Plan(spots: Array(repeating: Spot(), count: items.count))

    // The center takes what the least widths of its neighbours leave, and at least the camera's width.
    let leadingGap = leading.isEmpty || center.isEmpty ? 0 : gap
    let trailingGap = trailing.isEmpty || center.isEmpty ? 0 : gap
    let sides = 2 * max(leadingGap, trailingGap)
    let leastCenter = max(0, cameraWidth - sides)
    let least = max(leastWidth(leading, children, &tree), leastWidth(trailing, children, &tree))
    let centerOffer = max(leastCenter, width - 2 * least - sides)
    var centerWidth = leastCenter
    for index in center {
      lay(index, offered: centerOffer, children, &tree, &plan)
      centerWidth = max(centerWidth, plan.spots[index].size.width)
    }

    let besideLeading = max(0, (width - centerWidth) / 2 - leadingGap)
    let besideTrailing = max(0, (width - centerWidth) / 2 - trailingGap)
    let (leadingWidth, trailingWidth) = columnWidths(
      width, leading: leading, trailing: trailing, besideLeading, besideTrailing)
    for index in leading { lay(index, offered: leadingWidth, children, &tree, &plan) }
    for index in trailing { lay(index, offered: trailingWidth, children, &tree, &plan) }
    for index in bottom { lay(index, offered: width, children, &tree, &plan) }
    for column in [leading, trailing, center] {
      fit(column, below: column == center ? centerTop : 0, children, &tree, &plan)
    }

    stack(center, from: centerTop, &plan)
    stack(leading, from: 0, &plan)
    stack(trailing, from: 0, &plan)
    let centerBottom = max(centerTop, self.bottom(of: center, plan))
    narrow(leading, to: besideLeading, above: centerBottom, children, &tree, &plan)
    narrow(trailing, to: besideTrailing, above: centerBottom, children, &tree, &plan)
    push(leading, wider: besideLeading, below: centerBottom, &plan)
    push(trailing, wider: besideTrailing, below: centerBottom, &plan)

    // The camera ends where the center region begins: nothing at the bottom runs under it.
    let above = [leading, trailing, center].reduce(centerTop) { max($0, self.bottom(of: $1, plan)) }
    fit(bottom, below: above + lineGap, children, &tree, &plan)
    stack(bottom, from: above + lineGap, &plan)
    plan.height = max(above, self.bottom(of: bottom, plan))
    return plan
  }

  /// The width of a column when nothing is offered; views that may go below do not count.
  private func leastWidth(_ column: [Int], _ children: BoxChildren, _ tree: inout BoxTree) -> Int {
    column.reduce(0) { width, index in
      guard !items[index].isBelowIfTooWide else { return width }
      let size = tree.measure(
        children[index], BoxProposal(width: 0, height: BoxProposal.unspecified))
      return max(width, size.width)
    }
  }

  /// The widths below the camera: shared equally, or the side of the higher priority takes all but what
  /// the other has beside the camera; a side alone takes everything.
  private func columnWidths(
    _ width: Int, leading: [Int], trailing: [Int], _ besideLeading: Int, _ besideTrailing: Int
  ) -> (leading: Int, trailing: Int) {
    if trailing.isEmpty || leading.isEmpty { return (width, width) }
    let shared = max(0, width - gap)
    let first = leading.map { items[$0].priority }.max() ?? 0
    let second = trailing.map { items[$0].priority }.max() ?? 0
    if first > second { return (max(0, shared - besideTrailing), besideTrailing) }
    if second > first { return (besideLeading, max(0, shared - besideLeading)) }
    return (shared / 2, shared / 2)
  }

  private func lay(
    _ index: Int, offered: Int, _ children: BoxChildren, _ tree: inout BoxTree, _ plan: inout Plan
  ) {
    plan.spots[index].offered = offered
    plan.spots[index].size = tree.measure(
      children[index], BoxProposal(width: offered, height: plan.spots[index].height))
  }

  /// Lays views of a column out again that are higher than the island has room: what is left is shared, and who
  /// needs less than a share leaves the rest to the others.
  private func fit(
    _ column: [Int], below top: Int, _ children: BoxChildren, _ tree: inout BoxTree, _ plan: inout Plan
  ) {
    let needed = column.reduce(lineGap * max(0, column.count - 1)) { $0 + plan.spots[$1].size.height }
    guard heightLimit < .max, !column.isEmpty, top + needed > heightLimit else { return }
    var left = max(0, heightLimit - top - lineGap * (column.count - 1))
    let order = column.sorted { plan.spots[$0].size.height < plan.spots[$1].size.height }
    for (turn, index) in order.enumerated() {
      let share = max(1, left / (order.count - turn))
      if plan.spots[index].size.height > share {
        plan.spots[index].height = share
        lay(index, offered: plan.spots[index].offered, children, &tree, &plan)
      }
      left = max(0, left - plan.spots[index].size.height)
    }
  }

  private func stack(_ column: [Int], from top: Int, _ plan: inout Plan) {
    var top = top
    for index in column {
      plan.spots[index].top = top
      top += plan.spots[index].size.height + lineGap
    }
  }

  private func bottom(of column: [Int], _ plan: Plan) -> Int {
    column.map { plan.spots[$0].top + plan.spots[$0].size.height }.max() ?? 0
  }

  /// Makes views that would run under the camera as narrow as the room beside it, one a pass, since each
  /// may push those below it out of the camera's way.
  private func narrow(
    _ column: [Int], to width: Int, above centerBottom: Int, _ children: BoxChildren,
    _ tree: inout BoxTree, _ plan: inout Plan
  ) {
    for _ in column {
      let reachable = column.prefix { !items[$0].isBelowIfTooWide }
      guard
        let tooWide = reachable.first(where: {
          plan.spots[$0].size.width > width && plan.spots[$0].offered != width
            && plan.spots[$0].top < centerBottom
        })
      else { return }
      lay(tooWide, offered: width, children, &tree, &plan)
      stack(column, from: 0, &plan)
    }
  }

  /// Moves the first view that may go below the camera there, with those after it.
  private func push(
    _ column: [Int], wider width: Int, below centerBottom: Int, _ plan: inout Plan
  ) {
    guard
      let position = column.firstIndex(where: {
        items[$0].isBelowIfTooWide && plan.spots[$0].size.width > width
          && plan.spots[$0].top < centerBottom
      })
    else { return }
    stack(Array(column[position...]), from: centerBottom + lineGap, &plan)
  }
}
