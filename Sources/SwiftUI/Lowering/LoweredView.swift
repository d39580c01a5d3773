import BoxLayout
import Cells

/// A view that has become boxes, with everything it told on the way.
package struct LoweredView {
  package var tree: BoxTree
  package let root: BoxID
  package let preferences: PreferenceValues
  private let findings: Findings

  /// What can be tapped, by the numbers of regions; complete once the tree is laid out, because some
  /// content is made only when its size is known.
  package var controls: [Control] { findings.controls }
  /// What was asked for and cannot be shown.
  package var notices: [String] { findings.notices }

  /// Which view made which box; `nil` unless that was asked for.
  package var record: ViewRecord? { findings.record }

  /// What views said of themselves; `nil` unless that was asked for.
  var speech: SpeechRecord? { findings.speech }

  /// Lowers a view; several boxes at its top stand one under another, as in a presentation.
  ///
  /// - Parameters:
  ///   - isRecorded: Keeps which view made which box, for an inspector.
  ///   - isSpoken: Keeps what views say of themselves, for somebody who cannot see them.
  @MainActor
  package init<V: View>(
    _ view: V, metrics: Metrics, environment: EnvironmentValues, alignment: BoxGuide = .center,
    isRecorded: Bool = false, isSpoken: Bool = false
  ) {
    self.init(
      view, metrics: metrics, environment: environment, alignment: alignment, isRecorded: isRecorded,
      isSpoken: isSpoken, graph: nil)
  }

  /// - Parameter graph: What stays of the views of a running app.
  @MainActor
  init<V: View>(
    _ view: V, metrics: Metrics, environment: EnvironmentValues, alignment: BoxGuide = .center,
    isRecorded: Bool = false, isSpoken: Bool = false, graph: ViewGraph?
  ) {
    var lowering = _Lowering(
      metrics: metrics, environment: environment, record: isRecorded ? ViewRecord() : nil,
      speech: isSpoken ? SpeechRecord() : nil, graph: graph)
    lowering.tree.isRightToLeft = environment.layoutDirection == .rightToLeft
    lowering.lower(view)
    switch lowering.roots.count {
    case 0: root = lowering.tree.empty()
    case 1: root = lowering.roots[0]
    default:
      root = lowering.tree.stack(.vertical, alignment: alignment, spacing: nil, lowering.roots)
    }
    tree = lowering.tree
    findings = lowering.findings
    preferences = lowering.preferences
  }
}
