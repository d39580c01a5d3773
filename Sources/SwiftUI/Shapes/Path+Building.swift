import Foundation

extension Path {
  /// Begins a new part at a point.
  nonisolated public mutating func move(to point: CGPoint) {
    elements.append(.move(to: point))
  }

  nonisolated public mutating func addLine(to point: CGPoint) {
    elements.append(.line(to: point))
  }

  nonisolated public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    elements.append(.quadCurve(to: point, control: control))
  }

  nonisolated public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(to: point, control1: control1, control2: control2))
  }

  /// Closes the part that was begun last by a line to its beginning.
  nonisolated public mutating func closeSubpath() {
    elements.append(.closeSubpath)
  }

  nonisolated public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
    addLines(corners.map { $0.applying(transform) })
    closeSubpath()
  }

  nonisolated public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds a part of straight lines from point to point.
  nonisolated public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  nonisolated public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    var ellipse = Path()
    ellipse.addCorner(
      from: 0, quarters: 4, centre: CGPoint(x: rect.midX, y: rect.midY),
      radius: CGSize(width: rect.width / 2, height: rect.height / 2))
    ellipse.closeSubpath()
    addPath(ellipse, transform: transform)
  }

  nonisolated public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addRounded(rect, [cornerSize, cornerSize, cornerSize, cornerSize], transform)
  }

  nonisolated public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let radii = [
      cornerRadii.topTrailing, cornerRadii.bottomTrailing, cornerRadii.bottomLeading,
      cornerRadii.topLeading,
    ]
    addRounded(rect, radii.map { CGSize(width: $0, height: $0) }, transform)
  }

  nonisolated public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    elements.append(contentsOf: (transform.isIdentity ? path : path.applying(transform)).elements)
  }

  /// Adds a part of a circle.
  ///
  /// - Parameter clockwise: the direction where the y axis points upward, as on Apple's systems: on a
  ///   screen, `true` runs counterclockwise.
  nonisolated public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    var delta = endAngle.radians - startAngle.radians
    // A whole turn and more is a circle; else the direction says which of the two arcs is meant.
    if abs(delta) >= turn {
      delta = clockwise ? -turn : turn
    } else if clockwise, delta > 0 {
      delta -= turn
    } else if !clockwise, delta < 0 {
      delta += turn
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: .radians(delta),
      transform: transform)
  }

  /// Adds a part of a circle by where it begins and how far it goes, clockwise on a screen.
  nonisolated public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    guard radius.isFinite, delta.radians.isFinite, startAngle.radians.isFinite else { return }
    var arc = Path()
    arc.addCorner(
      from: startAngle.radians / (Double.pi / 2), quarters: delta.radians / (Double.pi / 2),
      centre: center, radius: CGSize(width: radius, height: radius))
    arc = arc.applying(transform)
    // An arc goes on from where the path stands.
    if currentPoint != nil, case .move(let start) = arc.elements.first {
      arc.elements[0] = .line(to: start)
    }
    elements.append(contentsOf: arc.elements)
  }

  /// Adds the arc of a circle that touches two lines: from the current point to the first point and
  /// from there to the second.
  nonisolated public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard let start = currentPoint else { return }
    func direction(to end: CGPoint) -> CGPoint {
      let (x, y) = (end.x - tangent1End.x, end.y - tangent1End.y)
      let length = (x * x + y * y).squareRoot()
      return length > 0 ? CGPoint(x: x / length, y: y / length) : .zero
    }
    let (first, second) = (direction(to: start), direction(to: tangent2End))
    let cosine = first.x * second.x + first.y * second.y
    // Lines that do not meet at an angle leave nothing to round.
    guard first != .zero, second != .zero, abs(cosine) < 1 - 1e-9 else {
      return addLine(to: tangent1End.applying(transform))
    }
    let half = acos(cosine) / 2
    let distance = radius / tan(half)
    let towards = CGPoint(x: first.x + second.x, y: first.y + second.y)
    let length = (towards.x * towards.x + towards.y * towards.y).squareRoot()
    let reach = radius / sin(half) / length
    let centre = CGPoint(x: tangent1End.x + towards.x * reach, y: tangent1End.y + towards.y * reach)
    func angle(_ direction: CGPoint) -> Double {
      atan2(
        tangent1End.y + direction.y * distance - centre.y, tangent1End.x + direction.x * distance - centre.x)
    }
    var delta = angle(second) - angle(first)
    if delta > .pi { delta -= 2 * .pi }
    if delta < -.pi { delta += 2 * .pi }
    addRelativeArc(
      center: centre, radius: radius, startAngle: .radians(angle(first)), delta: .radians(delta),
      transform: transform)
  }

  /// Adds a rectangle with corners of their own, clockwise from the top trailing one.
  nonisolated mutating func addRounded(
    _ rect: CGRect, _ corners: [CGSize], _ transform: CGAffineTransform
  ) {
    let sizes = corners.map {
      CGSize(width: min(max(0, $0.width), rect.width / 2), height: min(max(0, $0.height), rect.height / 2))
    }
    var rounded = Path()
    for (corner, size) in sizes.enumerated() {
      let centre = CGPoint(
        x: corner < 2 ? rect.maxX - size.width : rect.minX + size.width,
        y: corner == 1 || corner == 2 ? rect.maxY - size.height : rect.minY + size.height)
      var arc = Path()
      arc.addCorner(from: Double(corner) - 1, quarters: 1, centre: centre, radius: size)
      if corner > 0, case .move(let start) = arc.elements[0] { arc.elements[0] = .line(to: start) }
      rounded.elements.append(contentsOf: arc.elements)
    }
    rounded.closeSubpath()
    addPath(rounded, transform: transform)
  }

  /// Adds an arc of an ellipse as curves of a quarter turn and less, beginning with a move.
  nonisolated private mutating func addCorner(
    from start: Double, quarters: Double, centre: CGPoint, radius: CGSize
  ) {
    func point(_ angle: Double, ahead: Double = 0) -> CGPoint {
      CGPoint(
        x: centre.x + radius.width * (cos(angle) - ahead * sin(angle)),
        y: centre.y + radius.height * (sin(angle) + ahead * cos(angle)))
    }
    let pieces = max(1, Int(abs(quarters).rounded(.up)))
    let step = quarters / Double(pieces) * .pi / 2
    // How far the control points of a curve lie ahead on the tangents of an arc.
    let ahead = 4 / 3 * tan(step / 4)
    var angle = start * .pi / 2
    move(to: point(angle))
    for _ in 0..<pieces {
      addCurve(
        to: point(angle + step), control1: point(angle, ahead: ahead),
        control2: point(angle + step, ahead: -ahead))
      angle += step
    }
  }
}
