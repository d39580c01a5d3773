import BoxLayout
import Cells
import Foundation

/// A bar or a ring alone, in the tint of its surroundings.
struct ProgressMeter: PrimitiveView {
  let form: ProgressBox.Form
  let amount: ProgressAmount
  let isFlexible: Bool
  /// The height of a bar, or both sides of a ring, in points.
  let sideLength: Double
  var tint: Color?

  static func _lower(_ view: Self, into lowering: inout _Lowering) {
    lowering.roots.append(lowering.meter(view))
  }
}

extension _Lowering {
  /// Makes the box of a bar or a ring.
  mutating func meter(_ view: ProgressMeter) -> BoxID {
    let isBar =
      switch view.form {
      case .bar, .marker: true
      case .ring, .ringMarker: false
      }
    let isDark = environment.fields.colorScheme == .dark
    let tint = view.tint?._paint(in: environment) ?? environment.tintPaint
    // A bar without a room of its own takes 100 points.
    let ideal = BoxSize(
      width: metrics.frameWidth(isBar ? 100 : view.sideLength), height: metrics.frameHeight(view.sideLength))
    return tree.progress(
      ProgressBox(
        view.form, fraction: view.amount.fraction(at: .now),
        tint: tint.running(along: isBar ? .linear(startX: 0, startY: 0.5, endX: 1, endY: 0.5) : nil),
        track: SystemColour.fill(level: 0, dark: isDark), idealSize: ideal, isFlexible: view.isFlexible))
  }
}

extension Paint {
  /// The paint with a plain ramp, which runs from top to bottom, turned to run along a bar.
  fileprivate func running(along form: Cells.Gradient.Form?) -> Paint {
    guard let form, case .gradient(var gradient) = self,
      gradient.form == .linear(startX: 0.5, startY: 0, endX: 0.5, endY: 1)
    else { return self }
    gradient.form = form
    return .gradient(gradient)
  }
}
