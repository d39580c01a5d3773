import Cells

/// What drawing carries down a tree.
struct DrawState {
  /// The turn of shapes in radians.
  var rotation = 0.0
  /// Whether small shapes two rows high stand around what is in their upper row, see ``BoxTree/isUpper(_:)``.
  var isRaised = false
}

extension BoxTree {
  /// Draws a laid-out box and all below it; the tree must have cell metrics.
  ///
  /// - Parameters:
  ///   - origin: the place of the box's leading top corner on the canvas.
  public mutating func draw(_ root: BoxID, into canvas: inout Canvas, at origin: CellPoint) {
    let direction = isRightToLeft
    draw(root, into: &canvas, at: origin, DrawState())
    isRightToLeft = direction
  }

  private mutating func draw(
    _ box: BoxID, into canvas: inout Canvas, at origin: CellPoint, _ state: DrawState
  ) {
    let node = nodes[box.index]
    guard !node.isLeftOut else { return }
    isRightToLeft = node.isRightToLeft
    let rect = CellRect(
      column: origin.column, row: origin.row, columns: node.size.width, rows: node.size.height)
    var state = state
    switch node.kind {
    case .layer, .depthStack: state.isRaised = state.isRaised || isUpper(node)
    default: break
    }
    switch node.kind {
    case .empty, .spacer, .hidden: break
    case .text(let number): drawText(number, in: rect, into: &canvas)
    case .fill(let paint):
      let (width, height) = points(of: node)
      let paint = paints[Int(paint)].fitted(width: width, height: height)
      // A colour is a rectangle: one of a few points is a line.
      let isLine = 0 < node.pointHeight && node.pointHeight < 12 || 0 < node.pointWidth && node.pointWidth < 8
      let isDrawn =
        isLine && !rect.isEmpty && !paint.representative.isClear
        && drawThin(
          ShapeBox(.form(.rectangle), paint: paint), .rectangle, node, in: rect, width: width, height: height,
          into: &canvas)
      if !isDrawn { canvas.fill(rect, with: paint) }
    case .shape(let number): drawShape(shapes[Int(number)], node, in: rect, into: &canvas, state)
    case .divider(let paint, let axis):
      let colour = paints[Int(paint)].representative
      canvas.drawRule(rect, axis: axis, weight: .light) { _ in colour }
    case .progress(let number): drawProgress(progresses[Int(number)], in: rect, into: &canvas)
    case .picture(let number): drawPicture(pictures[Int(number)], in: rect, into: &canvas)
    case .drawing(let number):
      let draw = drawings[Int(number)]
      canvas.clipped(to: rect) { draw(&$0, rect) }
    case .opacity(let opacity) where opacity <= 0: break
    case .opacity(let opacity):
      if drawsOneThing(node) {
        canvas.withOpacity(opacity) { drawChildren(of: node, in: rect, into: &$0, state) }
      } else {
        canvas.withGroupOpacity(opacity) { drawChildren(of: node, in: rect, into: &$0, state) }
      }
    case .rotation(let radians):
      state.rotation += radians
      drawChildren(of: node, in: rect, into: &canvas, state)
    case .clip(let number):
      let (width, height) = points(of: node)
      var shape = shapes[Int(number)]
      if shape.isRounded, let (paint, fill) = onlyFill(of: node) {
        // A colour cut to a shape is that shape.
        shape.paint = paint
        drawShape(shape, fill, in: rect, into: &canvas, state)
        return
      }
      let form = form(of: shape, width: width, height: height)
      canvas.clipped(to: form, in: rect, width: width, height: height) {
        drawChildren(of: node, in: rect, into: &$0, state)
      }
    case .layer where drawColouredDivider(node, in: rect, into: &canvas): break
    case .layer(_, isOver: false):
      // What lies behind comes first.
      drawChild(1, of: node, in: rect, into: &canvas, state)
      drawChild(0, of: node, in: rect, into: &canvas, state)
    case .mask:
      var stencil = Canvas(size: canvas.size, manner: .filled)
      drawChild(1, of: node, in: rect, into: &stencil, state)
      canvas.masked(by: stencil, in: rect) { drawChild(0, of: node, in: rect, into: &$0, state) }
    case .firstThatFits:
      for position in 0..<Int(node.childCount)
      where nodes[child(position, of: node).index].size != .zero {
        drawChild(position, of: node, in: rect, into: &canvas, state)
      }
    default: drawChildren(of: node, in: rect, into: &canvas, state)
    }
  }

  /// The colour of a box that holds nothing else, as large as itself, and the box of the colour.
  private func onlyFill(of node: BoxNode) -> (paint: Paint, box: BoxNode)? {
    guard node.childCount == 1 else { return nil }
    let inner = onlyContent(of: nodes[child(0, of: node).index])
    guard case .fill(let paint) = inner.kind, inner.size == node.size else { return nil }
    return (paints[Int(paint)], inner)
  }

  /// What is in frames that hold one thing each.
  private func onlyContent(of node: BoxNode) -> BoxNode {
    switch node.kind {
    case .frame, .flexibleFrame, .fixedSize, .aspectRatio: onlyContent(of: nodes[child(0, of: node).index])
    default: node
    }
  }

  /// Draws a divider with a colour over it or behind it, which is how dividers are coloured: the colour is as thin
  /// as the line.
  private func drawColouredDivider(_ node: BoxNode, in rect: CellRect, into canvas: inout Canvas) -> Bool {
    guard node.childCount == 2,
      case .divider(_, let axis) = onlyContent(of: nodes[child(0, of: node).index]).kind,
      case .fill(let number) = onlyContent(of: nodes[child(1, of: node).index]).kind
    else { return false }
    let paint = paints[Int(number)]
    guard !paint.representative.isClear else { return false }
    canvas.drawRule(rect, axis: axis, weight: .light) { place in
      paint.colour(
        x: (Double(place.column - rect.column) + 0.5) / Double(rect.columns),
        y: (Double(place.row - rect.row) + 0.5) / Double(rect.rows))
    }
    return true
  }

  /// Whether nothing below a box can lie over something else below it.
  private func drawsOneThing(_ node: BoxNode) -> Bool {
    var node = node
    while node.childCount == 1 { node = nodes[child(0, of: node).index] }
    switch node.kind {
    case .empty, .text, .fill, .shape, .spacer, .divider, .hidden: return true
    case .stack:
      // Neighbours stand side by side; each may still be made of layers.
      return (0..<Int(node.childCount)).allSatisfy { drawsOneThing(nodes[child($0, of: node).index]) }
    default: return false
    }
  }

  /// Whether boxes over one another are two rows high and their only text stands in the upper one: in cells
  /// two rows have no middle.
  private func isUpper(_ node: BoxNode) -> Bool {
    guard node.size.height == 2, node.contents.contains(.text) else { return false }
    var (hasUpper, hasLower) = (false, false)
    func look(_ node: BoxNode, _ row: Int) {
      if case .text = node.kind, node.size.width > 0 {
        hasUpper = hasUpper || row == 0
        hasLower = hasLower || row + node.size.height > 1
      }
      guard node.contents.contains(.text) else { return }
      for position in 0..<Int(node.childCount) {
        let child = nodes[child(position, of: node).index]
        look(child, row + child.origin.y)
      }
    }
    look(node, 0)
    return hasUpper && !hasLower
  }

  private mutating func drawChildren(
    of node: BoxNode, in rect: CellRect, into canvas: inout Canvas, _ state: DrawState
  ) {
    let count = Int(node.childCount)
    if usesDepth {
      let order = (0..<count).sorted { (first: Int, second: Int) in
        let (a, b) = (nodes[child(first, of: node).index].depth, nodes[child(second, of: node).index].depth)
        return a != b ? a < b : first < second
      }
      for position in order { drawChild(position, of: node, in: rect, into: &canvas, state) }
    } else {
      for position in 0..<count { drawChild(position, of: node, in: rect, into: &canvas, state) }
    }
  }

  private mutating func drawChild(
    _ position: Int, of node: BoxNode, in rect: CellRect, into canvas: inout Canvas, _ state: DrawState
  ) {
    let id = child(position, of: node)
    draw(id, into: &canvas, at: place(of: id, of: node, in: rect), state)
  }

  /// The place of a child on the canvas; boxes that run from right to left are mirrored here.
  func place(of box: BoxID, of parent: BoxNode, in rect: CellRect) -> CellPoint {
    let node = nodes[box.index]
    let x = parent.isRightToLeft ? rect.columns - node.origin.x - node.size.width : node.origin.x
    return CellPoint(column: rect.column + x, row: rect.row + node.origin.y)
  }

  /// The size of a box in points: what its frame gave, else its cells.
  func points(of node: BoxNode) -> (width: Double, height: Double) {
    (
      node.pointWidth > 0 ? Double(node.pointWidth) : metrics.points(horizontal: node.size.width),
      node.pointHeight > 0 ? Double(node.pointHeight) : metrics.points(vertical: node.size.height)
    )
  }
}

extension BoxTree {
  /// A place that can be tapped.
  public struct Region: Hashable, Sendable {
    /// The number it was marked with.
    public var number: Int
    public var rect: CellRect
  }

  /// The places that can be tapped, in reading order of the tree.
  public func regions(of root: BoxID, at origin: CellPoint) -> [Region] {
    var found: [Region] = []
    collectRegions(root, at: origin, into: &found)
    return found
  }

  private func collectRegions(_ box: BoxID, at origin: CellPoint, into found: inout [Region]) {
    let node = nodes[box.index]
    let rect = CellRect(
      column: origin.column, row: origin.row, columns: node.size.width, rows: node.size.height)
    if case .hidden = node.kind { return }
    if node.isLeftOut { return }
    if case .opacity(let opacity) = node.kind, opacity <= 0 { return }
    if case .region(let number) = node.kind { found.append(Region(number: Int(number), rect: rect)) }
    for position in 0..<Int(node.childCount) {
      let id = child(position, of: node)
      if case .firstThatFits = node.kind, nodes[id.index].size == .zero { continue }
      collectRegions(id, at: place(of: id, of: node, in: rect), into: &found)
    }
  }
}
