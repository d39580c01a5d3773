import BoxLayout
import Foundation
import SwiftUI

/// What modifiers said of a mark.
struct MarkStyle {
  /// The place of a mark beside others at the same value.
  struct Dodge {
    var value: PlotValue
    var axis: Axis?
    var span: MarkDimension
  }

  /// A view beside a mark.
  struct Annotation {
    var position: AnnotationPosition
    var alignment: Alignment
    /// Points; `nil` for the standard distance.
    var spacing: CGFloat?
    var content: @MainActor (inout _Lowering, AnnotationContext) -> BoxID
  }

  var foreground: AnyShapeStyle?
  var foregroundValue: PlotValue?
  var symbol: SymbolMark?
  var symbolValue: PlotValue?
  /// The area of a symbol in square points.
  var symbolSize: Double?
  var symbolSizeValue: PlotValue?
  var lineStyle: StrokeStyle?
  var lineStyleValue: PlotValue?
  var interpolation = InterpolationMethod.linear
  var opacity = 1.0
  /// Of bars, in points.
  var cornerRadius = 0.0
  var dodge: Dodge?
  var annotations: [Annotation] = []
  /// What offsets add to the whole mark, in points.
  var offset = Offset()
  /// What offsets add to the places where a mark starts and ends, in points.
  var edgeOffsets = EdgeOffsets()
  var zIndex = 0.0

  struct Offset: Equatable {
    var x = 0.0
    var y = 0.0
  }

  /// Of `xStart`, `xEnd`, `yStart` and `yEnd` of the mark: where a bar starts at zero, that is its foot.
  struct EdgeOffsets: Equatable {
    var xStart = 0.0
    var xEnd = 0.0
    var yStart = 0.0
    var yEnd = 0.0
  }
}
