import BoxLayout
import Cells

/// A view that has become boxes, with everything it told on the way.
package struct LoweredView {
  package var tree: BoxTree
  package let root: BoxID
  package let controls: [Control]
  package let preferences: PreferenceValues
  package let notices: [String]

  /// Lowers a view; several boxes at its top stand one under another, as in a presentation.
  @MainActor
  package init<V: View>(
    _ view: V, metrics: Metrics, environment: EnvironmentValues, alignment: BoxGuide = .center
  ) {
    var lowering = _Lowering(metrics: metrics, environment: environment)
    lowering.tree.isRightToLeft = environment.layoutDirection == .rightToLeft
    lowering.lower(view)
    switch lowering.roots.count {
    case 0: root = lowering.tree.empty()
    case 1: root = lowering.roots[0]
    default:
      root = lowering.tree.stack(.vertical, alignment: alignment, spacing: nil, lowering.roots)
    }
    tree = lowering.tree
    controls = lowering.controls
    preferences = lowering.preferences
    notices = lowering.notices
  }
}
