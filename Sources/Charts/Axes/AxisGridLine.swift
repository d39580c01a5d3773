import Foundation
import SwiftUI

/// A line across the plot at a value; drawn in plots of at least four rows.
public struct AxisGridLine: AxisMark {
  private let stroke: StrokeStyle?

  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    self.stroke = stroke
  }

  public static func _collect(_ mark: Self, into parts: inout _AxisMarkParts) {
    parts.parts.append(AxisPart(kind: .grid(mark.stroke), style: parts.style))
  }
}
