import Cells

/// A box as others see it: what it is, where it stands and what is in it.
public struct BoxDescription: Hashable, Sendable {
  /// Its kind, by the name SwiftUI has for it where there is one.
  public var kind: String
  /// In cells, of the frame that it is drawn in.
  public var rect: CellRect
  /// What a text says.
  public var text: String?
  /// What an inspector tells; `nil` where nobody asked.
  public var details: BoxDetails?
  /// In the order of the tree.
  public var children: [BoxDescription]

  public init(
    kind: String, rect: CellRect, text: String? = nil, details: BoxDetails? = nil,
    children: [BoxDescription] = []
  ) {
    self.kind = kind
    self.rect = rect
    self.text = text
    self.details = details
    self.children = children
  }

  /// The same boxes at another place.
  public func offset(columns: Int, rows: Int) -> BoxDescription {
    BoxDescription(
      kind: kind, rect: rect.offset(columns: columns, rows: rows), text: text, details: details,
      children: children.map { $0.offset(columns: columns, rows: rows) })
  }
}

extension BoxTree {
  /// A laid-out box and all below it that is drawn or takes room; the tree must have cell metrics.
  ///
  /// - Parameters:
  ///   - origin: The place of the box's leading top corner in the frame.
  ///   - inspection: Asks for what an inspector tells; `nil` for places alone.
  public func description(
    of root: BoxID, at origin: CellPoint, inspection: BoxInspection? = nil
  ) -> BoxDescription {
    description(
      of: root, at: origin, from: origin, inspection?.room(at: origin), inspection, inspection?.twin)
  }

  private func description(
    of root: BoxID, at origin: CellPoint, from start: CellPoint, _ room: ShownRoom?,
    _ inspection: BoxInspection?, _ twin: BoxInspection.Twin?
  ) -> BoxDescription {
    let node = nodes[root.index]
    let rect = CellRect(
      column: origin.column, row: origin.row, columns: node.size.width, rows: node.size.height)
    let place = CellPoint(column: origin.column - start.column, row: origin.row - start.row)
    var inner = room
    if case .clip = node.kind { inner = room?.clipped(x: place.column, y: place.row, node.size) }
    var children: [BoxDescription] = []
    let count = Int(node.childCount)
    for position in 0..<count {
      let id = child(position, of: node)
      if case .firstThatFits = node.kind, nodes[id.index].size == .zero { continue }
      if nodes[id.index].isLeftOut { continue }
      children.append(
        description(
          of: id, at: self.place(of: id, of: node, in: rect), from: start, inner, inspection,
          inspection?.twin(of: position, count: count, in: twin)))
    }
    var text: String?
    if case .text(let number) = node.kind { text = string(of: texts[Int(number)].glyphs) }
    return BoxDescription(
      kind: node.kind.name, rect: rect, text: text,
      details: inspection.map { details(of: root, at: place, room, $0, twin) }, children: children)
  }

  /// The letters of a text as they were given, before they are cut to lines.
  func string(of range: Range<Int>) -> String {
    glyphs[range].map { $0.role == .newline ? "\n" : $0.glyph.string }.joined()
  }
}

extension BoxKind {
  /// What descriptions call it.
  var name: String {
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
