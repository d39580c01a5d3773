extension BoxTree {
  /// A guide of a box: what it or something in it says, or the default for its size.
  public mutating func guideValue(
    _ guide: BoxGuide, _ axis: BoxAxis, of box: BoxID, size: BoxSize, proposal: BoxProposal
  ) -> Int {
    // Edges and centres are what they are unless a function says otherwise.
    if guideFunctions.isEmpty && !guide.isBaseline { return defaultGuide(guide, axis, size: size) }
    return explicitGuide(guide, axis, of: box, proposal: proposal)
      ?? defaultGuide(guide, axis, size: size)
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

  private mutating func explicitGuide(
    _ guide: BoxGuide, _ axis: BoxAxis, of box: BoxID, proposal: BoxProposal
  ) -> Int? {
    let node = nodes[box.index]
    switch node.kind {
    case .text(let number):
      let text = texts[Int(number)]
      if guide == .firstTextBaseline { return text.ascent }
      guard guide == .lastTextBaseline else { return nil }
      return textSize(number, proposal).height - text.lineHeight + text.ascent
    case .guide(let number):
      let function = guideFunctions[Int(number)]
      guard function.guide == guide, function.axis == axis else { break }
      let only = child(0, of: node)
      let size = measure(only, proposal)
      var tree = self
      return function.value(size) { other, otherAxis in
        tree.guideValue(other, otherAxis, of: only, size: size, proposal: proposal)
      }
    default: break
    }
    guard node.childCount > 0 else { return nil }
    // The children's places in this box are needed; the parent places it for good later.
    put(box, at: .zero, proposal: proposal)
    placeChildren(of: box)
    let placed = nodes[box.index]
    var result: Int?
    for position in 0..<Int(placed.childCount) {
      let id = child(position, of: placed)
      let inner = nodes[id.index]
      if let value = explicitGuide(guide, axis, of: id, proposal: inner.proposal) {
        var origin = axis == .horizontal ? inner.origin.x : inner.origin.y
        if case .offset = placed.kind { origin = 0 }
        result = value + origin
        if guide != .lastTextBaseline { break }
      }
      if case .layer = placed.kind { break }
    }
    return result
  }
}
