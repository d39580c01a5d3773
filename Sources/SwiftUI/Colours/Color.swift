import Cells
import Foundation
import FoundationGaps
import UIKit

/// A colour that may depend on its surroundings; as a view it fills what it is offered.
public struct Color: Hashable, Sendable, CustomStringConvertible {
  indirect enum Provider: Hashable, Sendable {
    case fixed(RGBA)
    case system(SystemColour)
    /// The label colours: 0 is primary.
    case label(Int)
    case accent
    /// A colour of an asset catalog.
    case named(String)
    case interface(UIColor)
    case dynamic(light: RGBA, dark: RGBA)
    case faded(Provider, Double)
    case mixed(Provider, Provider, Double)
  }

  let provider: Provider

  init(_ provider: Provider) {
    self.provider = provider
  }

  package init(rgba: RGBA) {
    self.init(.fixed(rgba))
  }

  /// A colour with one value for light and another for dark surroundings.
  package init(light: RGBA, dark: RGBA) {
    self.init(.dynamic(light: light, dark: dark))
  }

  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB, sRGBLinear, displayP3
  }

  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    self.init(.fixed(RGBA(red: red, green: green, blue: blue, opacity: opacity)))
  }

  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(.fixed(RGBA(red: white, green: white, blue: white, opacity: opacity)))
  }

  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let sector = (hue - hue.rounded(.down)) * 6
    func channel(_ offset: Double) -> Double {
      let place = (offset + sector).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), opacity: opacity)
  }

  /// A colour of an asset catalog by its name.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.named(name))
  }

  /// A colour of an asset catalog by the constant that Xcode makes of its name.
  public init(_ resource: ColorResource) {
    self.init(.named(resource.name))
  }

  public func opacity(_ opacity: Double) -> Color {
    Color(.faded(provider, opacity))
  }

  /// Mixes in another colour.
  public func mix(with other: Color, by fraction: Double) -> Color {
    Color(.mixed(provider, other.provider, fraction))
  }

  public var description: String { "\(provider)" }
}

// Colours by name are declared once, for styles: `Color.red` and `.red` where a colour is asked for find them too.
// Declared for `Color` beside it they would be two ways to read each colour, and a chain of modifiers with n of them
// would have 2ⁿ readings, all of which the compiler tries.
extension ShapeStyle where Self == Color {
  public static var red: Color { Color(.system(.red)) }
  public static var orange: Color { Color(.system(.orange)) }
  public static var yellow: Color { Color(.system(.yellow)) }
  public static var green: Color { Color(.system(.green)) }
  public static var mint: Color { Color(.system(.mint)) }
  public static var teal: Color { Color(.system(.teal)) }
  public static var cyan: Color { Color(.system(.cyan)) }
  public static var blue: Color { Color(.system(.blue)) }
  public static var indigo: Color { Color(.system(.indigo)) }
  public static var purple: Color { Color(.system(.purple)) }
  public static var pink: Color { Color(.system(.pink)) }
  public static var brown: Color { Color(.system(.brown)) }
  public static var gray: Color { Color(.system(.gray)) }
  public static var white: Color { Color(.fixed(.white)) }
  public static var black: Color { Color(.fixed(.black)) }
  public static var clear: Color { Color(.fixed(.clear)) }
  public static var accentColor: Color { Color(.accent) }
}

extension Color {
  public static let primary = Color(.label(0))
  public static let secondary = Color(.label(1))
}

extension Color {
  /// The colour in an environment.
  package func resolved(in environment: EnvironmentValues) -> RGBA {
    Self.resolve(provider, environment)
  }

  private static func resolve(_ provider: Provider, _ environment: EnvironmentValues) -> RGBA {
    let isDark = environment.fields.colorScheme == .dark
    let isHighContrast = environment.fields.colorSchemeContrast == .increased
    switch provider {
    case .fixed(let colour): return colour
    case .system(let colour): return colour.resolved(dark: isDark, highContrast: isHighContrast)
    case .label(let level):
      return SystemColour.label(level: level, dark: isDark, highContrast: isHighContrast)
    case .accent:
      return environment.fields.tint?.representative
        ?? AssetColours.accent(dark: isDark, highContrast: isHighContrast)
    case .named(let name):
      return AssetColours.lookup(name, dark: isDark, highContrast: isHighContrast)
        ?? SystemColour.gray.resolved(dark: isDark, highContrast: isHighContrast)
    case .interface(let colour): return colour.resolved(dark: isDark, highContrast: isHighContrast)
    case .dynamic(let light, let dark): return isDark ? dark : light
    case .faded(let base, let opacity): return resolve(base, environment).opacity(opacity)
    case .mixed(let first, let second, let fraction):
      return RGBA.mix(resolve(first, environment), resolve(second, environment), fraction)
    }
  }
}

extension Color: View {
  public typealias Body = Never

  public var body: Never { fatalError("Color lowers itself to boxes") }

  public static func _lower(_ view: Self, into lowering: inout _Lowering) {
    let colour = view.resolved(in: lowering.environment)
    lowering.roots.append(lowering.tree.fill(.colour(colour)))
  }
}

extension Color: ShapeStyle {
  public func _paint(in environment: EnvironmentValues) -> Paint {
    .colour(resolved(in: environment))
  }
}
