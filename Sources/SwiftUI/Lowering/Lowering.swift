import BoxLayout
import Cells

/// What a view is lowered into: the tree of boxes being built, and what holds at this place in it.
///
/// A view may leave one box, several (a group) or none; they wait in ``roots`` until a container takes
/// them.
public struct _Lowering {
  package var tree: BoxTree
  package var environment: EnvironmentValues
  /// The boxes that no container has taken yet.
  package var roots: ContiguousArray<BoxID> = []
  /// What views told their surroundings.
  package var preferences = PreferenceValues()
  /// Controls and notices, also of content that is made while it is laid out.
  let findings: Findings
  /// Which view made which box; `nil` while nobody inspects.
  let record: ViewRecord?
  /// What stays of the views; `nil` for a presentation, which is drawn and does not stay.
  let graph: ViewGraph?
  /// Nothing has to be known of the views on the way.
  private let isPlain: Bool
  /// What the views that are being lowered would be called; `nil` while nobody asks.
  var title: TitleCollector?
  /// Where sections begin and end; `nil` while nobody asks.
  var sections: SectionCollector?
  /// How many rows of grids there were.
  var gridRows = 0
  /// The engine's guides for alignments of the user's own, by the type that names them.
  var customGuides: [ObjectIdentifier: BoxGuide] = [:]

  package init(metrics: Metrics, environment: EnvironmentValues) {
    self.init(metrics: metrics, environment: environment, record: nil)
  }

  init(
    metrics: Metrics, environment: EnvironmentValues, record: ViewRecord?, speech: SpeechRecord? = nil,
    graph: ViewGraph? = nil
  ) {
    self.init(
      tree: BoxTree(metrics: metrics), environment: environment,
      findings: Findings(record: record, speech: speech, graph: graph))
  }

  /// Goes on in a tree that is being laid out.
  init(tree: consuming BoxTree, environment: EnvironmentValues, findings: Findings) {
    self.tree = tree
    self.tree.isRightToLeft = environment.layoutDirection == .rightToLeft
    self.environment = environment
    self.findings = findings
    record = findings.record
    graph = findings.graph
    isPlain = record == nil && graph == nil
  }

  package var metrics: Metrics { tree.metrics }

  /// What happens when a region is tapped; a region's number is its place here.
  package var controls: [Control] {
    get { findings.controls }
    nonmutating _modify { yield &findings.controls }
  }

  /// What was asked for and cannot be shown, such as a symbol without a glyph.
  package var notices: [String] {
    get { findings.notices }
    nonmutating _modify { yield &findings.notices }
  }

  /// Lowers a view; its boxes are added to ``roots``.
  @inline(__always) @MainActor
  package mutating func lower<V: View>(_ view: V) {
    if isPlain {
      V._lower(view, into: &self)
    } else {
      lowerNoted(view, id: nil)
    }
  }

  /// The same for a view that has an identifier among its siblings.
  @inline(__always) @MainActor
  mutating func lower<V: View>(_ view: V, id: @autoclosure () -> AnyHashable) {
    if isPlain {
      V._lower(view, into: &self)
    } else {
      lowerNoted(view, id: id())
    }
  }

  /// Lowers the body of a view, in which `@Environment` reads what holds here.
  @inline(__always) @MainActor
  mutating func lowerBody<V: View>(of view: V) {
    makeEnvironmentCurrent()
    if isPlain {
      V.Body._lower(view.body, into: &self)
    } else {
      graph?.link(view)
      lowerNoted(view.body, id: nil)
    }
  }

  /// Lowers a view whose boxes are recorded, or of which something is kept.
  @inline(never) @MainActor
  private mutating func lowerNoted<V: View>(_ view: V, id: AnyHashable?) {
    record?.begin(V.self, boxes: tree.count, environment)
    let outer = graph?.enter(V.self, id: id)
    V._lower(view, into: &self)
    if let outer { graph?.leave(to: outer) }
    record?.end(boxes: tree.count)
  }

  /// `@Environment` reads what holds here while a body is asked for.
  @inline(__always)
  package func makeEnvironmentCurrent() {
    EnvironmentValues.current = environment
  }
}

extension _Lowering {
  /// Lowers a view and hands its boxes to a container, which answers the one box that holds them.
  @MainActor
  package mutating func container<V: View>(
    of view: V, _ make: (inout BoxTree, ArraySlice<BoxID>) -> BoxID
  ) {
    let start = roots.count
    lowerApart(view)
    gather(from: start, make)
  }

  /// Lowers what will be inside of one box: sections in there are nobody else's.
  @MainActor
  private mutating func lowerApart<V: View>(_ view: V) {
    guard let saved = sections else { return lower(view) }
    sections = nil
    lower(view)
    sections = saved
  }

  /// Hands the boxes since a place in ``roots`` to a container.
  package mutating func gather(
    from start: Int, _ make: (inout BoxTree, ArraySlice<BoxID>) -> BoxID
  ) {
    let box = make(&tree, ArraySlice(roots[start...]))
    roots.removeSubrange(start...)
    roots.append(box)
  }

  /// Lowers a view and wraps each box it leaves, as a modifier of a group modifies its members.
  @MainActor
  package mutating func wrap<V: View>(_ view: V, _ make: (inout BoxTree, BoxID) -> BoxID) {
    let start = roots.count
    lower(view)
    for index in start..<roots.count { roots[index] = make(&tree, roots[index]) }
  }

  /// Lowers a view to exactly one box that is not added to ``roots``; several lie over one another.
  @MainActor
  package mutating func single<V: View>(_ view: V, alignment: BoxAlignment = .center) -> BoxID {
    let start = roots.count
    lowerApart(view)
    defer { roots.removeSubrange(start...) }
    switch roots.count - start {
    case 0: return tree.empty()
    case 1: return roots[start]
    default: return tree.depthStack(alignment: alignment, roots[start...])
    }
  }

  /// Lowers something under a changed environment.
  @MainActor
  package mutating func with(
    _ change: (inout EnvironmentValues) -> Void, _ body: (inout _Lowering) -> Void
  ) {
    let saved = environment
    change(&environment)
    body(&self)
    environment = saved
  }

  /// Adds a control and answers the number of its region.
  package mutating func add(_ control: Control) -> Int {
    controls.append(control)
    return controls.count - 1
  }
}
