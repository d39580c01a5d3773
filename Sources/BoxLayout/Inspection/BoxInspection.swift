import Cells

/// What a description is to tell beyond places: made when somebody looks, never while a frame is drawn.
public struct BoxInspection {
  /// The same boxes laid out in points.
  let points: BoxTree?
  let root: BoxID?
  /// What shows of the tree that is described, in cells of the frame; `nil` where all of it does.
  private let clip: CellRect?
  /// What shows of the boxes in points.
  private let pointRoom: ShownRoom?
  /// Answers what made a box of the tree that is described.
  let maker: (BoxID) -> BoxMaker?

  /// - Parameters:
  ///   - points: The same boxes with point metrics, laid out; `nil` where there are none.
  ///   - clip: What shows of the tree that is described, in cells of the frame.
  ///   - room: What shows of the boxes in points; an infinite length or none is all.
  public init(
    points: (tree: BoxTree, root: BoxID)?, clip: CellRect? = nil, room: BoxOffer? = nil,
    maker: @escaping (BoxID) -> BoxMaker? = { _ in nil }
  ) {
    self.points = points?.tree
    root = points?.root
    self.clip = clip
    pointRoom = points.flatMap { points in
      room.map { room in
        func finite(_ length: Double?) -> Double? { length.flatMap { $0.isFinite ? $0 : nil } }
        return ShownRoom(
          width: finite(room.width).map(points.tree.metrics.horizontal),
          height: finite(room.height).map(points.tree.metrics.vertical))
      }
    }
    self.maker = maker
  }

  /// What shows of a tree whose root stands at a place of the frame.
  func room(at origin: CellPoint) -> ShownRoom? { clip.map { ShownRoom($0, from: origin) } }

  /// A box of the tree in points with its place from the root's leading top corner, in units.
  struct Twin {
    var box: BoxID
    var x: Int
    var y: Int
    /// What shows of it.
    var room: ShownRoom?
  }

  /// The box in points that is the root's.
  var twin: Twin? { root.map { Twin(box: $0, x: 0, y: 0, room: pointRoom) } }

  /// The box in points that stands for a child: the one at the same position, where both boxes hold as many.
  func twin(of position: Int, count: Int, in twin: Twin?) -> Twin? {
    guard let points, let twin else { return nil }
    let node = points.nodes[twin.box.index]
    guard Int(node.childCount) == count else { return nil }
    let child = points.child(position, of: node)
    let inner = points.nodes[child.index]
    // In points another alternative may be the first that fits.
    if case .firstThatFits = node.kind, inner.size == .zero { return nil }
    let x =
      node.isRightToLeft ? node.size.width - inner.origin.x - inner.size.width : inner.origin.x
    var room = twin.room
    if case .clip = node.kind { room = room?.clipped(x: twin.x, y: twin.y, node.size) }
    return Twin(box: child, x: twin.x + x, y: twin.y + inner.origin.y, room: room)
  }
}

extension BoxTree {
  /// What is known of a laid-out box.
  ///
  /// - Parameters:
  ///   - place: From the root's leading top corner.
  ///   - room: What shows of the tree; `nil` where all of it does.
  func details(
    of box: BoxID, at place: CellPoint, _ room: ShownRoom?, _ inspection: BoxInspection,
    _ twin: BoxInspection.Twin?
  ) -> BoxDetails {
    let node = nodes[box.index]
    var details = BoxDetails(
      offer: node.proposal.offer(horizontal: { Double($0) }, vertical: { Double($0) }),
      parameters: parameters(of: node),
      missing: missingText(of: node, x: place.column, y: place.row, in: room), maker: inspection.maker(box))
    guard let points = inspection.points, let twin else { return details }
    let other = points.nodes[twin.box.index]
    guard other.kind.name == node.kind.name else { return details }
    let metrics = points.metrics
    details.points = PointBox(
      x: metrics.points(horizontal: twin.x), y: metrics.points(vertical: twin.y),
      width: metrics.points(horizontal: other.size.width),
      height: metrics.points(vertical: other.size.height),
      offer: other.proposal.offer(
        horizontal: metrics.points(horizontal:), vertical: metrics.points(vertical:)),
      missing: points.missingText(of: other, x: twin.x, y: twin.y, in: twin.room))
    // Points say it exactly: 12 pt of padding are a column and a half.
    details.parameters = points.parameters(of: other)
    return details
  }

  /// What does not show of a text in the size it has, or because it is cut off; `nil` for other boxes and where all
  /// of it shows.
  private func missingText(of node: BoxNode, x: Int, y: Int, in room: ShownRoom?) -> MissingText? {
    guard case .text(let number) = node.kind else { return nil }
    let text = texts[Int(number)]
    var hidden: [Range<Int>] = []
    var top = y
    forEachLine(of: text, width: node.size.width, height: node.size.height) { line in
      if let room, !room.shows(x: x, width: node.size.width, y: top, height: text.lineHeight) {
        hidden.append(
          line.glyphs.lowerBound..<(line.ellipsis ? text.glyphs.upperBound : line.glyphs.upperBound))
      } else {
        if let room { hidden += beside(room, line, of: text, in: node, x: x) }
        if line.ellipsis {
          hidden.append(
            line.glyphs.upperBound..<(line.tail.isEmpty ? text.glyphs.upperBound : line.tail.lowerBound))
        }
      }
      top += text.lineHeight + text.lineSpacing
    }
    let parts = hidden.map(trimmed).filter { !$0.isEmpty }
    guard !parts.isEmpty else { return nil }
    return MissingText(
      text: parts.map { string(of: $0) }.joined(separator: " "), count: parts.reduce(0) { $0 + $1.count },
      total: text.glyphs.count)
  }

  /// What of a line lies beside what shows: letters of which less than half can be seen. A line that is turned round
  /// has its letters in another order, and is taken as a whole.
  private func beside(
    _ room: ShownRoom, _ line: TextLine, of text: TextBox, in node: BoxNode, x: Int
  ) -> [Range<Int>] {
    guard !text.hasRightToLeft else { return [] }
    let width = node.size.width
    var column = x + Self.offset(of: line.width, in: width, text.alignment)
    if node.isRightToLeft { column = 2 * x + width - line.width - column }
    guard column < room.columns.lowerBound || column + line.width > room.columns.upperBound else { return [] }
    var hidden: [Range<Int>] = []
    for position in line.glyphs {
      let advance = Int(glyphs[position].advance)
      let middle = column + max(0, advance - 1) / 2
      column += advance
      guard !room.columns.contains(middle) else { continue }
      if hidden.last?.upperBound == position {
        hidden[hidden.count - 1] = hidden[hidden.count - 1].lowerBound..<position + 1
      } else {
        hidden.append(position..<position + 1)
      }
    }
    return hidden
  }

  /// Without the blanks at its ends.
  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    func isBlank(_ position: Int) -> Bool { [.space, .newline].contains(glyphs[position].role) }
    var range = range
    while let first = range.first, isBlank(first) { range = first + 1..<range.upperBound }
    while let end = range.last, isBlank(end) { range = range.lowerBound..<end }
    return range
  }

  /// What a box is set to, in points.
  private func parameters(of node: BoxNode) -> [BoxFact] {
    func across(_ units: Int) -> String { Self.inspected(metrics.points(horizontal: units)) }
    func down(_ units: Int) -> String { Self.inspected(metrics.points(vertical: units)) }
    func bounds(_ name: String, _ bounds: BoxProposal) -> [BoxFact] {
      var facts: [BoxFact] = []
      if bounds.width != BoxProposal.unspecified {
        let value = bounds.width >= BoxProposal.infinity ? "infinity" : across(bounds.width)
        facts.append(BoxFact("\(name)Width", value))
      }
      if bounds.height != BoxProposal.unspecified {
        let value = bounds.height >= BoxProposal.infinity ? "infinity" : down(bounds.height)
        facts.append(BoxFact("\(name)Height", value))
      }
      return facts
    }
    switch node.kind {
    case .frame(let width, let height, _, let points):
      let own = framePoints[Int(points)]
      return (width >= 0 ? [BoxFact("width", Self.inspected(Double(own.width)))] : [])
        + (height >= 0 ? [BoxFact("height", Self.inspected(Double(own.height)))] : [])
    case .flexibleFrame(let number):
      let frame = flexibleFrames[Int(number)]
      return bounds("min", frame.minimum) + bounds("ideal", frame.ideal) + bounds("max", frame.maximum)
    case .padding(let top, let leading, let bottom, let trailing):
      return [
        BoxFact("top", down(Int(top))), BoxFact("leading", across(Int(leading))),
        BoxFact("bottom", down(Int(bottom))), BoxFact("trailing", across(Int(trailing))),
      ].filter { $0.value != "0" }
    case .offset(let x, let y): return [BoxFact("x", across(Int(x))), BoxFact("y", down(Int(y)))]
    case .position(let x, let y):
      return [
        BoxFact("x", Self.inspected(Double(x) * metrics.points(horizontal: 1))),
        BoxFact("y", Self.inspected(Double(y) * metrics.points(vertical: 1))),
      ]
    case .opacity(let opacity): return [BoxFact("opacity", Self.inspected(opacity))]
    case .rotation(let radians): return [BoxFact("degrees", Self.inspected(radians * 180 / .pi))]
    case .aspectRatio(let ratio, let fill):
      return (ratio > 0 ? [BoxFact("ratio", Self.inspected(ratio))] : [])
        + [BoxFact("content", fill ? "fill" : "fit")]
    case .fixedSize(let horizontal, let vertical):
      return [BoxFact("fixed", [horizontal ? "width" : nil, vertical ? "height" : nil].joined)]
    case .stack(let axis, let alignment, let spacing, let points):
      var facts: [BoxFact] = []
      if spacing != defaultSpacing {
        let own =
          points >= 0 ? Self.inspected(Double(points)) : (axis == .horizontal ? across : down)(Int(spacing))
        facts.append(BoxFact("spacing", own))
      }
      if let name = alignment.name(along: axis.other) { facts.append(BoxFact("alignment", name)) }
      return facts
    case .text(let number):
      let text = texts[Int(number)]
      guard text.maximumLines != .max else { return [] }
      return [BoxFact("lineLimit", "\(text.maximumLines)")]
    case .spacer, .empty, .fill, .shape, .divider, .progress, .picture, .drawing, .clip, .hidden, .region,
      .guide, .space, .layer, .mask, .depthStack, .firstThatFits, .reader, .arranged:
      return node.priority.isFinite && node.priority != 0
        ? [BoxFact("layoutPriority", Self.inspected(Double(node.priority)))] : []
    }
  }

  /// A number with at most two digits behind the point, none where there are none.
  public static func inspected(_ value: Double) -> String {
    guard value.isFinite else { return value > 0 ? "infinity" : "none" }
    let hundredths = Int((min(abs(value), 1e9) * 100).rounded())
    let sign = value < 0 && hundredths > 0 ? "-" : ""
    let rest = hundredths % 100
    if rest == 0 { return "\(sign)\(hundredths / 100)" }
    let digits = rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)"
    return "\(sign)\(hundredths / 100).\(digits)"
  }
}

extension [String?] {
  fileprivate var joined: String { compactMap { $0 }.joined(separator: ", ") }
}

extension BoxProposal {
  fileprivate func offer(horizontal: (Int) -> Double, vertical: (Int) -> Double) -> BoxOffer {
    func length(_ units: Int, _ convert: (Int) -> Double) -> Double? {
      if units == Self.unspecified { return nil }
      return units >= Self.infinity ? .infinity : convert(units)
    }
    return BoxOffer(width: length(width, horizontal), height: length(height, vertical))
  }
}

extension BoxGuide {
  /// Its name as an alignment along an axis; `nil` for the user's own.
  fileprivate func name(along axis: BoxAxis) -> String? {
    switch self {
    case .start: axis == .horizontal ? "leading" : "top"
    case .center: "center"
    case .end: axis == .horizontal ? "trailing" : "bottom"
    case .firstTextBaseline: "firstTextBaseline"
    case .lastTextBaseline: "lastTextBaseline"
    default: nil
    }
  }
}
