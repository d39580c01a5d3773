import BoxLayout
import Cells

/// What the inspector says of the selected box: where it stands among the others, all that is known of it.
struct InspectorPanel {
  private let tree: InspectedTree
  private let path: [Int]
  /// Where the code of the user's views is written, by the description of their types.
  private let sources: [UInt: SourceLine]

  init(_ tree: InspectedTree, path: [Int], sources: [UInt: SourceLine]) {
    self.tree = tree
    self.path = path
    self.sources = sources
  }

  private static let labelColumns = 10

  // MARK: The tree around the box

  /// What a box is called: the view or modifier that made it, else its kind; a text with what it says.
  static func name(of box: BoxDescription) -> String {
    var name = box.details?.maker?.name ?? box.kind
    if let text = box.text { name += " \"\(PrintableText.make(text))\"" }
    return name
  }

  /// The boxes above the selected one, its siblings and its children: the rows that there is room for, the
  /// selected one among them.
  func outline(rows: Int) -> [InkedLine] {
    var lines: [InkedLine] = []
    var selected = 0
    func add(_ box: BoxDescription, _ depth: Int, isSelected: Bool, isOnPath: Bool) {
      if isSelected { selected = lines.count }
      let ink: Ink = isSelected ? .accent : isOnPath ? .text : .label
      lines.append(
        InkedLine(
          (isSelected ? "▸ " : "  ", .accent),
          (String(repeating: " ", count: depth) + Self.name(of: box), ink)))
    }
    func look(_ boxes: [BoxDescription], _ depth: Int) {
      guard depth < path.count else {
        for box in boxes { add(box, depth, isSelected: false, isOnPath: false) }
        return
      }
      let isLast = depth == path.count - 1
      for (position, box) in boxes.enumerated() where isLast || position == path[depth] {
        let isOnPath = position == path[depth]
        add(box, depth, isSelected: isLast && isOnPath, isOnPath: isOnPath)
        if isOnPath { look(box.children, depth + 1) }
      }
    }
    look(tree.roots, 0)
    guard rows < lines.count else { return lines }
    let first = max(0, min(selected - rows / 2, lines.count - rows))
    return Array(lines[first..<first + max(0, rows)])
  }

  // MARK: What is known of it

  /// Rows of a label and a value, in the order of their weight: where there is little room the last are
  /// left out.
  var details: [InkedLine] {
    guard let box = tree.box(at: path) else { return [] }
    let corner = tree.roots[path[0]].rect
    var lines: [InkedLine] = []
    func add(_ label: String, _ value: String, _ ink: Ink = .text) {
      let padded = label + String(repeating: " ", count: max(1, Self.labelColumns - label.count))
      lines.append(InkedLine((padded, .label), (value, ink)))
    }
    addText(of: box, add)
    if let maker = box.details?.maker, let owner = maker.owner {
      add("in", owner.name)
      if let line = owner.descriptor.flatMap({ sources[$0] }) { add("", line.short, .accent) }
    }
    add("cells", "\(box.rect.columns) x \(box.rect.rows)")
    add("  at", "\(box.rect.column - corner.column), \(box.rect.row - corner.row)")
    guard let details = box.details else { return lines }
    add("  offered", Self.words(details.offer))
    if let points = details.points {
      add("points", "\(Self.words(points.width)) x \(Self.words(points.height))")
      add("  at", "\(Self.words(points.x)), \(Self.words(points.y))")
      add("  offered", Self.words(points.offer))
    }
    for fact in details.parameters { add(fact.name, fact.value) }
    guard let maker = details.maker else { return lines }
    for (index, name) in maker.modifiers.enumerated() { add(index == 0 ? "modifiers" : "", ".\(name)") }
    for (index, fact) in maker.environment.enumerated() {
      add(index == 0 ? "environ." : "", PrintableText.make("\(fact.name) \(fact.value)"))
    }
    return lines
  }

  /// What a text says and what of it does not show.
  private func addText(of box: BoxDescription, _ add: (String, String, Ink) -> Void) {
    guard let details = box.details, box.text != nil else { return }
    let (cells, points) = (details.missing, details.points?.missing)
    if let missing = cells {
      add("cut", "\(missing.count) of \(missing.total) missing", .bad)
      add("", "\"\(PrintableText.make(missing.text))\"", .bad)
    }
    guard details.points != nil, cells != nil || points != nil else { return }
    if let points {
      add("device", "\(points.count) of \(points.total) missing", .bad)
      if points.text != cells?.text { add("", "\"\(PrintableText.make(points.text))\"", .bad) }
    } else {
      add("device", "shows all of it", .good)
    }
  }

  private static func words(_ length: Double) -> String {
    BoxTree.inspected((length * 10).rounded() / 10)
  }

  private static func words(_ offer: BoxOffer) -> String {
    func length(_ length: Double?) -> String {
      length.map { $0.isFinite ? words($0) : "max" } ?? "ideal"
    }
    return "\(length(offer.width)) x \(length(offer.height))"
  }

  // MARK: Drawing

  /// Draws the tree and what is known side by side, where there is little height.
  func drawBeside(in rect: CellRect, _ theme: Theme, _ half: Theme.Half, into canvas: inout Canvas) {
    let columns = (rect.columns - 2) / 2
    for (first, lines) in [(rect.column, outline(rows: rect.rows)), (rect.endColumn - columns, details)] {
      for (row, line) in lines.prefix(rect.rows).enumerated() {
        line.draw(
          at: CellPoint(column: first, row: rect.row + row), columns: columns, theme, half, into: &canvas)
      }
    }
  }

  /// Draws the panel: the tree above, what is known below.
  func draw(in rect: CellRect, _ theme: Theme, _ half: Theme.Half, into canvas: inout Canvas) {
    let details = details
    // The tree takes what the details leave, and a third at least.
    let treeRows = max(rect.rows / 3, rect.rows - details.count - 1)
    var row = rect.row
    for line in outline(rows: treeRows) + [InkedLine()] + details where row < rect.endRow {
      line.draw(
        at: CellPoint(column: rect.column, row: row), columns: rect.columns, theme, half, into: &canvas)
      row += 1
    }
  }
}
