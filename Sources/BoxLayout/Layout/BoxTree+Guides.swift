/// One question for a guide: which one, of which box, for which proposal.
struct GuideKey: Hashable {
  let box: BoxID
  let guide: BoxGuide
  let axis: BoxAxis
  let proposal: BoxProposal
}

extension BoxTree {
  /// A guide of a box: what it or something in it says, or the default for its size.
  public mutating func guideValue(
    _ guide: BoxGuide, _ axis: BoxAxis, of box: BoxID, size: BoxSize, proposal: BoxProposal
  ) -> Int {
    explicitGuide(guide, axis, of: box, proposal: proposal) ?? defaultGuide(guide, axis, size: size)
  }

  /// The guide of a box that says nothing of it; a box without text has its baseline at its bottom.
  func defaultGuide(_ guide: BoxGuide, _ axis: BoxAxis, size: BoxSize) -> Int {
    switch guide {
    case .start: return 0
    case .center: return size[axis] / 2
    case .end: return size[axis]
    case .firstTextBaseline, .lastTextBaseline:
      return metrics.unit == .cells ? max(0, size.height - 1) : size.height
    default:
      let number = Int(guide.rawValue - BoxGuide.firstCustom)
      return customGuides.indices.contains(number) ? customGuides[number].value(size) : 0
    }
  }

  /// What a box or something in it says of a guide, `nil` when nothing does.
  ///
  /// Texts say where their baselines are, and functions say what they were made for. A container
  /// combines what its children say as SwiftUI's `AlignmentID` does: the first baseline is the uppermost,
  /// the last the lowest, of any other guide it takes the mean.
  mutating func explicitGuide(
    _ guide: BoxGuide, _ axis: BoxAxis, of box: BoxID, proposal: BoxProposal
  ) -> Int? {
    let node = nodes[box.index]
    // Most boxes hold nothing that could answer: no need to look.
    guard node.contents.contains(.guides) || (guide.isBaseline && node.contents.contains(.text)) else {
      return nil
    }
    if case .text(let number) = node.kind { return textGuide(guide, number, proposal) }
    let key = GuideKey(box: box, guide: guide, axis: axis, proposal: proposal)
    if let known = guideCache[key] { return known }
    let value = computeGuide(guide, axis, of: box, node, proposal: proposal)
    guideCache[key] = .some(value)
    return value
  }

  private func textGuide(_ guide: BoxGuide, _ number: Int32, _ proposal: BoxProposal) -> Int? {
    let text = texts[Int(number)]
    if guide == .firstTextBaseline { return text.ascent }
    guard guide == .lastTextBaseline else { return nil }
    return textSize(number, proposal).height - text.lineHeight + text.ascent
  }

  private mutating func computeGuide(
    _ guide: BoxGuide, _ axis: BoxAxis, of box: BoxID, _ node: BoxNode, proposal: BoxProposal
  ) -> Int? {
    if case .guide(let number) = node.kind {
      let function = guideFunctions[Int(number)]
      if function.guide == guide && function.axis == axis {
        let only = child(0, of: node)
        let size = measure(only, proposal)
        return function.value(size) { other, otherAxis in
          guideValue(other, otherAxis, of: only, size: size, proposal: proposal)
        }
      }
    }
    // The children's places in this box are needed. It is put back where it was: its parent may have
    // placed it already, and what is below it is placed anew when its turn comes.
    let place = nodes[box.index]
    put(box, at: .zero, proposal: proposal)
    placeChildren(of: box)
    nodes[box.index].origin = place.origin
    nodes[box.index].size = place.size
    nodes[box.index].proposal = place.proposal
    nodes[box.index].pointWidth = place.pointWidth
    nodes[box.index].pointHeight = place.pointHeight
    var answers: Range<Int> = 0..<Int(node.childCount)
    switch node.kind {
    // What lies behind or over a box, or cuts it, says nothing of it.
    case .layer, .mask: answers = 0..<1
    case .firstThatFits(let horizontal, let vertical):
      guard let fitting = fittingPosition(node, horizontal, vertical, proposal) else { return nil }
      answers = fitting..<fitting + 1
    default: break
    }
    var combined: Int?
    var count = 0
    for position in answers {
      let id = child(position, of: node)
      let inner = nodes[id.index]
      guard let own = explicitGuide(guide, axis, of: id, proposal: inner.proposal) else { continue }
      var value = own + (axis == .horizontal ? inner.origin.x : inner.origin.y)
      // An offset moves what is seen, not the box.
      if case .offset = node.kind { value = own }
      count += 1
      guard let old = combined else {
        combined = value
        continue
      }
      switch guide {
      case .firstTextBaseline: combined = min(old, value)
      case .lastTextBaseline: combined = max(old, value)
      default: combined = old + value
      }
    }
    guard let combined, count > 1, !guide.isBaseline else { return combined }
    return Int((Double(combined) / Double(count)).rounded(.down))
  }
}
