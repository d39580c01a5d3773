import BoxLayout
import Foundation

nonisolated extension View {
  /// Answers a horizontal guide of this view by a function of its dimensions, in points.
  public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    guided(g.key, .horizontal, computeValue)
  }

  /// Answers a vertical guide of this view by a function of its dimensions, in points.
  public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    guided(g.key, .vertical, computeValue)
  }

  private func guided(
    _ key: AlignmentKey, _ axis: BoxAxis, _ value: @escaping (ViewDimensions) -> CGFloat,
    name: ModifierName = #function
  ) -> ModifiedView<Self> {
    modified(named: name) { lowering, content in
      let guide = lowering.guide(key, axis: axis)
      let metrics = lowering.metrics
      let known = lowering.customGuides
      lowering.wrap(content) { tree, box in
        tree.guide(box, guide, axis: axis) { size, ask in
          withoutActuallyEscaping(ask) { ask in
            let dimensions = ViewDimensions(size, metrics: metrics) { key, axis in
              switch key {
              case .builtIn(let guide): ask(guide, axis)
              case .custom(let id, _): known[id].map { ask($0, axis) }
              }
            }
            let points = value(dimensions)
            return axis == .horizontal ? metrics.horizontal(points) : metrics.vertical(points)
          }
        }
      }
    }
  }
}
