import Cells

extension ShapeBox {
  /// Whether it is more than a rectangle, as what cuts a view to its frame is.
  var isRounded: Bool {
    if case .form(.rectangle) = source { false } else { true }
  }
}

extension BoxTree {
  /// The form of a shape in points.
  func form(of shape: ShapeBox, width: Double, height: Double) -> ShapeForm {
    switch shape.source {
    case .form(let form): return form
    case .path(let path):
      let evenOdd = shape.style == .fill(evenOdd: true)
      return .path(path(width, height), evenOdd: evenOdd)
    }
  }

  func drawShape(
    _ shape: ShapeBox, _ node: BoxNode, in rect: CellRect, into canvas: inout Canvas, _ state: DrawState
  ) {
    guard !rect.isEmpty else { return }
    var (width, height) = points(of: node)
    var shape = shape
    if case .gradient = shape.paint {
      shape.paint = shape.paint.fitted(width: width, height: height)
      if state.rotation != 0 { shape.paint = shape.paint.turned(by: state.rotation, width, height) }
    }
    var form = form(of: shape, width: width, height: height)
    var rect = rect
    if state.isRaised, rect.rows == 2, rect.columns <= Self.raisedColumns, shape.trim == 0...1 {
      if canvas.manner == .filled {
        // Half a row higher what stands in the upper row is in its middle.
        let whole = form
        shape.source = .path { width, height in
          whole.path(width: width, height: height / 1.5).mapPoints { .init($0.x, $0.y + height / 6) }
        }
        height *= 1.5
        form = self.form(of: shape, width: width, height: height)
        rect = CellRect(column: rect.column, row: rect.row - 1, columns: rect.columns, rows: 3)
      } else {
        rect.rows = 1
      }
    }
    switch shape.style {
    case .fill where state.rotation != 0 && form != .circle && (canvas.manner == .filled || rect.rows > 1):
      drawTurned(shape, form, in: rect, width: width, height: height, by: state.rotation, into: &canvas)
    case .fill where shape.trim == 0...1:
      if drawThin(shape, form, node, in: rect, width: width, height: height, into: &canvas) { return }
      let inner = inset(rect, by: shape.inset)
      canvas.fill(form, in: inner, width: width, height: height, with: shape.paint)
      let colour = shape.paint.representative
      if canvas.manner == .outlined, !colour.isClear, !shape.paint.fades {
        if let rounded = Self.boxCorners(of: form, width: width, height: height) {
          canvas.outline(inner, rounded: rounded, colour: colour)
        } else {
          canvas.stroke(
            form.path(width: width, height: height), in: inner, width: width, height: height, lineWidth: 1,
            with: .colour(colour))
        }
      }
    case .fill:
      let path = form.path(width: width, height: height)
      let trimmed = path.trimmed(from: shape.trim.lowerBound, to: shape.trim.upperBound)
      canvas.fill(
        .path(trimmed, evenOdd: false), in: rect, width: width, height: height, with: shape.paint)
    case .stroke(let lineWidth, _):
      drawStroke(
        shape, form, lineWidth, in: inset(rect, by: shape.inset), width: width, height: height,
        into: &canvas, state)
    }
  }

  /// Fills a shape that is turned about its centre, beyond its frame where it reaches there. Not for one row of lines,
  /// which has no room for a slope.
  private func drawTurned(
    _ shape: ShapeBox, _ form: ShapeForm, in rect: CellRect, width: Double, height: Double,
    by radians: Double, into canvas: inout Canvas
  ) {
    // In the measure of whole cells, so that what lay is as long when it stands.
    let (across, down) = (metrics.points(horizontal: rect.columns), metrics.points(vertical: rect.rows))
    var path = form.path(width: width, height: height)
    if shape.trim != 0...1 { path = path.trimmed(from: shape.trim.lowerBound, to: shape.trim.upperBound) }
    path = path.mapPoints { .init($0.x + (across - width) / 2, $0.y + (down - height) / 2) }
      .rotated(by: radians, aroundX: across / 2, y: down / 2)
    guard let bounds = path.bounds else { return }
    let (column, row) = (metrics.points(horizontal: 1), metrics.points(vertical: 1))
    // A person's path may lead anywhere: it is bounded before it is counted.
    func cells(_ points: Double, _ cell: Double) -> Int {
      Int(min(200, max(0, (points / cell).rounded(.up))))
    }
    let (left, top) = (cells(-bounds.min.x, column), cells(-bounds.min.y, row))
    let grown = CellRect(
      column: rect.column - left, row: rect.row - top,
      columns: rect.columns + left + cells(bounds.max.x - across, column),
      rows: rect.rows + top + cells(bounds.max.y - down, row))
    path = path.mapPoints { .init($0.x + Double(left) * column, $0.y + Double(top) * row) }
    let evenOdd = shape.style == .fill(evenOdd: true)
    let (wide, high) = (Double(grown.columns) * column, Double(grown.rows) * row)
    canvas.fill(.path(path, evenOdd: evenOdd), in: grown, width: wide, height: high, with: shape.paint)
    let colour = shape.paint.representative
    guard canvas.manner == .outlined, !colour.isClear, !shape.paint.fades else { return }
    canvas.stroke(path, in: grown, width: wide, height: high, lineWidth: 1, with: .colour(colour))
  }

  /// The width in cells up to which a shape two rows high is a badge around a symbol: 40 points.
  private static let raisedColumns = 5

  /// Whether an outline of lines has round corners; `nil` for a path that is no box with four sides.
  private static func boxCorners(of form: ShapeForm, width: Double, height: Double) -> Bool? {
    guard case .path(let path, _) = form else { return form.isRounded }
    let (x, y) = (width * 0.04, height * 0.04)
    func covers(_ x: Double, _ y: Double) -> Bool { path.contains(.init(x, y)) }
    let sides = [
      covers(x, height / 2), covers(width - x, height / 2), covers(width / 2, y),
      covers(width / 2, height - y),
    ]
    guard !sides.contains(false), covers(width / 2, height / 2) else { return nil }
    let corners = [covers(x, y), covers(width - x, y), covers(x, height - y), covers(width - x, height - y)]
    return corners.contains(false)
  }

  /// Draws what is too thin for blocks, or one cell small, as one character a cell.
  func drawThin(
    _ shape: ShapeBox, _ form: ShapeForm, _ node: BoxNode, in rect: CellRect, width: Double,
    height: Double, into canvas: inout Canvas
  ) -> Bool {
    if case .path = form { return false }
    func colour(_ place: CellPoint) -> RGBA {
      shape.paint.colour(
        x: (Double(place.column - rect.column) + 0.5) / Double(rect.columns),
        y: (Double(place.row - rect.row) + 0.5) / Double(rect.rows))
    }
    if rect.columns == 1, rect.rows == 1, form.isRounded, width <= 12, height < width * 1.4 {
      canvas.drawMark("●", at: rect.origin, colour: colour(rect.origin))
      return true
    }
    let axis: BoxAxis
    let thickness: Double
    if rect.rows == 1, node.pointHeight > 0, height <= width {
      (axis, thickness) = (.horizontal, height)
    } else if rect.columns == 1, node.pointWidth > 0 {
      (axis, thickness) = (.vertical, width)
    } else {
      return false
    }
    guard var weight = RuleWeight.forThickness(thickness) else { return false }
    if canvas.manner == .outlined, !canvas.standsOut(shape.paint.representative, at: rect.origin) {
      weight = .light
    }
    canvas.drawRule(rect, axis: axis, weight: weight, colour: colour)
    return true
  }

  private func drawStroke(
    _ shape: ShapeBox, _ form: ShapeForm, _ lineWidth: Double, in rect: CellRect, width: Double,
    height: Double, into canvas: inout Canvas, _ state: DrawState
  ) {
    guard !rect.isEmpty else { return }
    let colour = shape.paint.representative
    let isWhole = shape.trim == 0...1
    let hasStraightSides: Bool =
      switch form {
      case .rectangle, .roundedRectangle, .capsule: true
      case .circle, .ellipse, .path: false
      }
    if colour.isClear {
      return
    } else if let axis = straightAxis(of: form) {
      let weight = RuleWeight.forThickness(lineWidth) ?? .heavy
      let path = form.path(width: width, height: height)
      drawStraight(
        isWhole ? path : path.trimmed(from: shape.trim.lowerBound, to: shape.trim.upperBound), axis, weight,
        shape.paint, in: rect, width: width, height: height, into: &canvas)
    } else if isDot(form) {
      return
    } else if rect.rows == 1, !isOpen(form) {
      // A faint ring is the track of another: with it each amount would look the same.
      if canvas.manner == .outlined, isWhole, !canvas.standsOut(colour, at: rect.origin) { return }
      drawFlatRing(shape, form, in: rect, into: &canvas)
    } else if isWhole && hasStraightSides && state.rotation == 0 {
      canvas.outline(rect, rounded: form.isRounded, colour: colour)
    } else if canvas.manner == .outlined, form == .circle, Canvas.boxRingRows.contains(rect.rows),
      rect.columns > 2, abs(width - height) < Metrics.rowPoints
    {
      if isWhole, lineWidth < 3 || !canvas.standsOut(colour, at: rect.origin) {
        canvas.outline(rect, rounded: true, colour: colour)
      } else {
        canvas.drawBoxRing(
          rect, from: shape.trim.lowerBound + state.rotation / (2 * .pi),
          filled: shape.trim.upperBound - shape.trim.lowerBound, weight: .heavy, shape.paint)
      }
    } else {
      // A stroke on the edge would lie half outside of the box: it is drawn just inside.
      let margin = min(lineWidth / 2, min(width, height) / 4)
      var path = self.form(of: shape, width: width - 2 * margin, height: height - 2 * margin)
        .path(width: width - 2 * margin, height: height - 2 * margin)
        .mapPoints { .init($0.x + margin, $0.y + margin) }
      if !isWhole { path = path.trimmed(from: shape.trim.lowerBound, to: shape.trim.upperBound) }
      if state.rotation != 0 {
        path = path.rotated(by: state.rotation, aroundX: width / 2, y: height / 2)
      }
      func draw(_ path: ShapePath) {
        canvas.stroke(
          path, in: rect, width: width, height: height, lineWidth: lineWidth, with: shape.paint)
      }
      guard canvas.manner == .outlined, case let contrast = canvas.contrast(of: colour, at: rect.origin),
        contrast < 2
      else { return draw(path) }
      // Without colour a faint line must not look like a strong one: a ring is dots, a net is not there.
      guard contrast >= 1.3 else { return }
      guard isWhole, form == .circle || form == .ellipse else { return draw(path) }
      for mark in 0..<16 {
        draw(path.trimmed(from: Double(mark) / 16, to: (Double(mark) + 0.05) / 16))
      }
    }
  }

  /// The direction of a path that is one straight level or upright line, such as a divider of one's own.
  private func straightAxis(of form: ShapeForm) -> BoxAxis? {
    guard case .path(let path, _) = form, let bounds = path.bounds else { return nil }
    let (across, down) = (bounds.max.x - bounds.min.x, bounds.max.y - bounds.min.y)
    guard [bounds.min.x, bounds.min.y, bounds.max.x, bounds.max.y].allSatisfy({ abs($0) < 1e6 }) else {
      return nil
    }
    if down < 1 && across > down { return .horizontal }
    return across < 1 && down > across ? .vertical : nil
  }

  /// Whether a path leads nowhere: a line from a place to itself, which shows nothing.
  private func isDot(_ form: ShapeForm) -> Bool {
    guard case .path(let path, _) = form else { return false }
    guard let bounds = path.bounds else { return true }
    return max(bounds.max.x - bounds.min.x, bounds.max.y - bounds.min.y) < 0.01
  }

  /// Whether a path has lines that do not come back to where they began.
  private func isOpen(_ form: ShapeForm) -> Bool {
    guard case .path(let path, _) = form else { return false }
    return path.subpaths.contains { !$0.isClosed && $0.points.first != $0.points.last }
  }

  /// Draws a straight path as a rule through the cells it passes.
  private func drawStraight(
    _ path: ShapePath, _ axis: BoxAxis, _ weight: RuleWeight, _ paint: Paint, in rect: CellRect,
    width: Double, height: Double, into canvas: inout Canvas
  ) {
    guard let bounds = path.bounds, width > 0, height > 0 else { return }
    /// The cells between two places of a side; a rule at its very end stands in the last cell.
    func cells(_ from: Double, _ to: Double, _ length: Double, _ count: Int) -> Range<Int> {
      let step = length / Double(count)
      let first = min(count - 1, max(0, Int(from / step)))
      return first..<max(first + 1, min(count, Int((to / step - 0.001).rounded(.up))))
    }
    let columns = cells(bounds.min.x, bounds.max.x, width, rect.columns)
    let rows = cells(bounds.min.y, bounds.max.y, height, rect.rows)
    let own = CellRect(
      column: rect.column + columns.lowerBound, row: rect.row + rows.lowerBound, columns: columns.count,
      rows: rows.count)
    canvas.drawRule(own, axis: axis, weight: weight) { place in
      paint.colour(
        x: (Double(place.column - rect.column) + 0.5) / Double(rect.columns),
        y: (Double(place.row - rect.row) + 0.5) / Double(rect.rows))
    }
  }

  /// A ring in one row: its sides as brackets, the trailing one for the first half of its length.
  private func drawFlatRing(
    _ shape: ShapeBox, _ form: ShapeForm, in rect: CellRect, into canvas: inout Canvas
  ) {
    let colour = shape.paint.representative
    let length = shape.trim.upperBound - shape.trim.lowerBound
    guard length > 0 else { return }
    if rect.columns == 1, form.isRounded || form.isPath {
      canvas.drawMark(Self.ringMark(length), at: rect.origin, colour: colour)
      return
    }
    if length >= 1 || rect.columns == 1 {
      canvas.outline(rect, rounded: form.isRounded || form.isPath, colour: colour)
      return
    }
    let last = CellPoint(column: rect.endColumn - 1, row: rect.row)
    canvas.drawMark(")", at: last, colour: colour)
    if length > 0.5 { canvas.drawMark("(", at: rect.origin, colour: colour) }
  }

  /// A ring that is one cell, by how much of its line is drawn.
  private static func ringMark(_ length: Double) -> Unicode.Scalar {
    length >= 1 ? "○" : length > 0.625 ? "◕" : length > 0.375 ? "◑" : "◔"
  }

  private func inset(_ rect: CellRect, by points: Double) -> CellRect {
    points == 0 ? rect : rect.inset(columns: metrics.horizontal(points), rows: metrics.vertical(points))
  }
}

extension ShapeForm {
  fileprivate var isPath: Bool {
    if case .path = self { return true }
    return false
  }
}
