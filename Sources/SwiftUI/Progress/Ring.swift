import BoxLayout
import Foundation

/// A ring with what stands in its middle and in the gap at its bottom.
struct Ring: PrimitiveView {
  let form: ProgressBox.Form
  let amount: ProgressAmount
  /// Both sides in points, where no square is given.
  let sideLength: Double
  var tint: Color?
  var middle: [Slot] = []
  var bottom: [Slot] = []

  static func _lower(_ view: Self, into lowering: inout _Lowering) {
    let ring = lowering.meter(
      ProgressMeter(
        form: view.form, amount: view.amount, isFlexible: true, sideLength: view.sideLength,
        tint: view.tint))
    var boxes = [ring]
    for slot in view.middle { boxes.append(lowering.box(of: slot)) }
    if !view.bottom.isEmpty {
      let labels = view.bottom.map { lowering.box(of: $0) }
      boxes.append(lowering.tree.stack(.horizontal, alignment: .center, spacing: nil, labels))
    }
    let arrangement = RingArrangement(sideLength: view.sideLength, middleCount: view.middle.count)
    lowering.roots.append(lowering.tree.arranged(arrangement, boxes))
  }
}

extension _Lowering {
  /// Lowers a slot to one box that is not added to ``roots``.
  @MainActor
  fileprivate mutating func box(of slot: Slot) -> BoxID {
    let start = roots.count
    slot.lower(&self)
    defer { roots.removeSubrange(start...) }
    switch roots.count - start {
    case 0: return tree.empty()
    case 1: return roots[start]
    default: return tree.stack(.horizontal, alignment: .center, spacing: nil, roots[start...])
    }
  }
}

/// Puts labels into the middle of a ring, or behind it where it is one row high.
///
/// The first child is the ring, then come those of the middle, then what stands at the bottom.
struct RingArrangement: Arrangement {
  let sideLength: Double
  let middleCount: Int

  func size(of children: BoxChildren, in tree: inout BoxTree, proposal: BoxProposal) -> BoxSize {
    let ring = ringSize(tree.metrics, proposal)
    guard isFlat(ring, tree.metrics) else { return ring }
    var size = BoxSize(width: 1, height: 1)
    for label in flatLabels(children, &tree, proposal) { size.width += 1 + label.size.width }
    return size
  }

  func place(_ children: BoxChildren, in tree: inout BoxTree, size: BoxSize, proposal: BoxProposal) {
    let ring = ringSize(tree.metrics, proposal)
    if isFlat(ring, tree.metrics) {
      placeFlat(children, in: &tree, proposal)
    } else if isLow(ring, tree.metrics), let label = lowLabel(children, &tree, ring) {
      placeLow(children, label, in: &tree, ring)
    } else {
      placeRound(children, in: &tree, ring)
    }
  }

  /// A square that is offered is taken whole; of other rooms the ring takes its own size at most.
  private func ringSize(_ metrics: Metrics, _ proposal: BoxProposal) -> BoxSize {
    func side(_ length: Int, _ ideal: Int) -> Int {
      length == BoxProposal.unspecified ? ideal : min(length, ideal)
    }
    func isSquare(_ width: Int, _ height: Int) -> Bool {
      metrics.frameHeight(metrics.points(horizontal: width)) == height
        || metrics.frameWidth(metrics.points(vertical: height)) == width
    }
    let (width, height) = (proposal.width, proposal.height)
    if width > 0, height > 0, width < BoxProposal.infinity, height < BoxProposal.infinity,
      isSquare(width, height)
    {
      return BoxSize(width: width, height: height)
    }
    // In the compact island all that is not offered a height stands in one row.
    let idealHeight = metrics.isInIsland ? 1 : metrics.frameHeight(sideLength)
    var size = BoxSize(
      width: side(width, metrics.frameWidth(sideLength)), height: side(height, idealHeight))
    guard size.width > 0, size.height > 0, !isSquare(size.width, size.height) else { return size }
    if metrics.points(horizontal: size.width) <= metrics.points(vertical: size.height) {
      size.height = metrics.frameHeight(metrics.points(horizontal: size.width))
    } else {
      size.width = metrics.frameWidth(metrics.points(vertical: size.height))
    }
    return size
  }

  private func isFlat(_ ring: BoxSize, _ metrics: Metrics) -> Bool {
    metrics.unit == .cells && ring.height == 1
  }

  /// Two rows have no room for a label inside: a mark stands above it.
  private func isLow(_ ring: BoxSize, _ metrics: Metrics) -> Bool {
    metrics.unit == .cells && ring.height == 2
  }

  private typealias Label = (box: BoxID, proposal: BoxProposal, size: BoxSize)

  /// The labels behind a flat ring that take any room; the last ones are cut where it ends.
  private func flatLabels(
    _ children: BoxChildren, _ tree: inout BoxTree, _ proposal: BoxProposal
  ) -> [Label] {
    var left = proposal.width == BoxProposal.unspecified ? BoxProposal.infinity : proposal.width - 1
    var labels: [Label] = []
    for box in children.dropFirst().prefix(max(1, middleCount)) {
      var own = BoxProposal(width: BoxProposal.unspecified, height: 1)
      let whole = tree.measure(box, own).width
      if whole > left - 1 { own.width = max(0, left - 1) }
      let size = tree.measure(box, own)
      // Of one or two columns only an ellipsis would be left.
      guard size.width > 0, size.width <= left - 1, left - 1 >= min(whole, 3) else { continue }
      labels.append((box, own, size))
      left -= size.width + 1
    }
    return labels
  }

  private func placeFlat(_ children: BoxChildren, in tree: inout BoxTree, _ proposal: BoxProposal) {
    for box in children.dropFirst() { tree.leaveOut(box) }
    tree.put(children[0], at: .zero, proposal: BoxProposal(width: 1, height: 1))
    var x = 2
    for label in flatLabels(children, &tree, proposal) {
      tree.put(label.box, at: BoxPoint(x: x, y: 0), proposal: label.proposal)
      x += label.size.width + 1
    }
  }

  /// The first label of the middle that takes any room.
  private func lowLabel(_ children: BoxChildren, _ tree: inout BoxTree, _ ring: BoxSize) -> Label? {
    let own = BoxProposal(width: ring.width, height: 1)
    for box in children.dropFirst().prefix(middleCount) {
      let size = tree.measure(box, own)
      if size.width > 0 { return (box, own, size) }
    }
    return nil
  }

  private func placeLow(
    _ children: BoxChildren, _ label: Label, in tree: inout BoxTree, _ ring: BoxSize
  ) {
    for box in children.dropFirst() where box != label.box { tree.leaveOut(box) }
    tree.put(children[0], at: .zero, proposal: BoxProposal(width: ring.width, height: 1))
    tree.put(
      label.box, at: BoxPoint(x: (ring.width - label.size.width) >> 1, y: 1), proposal: label.proposal)
  }

  private func placeRound(_ children: BoxChildren, in tree: inout BoxTree, _ ring: BoxSize) {
    tree.put(children[0], at: .zero, proposal: BoxProposal(ring))
    // The line of the ring takes a cell, or a tenth, on each side.
    let edge = tree.metrics.unit == .cells ? 1 : ring.width / 10
    let room = BoxProposal(width: max(0, ring.width - 2 * edge), height: BoxProposal.unspecified)
    let middle = children.dropFirst().prefix(middleCount)
    let sizes = middle.map { tree.measure($0, room) }
    var y = (ring.height - sizes.reduce(0) { $0 + $1.height }) >> 1
    for (box, size) in zip(middle, sizes) {
      tree.put(box, at: BoxPoint(x: (ring.width - size.width) >> 1, y: y), proposal: room)
      y += size.height
    }
    for box in children.dropFirst(1 + middleCount) {
      let size = tree.measure(box, room)
      tree.put(
        box, at: BoxPoint(x: (ring.width - size.width) >> 1, y: ring.height - size.height), proposal: room)
    }
  }
}
