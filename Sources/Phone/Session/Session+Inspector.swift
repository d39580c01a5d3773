import BoxLayout
import Cells
import StageLink

extension Session {
  /// The boxes of what is shown, from the leading top corner of the screen on.
  private var inspectedTree: InspectedTree {
    guard let scene, !isHeld else { return InspectedTree(roots: []) }
    let layout = scene.surfaceLayout(on: scene.setting.cells)
    return InspectedTree(roots: layout.boxes(inspectedIn: scene.setting))
  }

  /// Opens the inspector at the first presentation.
  mutating func openInspector() -> [Effect] {
    guard let path = inspectedTree.presentations.first else { return [.bell] }
    focus = nil
    overlay = .inspector(path: path)
    return []
  }

  mutating func handleInInspector(_ key: Key, path: [Int]) -> [Effect] {
    if key == .escape || key == .character("i") {
      overlay = nil
      return []
    }
    let tree = inspectedTree
    // After a reload or in another state the box may not be there any more.
    let path = tree.nearest(to: path) ?? []
    func go(_ target: [Int]?) -> [Effect] {
      guard let target else { return [.bell] }
      overlay = .inspector(path: target)
      return []
    }
    switch key {
    case .left: return go(tree.path(.parent, from: path))
    case .right: return go(tree.path(.child, from: path))
    case .up: return go(tree.path(.previous, from: path))
    case .down: return go(tree.path(.next, from: path))
    case .home: return go(tree.presentations.first { $0.prefix(2) == path.prefix(2) })
    case .enter: return go(tree.nextCutText(behind: path))
    case .tab: return inspectPresentation(1, from: path, tree)
    case .backTab: return inspectPresentation(-1, from: path, tree)
    case .pageUp: return moveState(by: -1)
    case .pageDown: return moveState(by: 1)
    case .character("f"), .character("F"): return [.bell]
    case .character(let character): return handle(character)
    default: return []
    }
  }

  /// Goes to the next presentation of the surface, and from its last to the next surface.
  private mutating func inspectPresentation(
    _ step: Int, from path: [Int], _ tree: InspectedTree
  ) -> [Effect] {
    let presentations = tree.presentations
    let current = presentations.firstIndex { $0.prefix(2) == path.prefix(2) }
    if let current, presentations.indices.contains(current + step) {
      overlay = .inspector(path: presentations[current + step])
      return []
    }
    let effects = moveSurface(by: step)
    let next = inspectedTree.presentations
    guard effects.isEmpty, let target = step > 0 ? next.first : next.last else { return effects }
    overlay = .inspector(path: target)
    return []
  }

  /// The user's view that made the selected box, as long as ``sources`` does not say where it is written.
  public var wantedSource: UInt? {
    targets.owner.flatMap { sources[$0] == nil ? $0 : nil }
  }

  /// Selects the deepest box at a place.
  mutating func inspect(at place: CellPoint) -> [Effect] {
    guard targets.phone.contains(place),
      let path = InspectedTree(roots: targets.surface.boxes(inspectedIn: nil)).path(at: place)
    else { return [.bell] }
    overlay = .inspector(path: path)
    return []
  }

  // MARK: Drawing

  /// What an inspector that is open shows of a surface as it was placed; `nil` while it is closed.
  func inspection(of surface: SurfaceLayout) -> (tree: InspectedTree, path: [Int])? {
    guard case .inspector(let path) = overlay, let scene else { return nil }
    let tree = InspectedTree(roots: surface.boxes(inspectedIn: scene.setting))
    return tree.nearest(to: path).map { (tree, $0) }
  }

  /// Marks the selected box and, where no panel says what is known of it, lays a sheet over the larger part
  /// of the frame that it does not stand in.
  func drawInspector(
    _ shown: (tree: InspectedTree, path: [Int]), _ scene: PhoneScene, _ layout: TerminalLayout,
    over frame: inout Frame
  ) {
    let line = shown.tree.line(to: shown.path)
    BoxMarks(theme: theme, half: scene.half).draw(line, in: layout.screen, over: &frame)
    guard layout.panel == nil, let selected = line.last else { return }
    let panel = InspectorPanel(shown.tree, path: shown.path, sources: sources)
    let columns = min(frame.columns, layout.phone.columns)
    let isLow = selected.rect.row > layout.keyRow - selected.rect.endRow
    let free = isLow ? selected.rect.row : layout.keyRow - selected.rect.endRow
    let rows = max(6, min(panel.details.count + 6, free))
    var canvas = Canvas(size: CellSize(columns: columns, rows: rows), manner: scene.manner)
    let rect = CellRect(origin: .zero, size: canvas.size)
    canvas.fill(rect, with: .colour(scene.half.panel.overlay))
    canvas.outline(rect, rounded: true, colour: scene.half.panel.label)
    panel.drawBeside(in: rect.inset(columns: 2, rows: 1), theme, scene.half, into: &canvas)
    frame.paste(
      PhoneComposer.finish(canvas, theme),
      at: CellPoint(column: layout.phone.column, row: isLow ? 0 : layout.keyRow - rows))
  }
}
