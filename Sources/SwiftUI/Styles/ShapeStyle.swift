import Cells
import Foundation

/// What shapes and text are painted with.
public protocol ShapeStyle: Sendable {
  /// The paint in an environment.
  func _paint(in environment: EnvironmentValues) -> Paint
}

/// The foreground styles in force: the first is set, the others follow it unless they are set too.
package struct ForegroundStyles {
  package var levels: [Paint?] = [nil]

  package init() {}

  /// The paint of a level; 0 is primary.
  package func paint(level: Int, in environment: EnvironmentValues) -> Paint {
    if level < levels.count, let own = levels[level] { return own }
    guard let primary = levels[0] else {
      return .colour(
        SystemColour.label(
          level: level, dark: environment.fields.colorScheme == .dark,
          highContrast: environment.fields.colorSchemeContrast == .increased))
    }
    let opacities = SystemColour.labelOpacities
    return primary.opacity(opacities[min(level, opacities.count - 1)])
  }
}

extension EnvironmentValues {
  /// The paint of text and shapes that say nothing of their own.
  package var foregroundPaint: Paint {
    fields.foreground.paint(level: 0, in: self)
  }

  /// One of the system's colours in the surroundings.
  func system(_ colour: SystemColour) -> RGBA {
    colour.resolved(
      dark: fields.colorScheme == .dark, highContrast: fields.colorSchemeContrast == .increased)
  }

  /// The paint of the accent: the tint, or the system's blue.
  package var tintPaint: Paint {
    fields.tint
      ?? .colour(
        AssetColours.accent(
          dark: fields.colorScheme == .dark, highContrast: fields.colorSchemeContrast == .increased))
  }
}

/// A level of the foreground style in force.
public struct HierarchicalShapeStyle: ShapeStyle {
  let level: Int

  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  public static let quinary = HierarchicalShapeStyle(level: 4)

  public func _paint(in environment: EnvironmentValues) -> Paint {
    environment.fields.foreground.paint(level: level, in: environment)
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// The foreground style in force.
public struct ForegroundStyle: ShapeStyle {
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> Paint { environment.foregroundPaint }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// The tint in force.
public struct TintShapeStyle: ShapeStyle {
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> Paint { environment.tintPaint }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// The background style in force: white or black unless it was set.
public struct BackgroundStyle: ShapeStyle {
  public init() {}

  public static let background = BackgroundStyle()

  public func _paint(in environment: EnvironmentValues) -> Paint {
    environment.fields.backgroundStyle
      ?? .colour(environment.fields.colorScheme == .dark ? .black : .white)
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

/// The style of filled areas: a translucent grey.
public struct FillShapeStyle: ShapeStyle {
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> Paint {
    .colour(SystemColour.fill(level: 0, dark: environment.fields.colorScheme == .dark))
  }
}

extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

/// The style of lines between things.
public struct SeparatorShapeStyle: ShapeStyle {
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> Paint {
    .colour(
      environment.fields.colorScheme == .dark
        ? SystemColour.separatorDark : SystemColour.separatorLight)
  }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

/// A style of any type.
public struct AnyShapeStyle: ShapeStyle {
  private let paint: @Sendable (EnvironmentValues) -> Paint

  public init<S: ShapeStyle>(_ style: S) {
    paint = { style._paint(in: $0) }
  }

  public func _paint(in environment: EnvironmentValues) -> Paint { paint(environment) }
}

/// A style made weaker, or taken a level down.
struct DerivedShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let opacity: Double

  func _paint(in environment: EnvironmentValues) -> Paint {
    base._paint(in: environment).opacity(opacity)
  }
}

extension ShapeStyle {
  // A colour has its own, which is the one that is meant: without a favourite the compiler tries all of them, for
  // each colour in a chain of modifiers anew.
  @_disfavoredOverload
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    DerivedShapeStyle(base: self, opacity: opacity)
  }

  public var secondary: some ShapeStyle { level(1) }
  public var tertiary: some ShapeStyle { level(2) }
  public var quaternary: some ShapeStyle { level(3) }
  public var quinary: some ShapeStyle { level(4) }

  private func level(_ level: Int) -> DerivedShapeStyle<Self> {
    DerivedShapeStyle(base: self, opacity: SystemColour.labelOpacities[level])
  }
}

/// The style of what stands in an empty field.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> Paint {
    .colour(
      SystemColour.label(
        level: 2, dark: environment.fields.colorScheme == .dark,
        highContrast: environment.fields.colorSchemeContrast == .increased))
  }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

/// The style of links.
public struct LinkShapeStyle: ShapeStyle {
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> Paint {
    .colour(environment.system(.blue))
  }
}

extension ShapeStyle where Self == LinkShapeStyle {
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

/// The background of a window: white or black.
public struct WindowBackgroundShapeStyle: ShapeStyle {
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> Paint {
    .colour(environment.fields.colorScheme == .dark ? .black : .white)
  }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

/// The style of what is selected: the tint.
public struct SelectionShapeStyle: ShapeStyle {
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> Paint { environment.tintPaint }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
