import Cells

/// A box as others see it: what it is, where it stands and what is in it.
public struct BoxDescription: Hashable, Sendable {
  /// Its kind, by the name SwiftUI has for it where there is one.
  public var kind: String
  /// In cells, of the frame that it is drawn in.
  public var rect: CellRect
  /// What a text says.
  public var text: String?
  /// In the order of the tree.
  public var children: [BoxDescription]

  public init(kind: String, rect: CellRect, text: String? = nil, children: [BoxDescription] = []) {
    self.kind = kind
    self.rect = rect
    self.text = text
    self.children = children
  }

  /// The same boxes at another place.
  public func offset(columns: Int, rows: Int) -> BoxDescription {
    BoxDescription(
      kind: kind, rect: rect.offset(columns: columns, rows: rows), text: text,
      children: children.map { $0.offset(columns: columns, rows: rows) })
  }
}

extension BoxTree {
  /// A laid-out box and all below it that is drawn or takes room; the tree must have cell metrics.
  ///
  /// - Parameter origin: The place of the box's leading top corner in the frame.
  public func description(of root: BoxID, at origin: CellPoint) -> BoxDescription {
    let node = nodes[root.index]
    let rect = CellRect(
      column: origin.column, row: origin.row, columns: node.size.width, rows: node.size.height)
    var children: [BoxDescription] = []
    for position in 0..<Int(node.childCount) {
      let id = child(position, of: node)
      if case .firstThatFits = node.kind, nodes[id.index].size == .zero { continue }
      if nodes[id.index].isLeftOut { continue }
      children.append(description(of: id, at: place(of: id, in: rect)))
    }
    var text: String?
    if case .text(let number) = node.kind { text = string(of: number) }
    return BoxDescription(kind: node.kind.name, rect: rect, text: text, children: children)
  }

  /// The letters of a text as they were given, before they are cut to lines.
  private func string(of number: Int32) -> String {
    let text = texts[Int(number)]
    return glyphs[text.glyphs].map { $0.role == .newline ? "\n" : $0.glyph.string }.joined()
  }
}

extension BoxKind {
  /// What descriptions call it.
  fileprivate var name: String {
    switch self {
    case .empty: "empty"
    case .text: "text"
    case .fill: "fill"
    case .shape: "shape"
    case .spacer: "spacer"
    case .divider: "divider"
    case .progress: "progress"
    case .picture: "image"
    case .drawing: "drawing"
    case .frame, .flexibleFrame: "frame"
    case .padding: "padding"
    case .offset: "offset"
    case .position: "position"
    case .fixedSize: "fixedSize"
    case .aspectRatio: "aspectRatio"
    case .opacity: "opacity"
    case .rotation: "rotation"
    case .clip: "clip"
    case .hidden: "hidden"
    case .region: "control"
    case .guide: "alignmentGuide"
    case .space: "coordinateSpace"
    case .layer(_, let isOver): isOver ? "overlay" : "background"
    case .mask: "mask"
    case .stack(axis: .horizontal, alignment: _, spacing: _, points: _): "hstack"
    case .stack: "vstack"
    case .depthStack: "zstack"
    case .firstThatFits: "viewThatFits"
    case .reader: "geometryReader"
    case .arranged: "layout"
    }
  }
}
