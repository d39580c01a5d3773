/// What a box is to somebody who cannot see it.
package enum SpokenBox {
  /// It is hidden, fully transparent or left out.
  case nothing
  case text(String)
  /// A place that can be tapped, by the number that it was given.
  case region(Int)
  /// A bar or ring, from 0 to 1; `nil` without a value.
  case progress(Double?)
  /// Boxes in it, or an area without words.
  case other
}

extension BoxTree {
  /// What a box of a tree that is laid out is by itself.
  package func spoken(_ box: BoxID) -> SpokenBox {
    let node = nodes[box.index]
    if node.isLeftOut { return .nothing }
    switch node.kind {
    case .text(let number): return .text(string(of: texts[Int(number)].glyphs))
    case .region(let number): return .region(Int(number))
    case .progress(let number): return .progress(progresses[Int(number)].fraction)
    case .hidden: return .nothing
    case .opacity(let opacity): return opacity <= 0 ? .nothing : .other
    default: return .other
    }
  }

  /// The boxes in a box in the order in which they are read: what lies behind another one before it.
  package func spokenChildren(of box: BoxID) -> [BoxID] {
    let node = nodes[box.index]
    let children = (0..<Int(node.childCount)).map { child($0, of: node) }
    switch node.kind {
    case .firstThatFits: return children.filter { nodes[$0.index].size != .zero }
    case .mask: return Array(children.prefix(1))
    case .layer(_, let isOver): return isOver ? children : children.reversed()
    default: return children
    }
  }
}
