import BoxLayout

/// The views that a canvas may draw, found by their tags.
struct CanvasSymbols {
  private let views: AnyView

  init(_ views: some View) {
    self.views = AnyView(views)
  }

  /// The view with a tag; `nil` when there is none.
  @MainActor
  func view(tagged tag: AnyHashable, in environment: EnvironmentValues) -> AnyView? {
    let symbol = Symbol(views: views, tag: tag)
    var lowering = _Lowering(metrics: .cells, environment: environment)
    lowering.lower(symbol)
    return lowering.roots.isEmpty ? nil : AnyView(symbol)
  }

  /// Of all the views those with one tag.
  private struct Symbol: PrimitiveView {
    let views: AnyView
    let tag: AnyHashable

    static func _lower(_ view: Self, into lowering: inout _Lowering) {
      let start = lowering.roots.count
      lowering.lower(view.views)
      let found = lowering.roots[start...].filter {
        lowering.tree.trait(ObjectIdentifier(ViewTag.self), of: $0) as? AnyHashable == view.tag
      }
      lowering.roots.replaceSubrange(start..., with: found)
    }
  }
}
