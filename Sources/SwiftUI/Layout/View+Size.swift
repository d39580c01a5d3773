import BoxLayout
import Foundation

nonisolated extension View {
  /// Says which children of a stack are offered room first: those with the higher priority.
  public func layoutPriority(_ value: Double) -> some View {
    wrapped(call: [CallWords.number(value)]) { tree, box in
      tree.setPriority(value, of: box)
      return box
    }
  }

  /// Keeps the view at its ideal size.
  public func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Keeps the view at its ideal size along some axes.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    wrapped(
      call: horizontal && vertical ? [] : ["horizontal: \(horizontal)", "vertical: \(vertical)"]
    ) { $0.fixedSize($1, horizontal: horizontal, vertical: vertical) }
  }

  /// Gives the view the size of its container, the presentation, along some axes.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Gives the view a part of its container's size, as `span` of `count` equal columns or rows with
  /// `spacing` points between them.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let one = (length - spacing * CGFloat(count - 1)) / CGFloat(max(1, count))
      return one * CGFloat(span) + spacing * CGFloat(span - 1)
    }
  }

  /// Gives the view a size that is worked out of its container's, in points.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modified { lowering, content in
      let frame = ContainerFrame(axes: axes, alignment: lowering.alignment(alignment), length: length)
      lowering.wrap(content) { $0.arranged(frame, [$1]) }
    }
  }

  /// Accepted; a presentation has no unsafe area.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View { self }

  /// Accepted; a presentation has no unsafe area.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }

  /// Keeps a distance, as ``padding(_:_:)`` does: a presentation has no unsafe area of its own.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padded(EdgeInsets(edges, length ?? 16), [CallWords.edges(edges), length.map { CallWords.number($0) }])
  }

  /// Keeps a distance on all sides, in points.
  public func safeAreaPadding(_ length: CGFloat) -> some View {
    padded(EdgeInsets(.all, length), [CallWords.number(length)])
  }

  /// Keeps a distance on each side, in points.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padded(insets, insets.callWords) }

  /// Puts a bar below or above this view, in the room of both.
  public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Puts a bar beside this view, in the room of both.
  public func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Puts a view below or above this one, in the room of both.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    let inset = content()
    return VStack(alignment: alignment, spacing: spacing ?? 0) {
      if edge == .top { inset }
      self
      if edge == .bottom { inset }
    }
  }

  /// Puts a view beside this one, in the room of both.
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    let inset = content()
    return HStack(alignment: alignment, spacing: spacing ?? 0) {
      if edge == .leading { inset }
      self
      if edge == .trailing { inset }
    }
  }
}

/// Parts of the screen that content keeps away from.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let container = SafeAreaRegions(rawValue: 1 << 0)
  public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

/// Sizes one child by what the whole tree was offered.
private struct ContainerFrame: Arrangement {
  let axes: Axis.Set
  let alignment: BoxAlignment
  let length: (CGFloat, Axis) -> CGFloat

  func size(
    of children: BoxChildren, in tree: inout BoxTree, proposal: BoxProposal
  ) -> BoxSize {
    let inner = childProposal(tree, proposal)
    let size = tree.measure(children[0], inner)
    return BoxSize(
      width: axes.contains(.horizontal) && inner.width != BoxProposal.unspecified ? inner.width : size.width,
      height: axes.contains(.vertical) && inner.height != BoxProposal.unspecified ? inner.height : size.height
    )
  }

  func place(
    _ children: BoxChildren, in tree: inout BoxTree, size: BoxSize, proposal: BoxProposal
  ) {
    tree.align(children[0], in: size, alignment, proposal: childProposal(tree, proposal))
  }

  private func childProposal(_ tree: BoxTree, _ proposal: BoxProposal) -> BoxProposal {
    func isKnown(_ length: Int) -> Bool {
      length != BoxProposal.unspecified && length < BoxProposal.infinity
    }
    var inner = proposal
    let (metrics, root) = (tree.metrics, tree.rootProposal)
    if axes.contains(.horizontal), isKnown(root.width) {
      inner.width = max(
        0, metrics.horizontal(length(metrics.points(horizontal: root.width), .horizontal)))
    }
    if axes.contains(.vertical), isKnown(root.height) {
      inner.height = metrics.frameHeight(length(metrics.points(vertical: root.height), .vertical))
    }
    return inner
  }
}
