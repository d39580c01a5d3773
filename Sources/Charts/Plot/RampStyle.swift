import Cells
import SwiftUI

/// A colour on the way along others.
struct RampStyle: ShapeStyle {
  let colors: [AnyShapeStyle]
  /// From the first colour, 0, to the last, 1.
  let fraction: Double

  func _paint(in environment: EnvironmentValues) -> Paint {
    let colours = colors.map { $0._paint(in: environment).representative }
    guard colours.count > 1 else { return .colour(colours.first ?? .clear) }
    let place = fraction * Double(colours.count - 1)
    let index = min(colours.count - 2, Int(place))
    return .colour(RGBA.mix(colours[index], colours[index + 1], place - Double(index)))
  }
}
