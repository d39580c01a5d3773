import BoxLayout
import Foundation

nonisolated extension View {
  /// Keeps the standard distance of 16 points on some sides, or the one that is given.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(EdgeInsets(edges, length ?? 16))
  }

  /// Keeps a distance on all sides, in points.
  public func padding(_ length: CGFloat) -> some View {
    padding(EdgeInsets(.all, length))
  }

  public func padding(_ insets: EdgeInsets) -> some View {
    modified { lowering, content in
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

  /// Keeps a distance on all sides while the surroundings are a scene; here the same as padding.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View {
    padding(edges)
  }
}
