extension BoxTree {
  /// The size a box answers to a proposal, in the units of the metrics.
  public mutating func measure(_ box: BoxID, _ proposal: BoxProposal) -> BoxSize {
    let node = nodes[box.index]
    switch node.kind {
    // Cheaper to answer than to look up.
    case .empty: return .zero
    case .fill, .shape, .drawing, .reader: return proposal.size(orWidth: idealColumn, orHeight: idealRow)
    case .spacer(let width, let height, let axis):
      return spacerSize(BoxSize(width: Int(width), height: Int(height)), axis, proposal)
    case .divider(_, let axis): return dividerSize(axis, proposal)
    case .opacity, .rotation, .offset, .hidden, .region, .clip, .guide, .space:
      return measure(child(0, of: node), proposal)
    case .layer, .mask: return measure(child(0, of: node), proposal)
    case .frame(let width, let height, _, _) where width >= 0 && height >= 0:
      return BoxSize(width: Int(width), height: Int(height))
    case .text(let number):
      if let size = lineSize(texts[Int(number)], proposal) { return size }
    default: break
    }
    if let known = cache.size(of: box, for: proposal) { return known }
    measuredBoxes += 1
    let size = computeSize(box, node, proposal)
    cache.store(size, of: box, for: proposal)
    return size
  }

  private mutating func computeSize(_ box: BoxID, _ node: BoxNode, _ proposal: BoxProposal) -> BoxSize {
    switch node.kind {
    case .text(let number): return textSize(number, proposal)
    case .progress(let number): return progressSize(progresses[Int(number)], proposal)
    case .picture(let number): return pictureSize(pictures[Int(number)], proposal)
    case .frame(let width, let height, _, _):
      let inner = BoxProposal(
        width: width >= 0 ? Int(width) : proposal.width,
        height: height >= 0 ? Int(height) : proposal.height)
      let size = measure(child(0, of: node), inner)
      return BoxSize(
        width: width >= 0 ? Int(width) : size.width, height: height >= 0 ? Int(height) : size.height)
    case .flexibleFrame(let number):
      return flexibleSize(flexibleFrames[Int(number)], child(0, of: node), proposal)
    case .padding(let top, let leading, let bottom, let trailing):
      let (across, down) = (Int(leading + trailing), Int(top + bottom))
      let size = measure(
        child(0, of: node),
        BoxProposal(
          width: BoxProposal.reduced(proposal.width, by: across),
          height: BoxProposal.reduced(proposal.height, by: down)))
      return BoxSize(width: max(0, size.width + across), height: max(0, size.height + down))
    case .position:
      let size = measure(child(0, of: node), proposal)
      return proposal.size(orWidth: size.width, orHeight: size.height)
    case .fixedSize(let horizontal, let vertical):
      return measure(child(0, of: node), proposal.freed(horizontal: horizontal, vertical: vertical))
    case .aspectRatio(let ratio, let fill):
      return measure(child(0, of: node), aspectProposal(child(0, of: node), ratio, fill: fill, proposal))
    case .stack(let axis, _, let spacing, let points):
      return arrangeStack(box, axis: axis, spacing: spacing, points: points, proposal, place: false)
    case .depthStack(let alignment):
      return BoxSize(
        width: extent(of: node, .horizontal, alignment, proposal).length,
        height: extent(of: node, .vertical, alignment, proposal).length)
    case .firstThatFits(let horizontal, let vertical):
      guard let fitting = fittingPosition(node, horizontal, vertical, proposal) else { return .zero }
      return measure(child(fitting, of: node), proposal)
    case .arranged(let number):
      return arrangements[Int(number)].size(of: children(of: box), in: &self, proposal: proposal)
    case .empty, .fill, .shape, .drawing, .spacer, .divider, .reader, .opacity, .rotation, .offset, .hidden,
      .region,
      .clip, .guide, .space, .layer, .mask:
      preconditionFailure("answered before the cache")
    }
  }

  /// The width in cells up to which a circle may be one row high: 36.67 points, the height of a compact
  /// island, whose content is one row.
  private static let flatCircleWidth = 5

  /// What a colour or a shape takes without a proposal: SwiftUI's 10 points.
  private var idealColumn: Int { metrics.frameWidth(10) }
  private var idealRow: Int { metrics.frameHeight(10) }

  private func spacerSize(_ minimum: BoxSize, _ axis: BoxAxis?, _ proposal: BoxProposal) -> BoxSize {
    func length(_ axis: BoxAxis) -> Int {
      proposal[axis] == BoxProposal.unspecified ? minimum[axis] : max(minimum[axis], proposal[axis])
    }
    return BoxSize(
      width: axis == .vertical ? 0 : length(.horizontal),
      height: axis == .horizontal ? 0 : length(.vertical))
  }

  private func dividerSize(_ axis: BoxAxis, _ proposal: BoxProposal) -> BoxSize {
    // Thinner than a cell; it still has to be seen.
    let thickness = metrics.unit == .cells ? 1 : Metrics.unitsPerPoint / 3
    let size = proposal.size(orWidth: idealColumn, orHeight: idealRow)
    return axis == .horizontal
      ? BoxSize(width: size.width, height: thickness) : BoxSize(width: thickness, height: size.height)
  }

  private func progressSize(_ box: ProgressBox, _ proposal: BoxProposal) -> BoxSize {
    guard box.isFlexible else { return box.idealSize }
    switch box.form {
    case .ring, .ringMarker:
      return proposal.size(orWidth: box.idealSize.width, orHeight: box.idealSize.height)
    case .bar, .marker: break
    }
    guard proposal.width != BoxProposal.unspecified else { return box.idealSize }
    return BoxSize(width: max(1, proposal.width), height: box.idealSize.height)
  }

  private func pictureSize(_ box: PictureBox, _ proposal: BoxProposal) -> BoxSize {
    let own = BoxSize(width: metrics.frameWidth(box.width), height: metrics.frameHeight(box.height))
    return box.isResizable ? proposal.size(orWidth: own.width, orHeight: own.height) : own
  }

  private mutating func flexibleSize(
    _ frame: FlexibleFrame, _ child: BoxID, _ proposal: BoxProposal
  ) -> BoxSize {
    let size = measure(child, frame.proposal(for: proposal))
    return BoxSize(
      width: frame.length(.horizontal, proposal: proposal.width, child: size.width),
      height: frame.length(.vertical, proposal: proposal.height, child: size.height))
  }

  /// The position of the child that `ViewThatFits` shows.
  mutating func fittingPosition(
    _ node: BoxNode, _ horizontal: Bool, _ vertical: Bool, _ proposal: BoxProposal
  ) -> Int? {
    let count = Int(node.childCount)
    for position in 0..<count {
      if position == count - 1 { return position }
      let size = measure(
        child(position, of: node), proposal.freed(horizontal: horizontal, vertical: vertical))
      let fitsAcross =
        !horizontal || proposal.width == BoxProposal.unspecified || size.width <= proposal.width
      let fitsDown =
        !vertical || proposal.height == BoxProposal.unspecified || size.height <= proposal.height
      if fitsAcross && fitsDown { return position }
    }
    return nil
  }

  /// How far the children of a depth stack reach along an axis: before the guide on which they are put
  /// over one another, and in all. Where nothing says anything of the guide, that is the longest of them.
  mutating func extent(
    of node: BoxNode, _ axis: BoxAxis, _ alignment: BoxAlignment, _ proposal: BoxProposal
  ) -> (before: Int?, length: Int) {
    let guide = alignment[axis]
    var usesGuides = guide.isBaseline || guide.isCustom
    let asks = usesGuides || node.contents.contains(.guides)
    var (before, after, longest) = (Int.min, Int.min, 0)
    for position in 0..<Int(node.childCount) {
      let id = child(position, of: node)
      let size = measure(id, proposal)
      longest = max(longest, size[axis])
      guard asks else { continue }
      let own = explicitGuide(guide, axis, of: id, proposal: proposal)
      usesGuides = usesGuides || own != nil
      let value = own ?? defaultGuide(guide, axis, size: size)
      before = max(before, value)
      after = max(after, size[axis] - value)
    }
    guard usesGuides, node.childCount > 0 else { return (nil, longest) }
    return (before, min(BoxProposal.infinity, max(0, before + after)))
  }

  /// The proposal of the given ratio in points that fits into the parent's, or fills it.
  mutating func aspectProposal(
    _ child: BoxID, _ ratio: Double, fill: Bool, _ proposal: BoxProposal
  ) -> BoxProposal {
    var ratio = ratio
    if !(ratio > 0 && ratio.isFinite) {
      if case .picture(let number) = nodes[child.index].kind {
        // Its pixels say it better than its cells.
        ratio = pictures[Int(number)].ratio
      } else {
        let ideal = measure(child, .ideal)
        guard ideal.width > 0, ideal.height > 0 else { return proposal }
        ratio = metrics.points(horizontal: ideal.width) / metrics.points(vertical: ideal.height)
      }
    }
    let width = proposal.width == BoxProposal.unspecified ? BoxProposal.infinity : proposal.width
    let height = proposal.height == BoxProposal.unspecified ? BoxProposal.infinity : proposal.height
    if width >= BoxProposal.infinity && height >= BoxProposal.infinity { return proposal }
    let (across, down) = (metrics.points(horizontal: width), metrics.points(vertical: height))
    // Round shapes behind a short text one row high, whose padding is less than a row, enclose it.
    if metrics.unit == .cells, ratio == 1, !fill, height == 1, width <= Self.flatCircleWidth,
      case .shape = nodes[child.index].kind
    {
      return BoxProposal(width: width, height: height)
    }
    // Lengths that keep the ratio but for rounding stay whole: 24 x 24 points are 3 x 1 cells.
    if metrics.unit == .cells, width < BoxProposal.infinity, height < BoxProposal.infinity,
      metrics.frameHeight(across / ratio) == height || metrics.frameWidth(down * ratio) == width
    {
      return BoxProposal(width: width, height: height)
    }
    let byWidth =
      height >= BoxProposal.infinity
      || (width < BoxProposal.infinity && (across / ratio <= down) != fill)
    return byWidth
      ? BoxProposal(width: width, height: metrics.frameHeight(across / ratio))
      : BoxProposal(width: metrics.frameWidth(down * ratio), height: height)
  }
}

extension BoxProposal {
  /// The proposal with some of its lengths left open.
  func freed(horizontal: Bool, vertical: Bool) -> BoxProposal {
    BoxProposal(
      width: horizontal ? Self.unspecified : width, height: vertical ? Self.unspecified : height)
  }
}

extension FlexibleFrame {
  /// What the child is offered: the parent's proposal, or the ideal, kept inside the bounds.
  func proposal(for proposal: BoxProposal) -> BoxProposal {
    BoxProposal(
      width: offered(.horizontal, proposal.width), height: offered(.vertical, proposal.height))
  }

  private func offered(_ axis: BoxAxis, _ length: Int) -> Int {
    var length = length == BoxProposal.unspecified ? ideal[axis] : length
    guard length != BoxProposal.unspecified else { return length }
    if maximum[axis] != BoxProposal.unspecified { length = min(length, maximum[axis]) }
    if minimum[axis] != BoxProposal.unspecified { length = max(length, minimum[axis]) }
    return length
  }

  /// The frame's own length: the proposal inside the bounds, a missing bound being the child's length.
  func length(_ axis: BoxAxis, proposal: Int, child: Int) -> Int {
    let open = BoxProposal.unspecified
    let (least, most) = (minimum[axis], maximum[axis])
    guard proposal != open else {
      let length = ideal[axis] != open ? ideal[axis] : child
      return max(least == open ? 0 : least, most == open ? length : min(length, most))
    }
    if least == open && most == open { return child }
    let lower = least == open ? min(child, most) : least
    let upper = most == open ? max(child, lower) : most
    return max(lower, min(proposal, max(lower, upper)))
  }
}
