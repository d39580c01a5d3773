import BoxLayout
import SwiftUI

/// The area of a chart that its marks are drawn in, as a view.
public struct ChartPlotContent: PrimitiveView {
  let box: @MainActor (inout _Lowering) -> BoxID

  public static func _lower(_ view: Self, into lowering: inout _Lowering) {
    let box = view.box(&lowering)
    lowering.roots.append(box)
  }
}
