import Cells

/// A pane of frosted glass: drawn as a translucent grey, as cells cannot be blurred.
public struct Material: ShapeStyle {
  /// How much of what lies behind is hidden, from 0 to 1.
  let thickness: Double

  public static let ultraThin = Material(thickness: 0.35)
  public static let thin = Material(thickness: 0.5)
  public static let regular = Material(thickness: 0.65)
  public static let thick = Material(thickness: 0.8)
  public static let ultraThick = Material(thickness: 0.9)
  public static let bar = Material(thickness: 0.8)

  public func _paint(in environment: EnvironmentValues) -> Paint {
    let isDark = environment.fields.colorScheme == .dark
    return .colour((isDark ? RGBA(44, 44, 46) : RGBA(242, 242, 247)).opacity(thickness))
  }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}
