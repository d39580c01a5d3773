import Cells
import Foundation

/// The shape of bordered buttons.
public struct ButtonBorderShape: Equatable, Sendable {
  let form: ShapeForm

  /// A capsule.
  public static let automatic = ButtonBorderShape(form: .capsule)
  public static let capsule = ButtonBorderShape(form: .capsule)
  public static let roundedRectangle = roundedRectangle(radius: 8)
  public static let circle = ButtonBorderShape(form: .capsule)

  /// Corners of a radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(form: .roundedRectangle(radiusX: radius, radiusY: radius))
  }
}

nonisolated extension View {
  /// Sets the shape of bordered buttons in this view.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environmentChanged { $0.fields.buttonBorderShape = shape }
  }
}
