import BoxLayout
import Foundation

nonisolated extension View {
  /// Keeps the standard distance of 16 points on some sides, or the one that is given.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padded(EdgeInsets(edges, length ?? 16), [CallWords.edges(edges), length.map { CallWords.number($0) }])
  }

  /// Keeps a distance on all sides, in points.
  public func padding(_ length: CGFloat) -> some View {
    padded(EdgeInsets(.all, length), [CallWords.number(length)])
  }

  public func padding(_ insets: EdgeInsets) -> some View {
    padded(insets, insets.callWords)
  }

  /// Keeps a distance on all sides while the surroundings are a scene; here the same as padding.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View {
    padded(EdgeInsets(edges, 16), [CallWords.edges(edges)])
  }

  /// Keeps a distance on each side.
  ///
  /// - Parameter arguments: What the modifier was called with.
  func padded(
    _ insets: EdgeInsets, _ arguments: @autoclosure @escaping () -> [String?],
    named name: ModifierName = #function
  ) -> ModifiedView<Self> {
    modified(named: name) { lowering, content in
      lowering.recordCall(arguments())
      let outer = lowering.environment.fields.containerCornerRadius
      if outer > 0 {
        let margin = min(insets.top, insets.leading, insets.bottom, insets.trailing)
        lowering.environment.fields.containerCornerRadius = max(0, outer - max(0, margin))
      }
      let insets = insets.insets(lowering.metrics)
      lowering.wrap(content) { $0.padding($1, insets) }
      lowering.environment.fields.containerCornerRadius = outer
    }
  }
}

extension EdgeInsets {
  /// The sides that keep a distance, for an inspector.
  var callWords: [String?] {
    [("top", top), ("leading", leading), ("bottom", bottom), ("trailing", trailing)].map { label, length in
      length == 0 ? nil : CallWords.number(label, length)
    }
  }
}
