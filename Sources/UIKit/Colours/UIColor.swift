import Cells
import CoreGraphics
import Foundation
import FoundationGaps

/// A colour that may depend on light and dark.
public final class UIColor: NSObject, Sendable {
  enum Source: Sendable {
    case fixed(RGBA)
    case adaptive(light: RGBA, dark: RGBA)
    case named(String)
    case system(SystemColour)
    /// A label's by its level.
    case label(Int)
    case provider(@Sendable (UITraitCollection) -> UIColor)
  }

  let source: Source
  /// What the colour's own alpha is multiplied by.
  let opacity: Double

  init(_ source: Source, opacity: Double = 1) {
    self.source = source
    self.opacity = opacity
  }

  package convenience init(rgba: RGBA) {
    self.init(.fixed(rgba))
  }

  /// A colour with one value for light and another for dark.
  package convenience init(light: RGBA, dark: RGBA) {
    self.init(.adaptive(light: light, dark: dark))
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.fixed(RGBA(red: red, green: green, blue: blue, opacity: alpha)))
  }

  /// A colour of the wide gamut; terminals show sRGB.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let sector = (hue - hue.rounded(.down)) * 6
    func channel(_ offset: CGFloat) -> CGFloat {
      let place = (offset + sector).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }

  public convenience init(cgColor: CGColor) {
    let parts = cgColor.components ?? [0, 0, 0, 0]
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  /// A colour that is asked for whenever it is needed.
  public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    self.init(.provider(dynamicProvider))
  }

  /// A colour of an asset catalog; `nil` when no catalog has it.
  public convenience init?(
    named name: String, in bundle: Bundle? = nil, compatibleWith traits: UITraitCollection? = nil
  ) {
    guard AssetColours.lookup(name, dark: false) != nil || AssetColours.lookup(name, dark: true) != nil else {
      return nil
    }
    self.init(.named(name))
  }

  /// A colour of an asset catalog by the constant that Xcode makes of its name.
  public convenience init(resource: ColorResource) {
    self.init(.named(resource.name))
  }

  /// The same colour with an alpha of its own.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch source {
    case .fixed(let colour): UIColor(.fixed(colour.withAlpha(alpha)))
    case .adaptive(let light, let dark):
      UIColor(.adaptive(light: light.withAlpha(alpha), dark: dark.withAlpha(alpha)))
    case .named, .system, .label, .provider: UIColor(source, opacity: alpha)
    }
  }

  /// The fixed colour that this one is among some traits.
  public func resolvedColor(with traits: UITraitCollection) -> UIColor {
    UIColor(.fixed(resolved(dark: traits.userInterfaceStyle == .dark)))
  }

  /// The colour in light or dark surroundings.
  package func resolved(dark: Bool, highContrast: Bool = false) -> RGBA {
    let colour: RGBA =
      switch source {
      case .fixed(let colour): colour
      case .adaptive(let light, let darkColour): dark ? darkColour : light
      case .named(let name):
        AssetColours.lookup(name, dark: dark, highContrast: highContrast)
          ?? SystemColour.gray.resolved(dark: dark, highContrast: highContrast)
      case .system(let colour): colour.resolved(dark: dark, highContrast: highContrast)
      case .label(let level): SystemColour.label(level: level, dark: dark, highContrast: highContrast)
      case .provider(let provide):
        provide(UITraitCollection(userInterfaceStyle: dark ? .dark : .light))
          .resolved(dark: dark, highContrast: highContrast)
      }
    return colour.opacity(opacity)
  }

  private var now: RGBA { resolved(dark: UITraitCollection.current.userInterfaceStyle == .dark) }

  public var cgColor: CGColor {
    let colour = now
    return CGColor(
      red: CGFloat(colour.red) / 255, green: CGFloat(colour.green) / 255, blue: CGFloat(colour.blue) / 255,
      alpha: CGFloat(colour.alpha) / 255)
  }

  /// Two colours that look the same in light and in dark are equal.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return resolved(dark: false) == other.resolved(dark: false)
      && resolved(dark: true) == other.resolved(dark: true)
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(resolved(dark: false))
    hasher.combine(resolved(dark: true))
    return hasher.finalize()
  }

  public override var description: String {
    let parts = (cgColor.components ?? []).map { String(format: "%.3g", Double($0)) }
    return "UIExtendedSRGBColorSpace \(parts.joined(separator: " "))"
  }
}

extension RGBA {
  /// The same colour with another alpha, between 0 and 1.
  fileprivate func withAlpha(_ alpha: CGFloat) -> RGBA { RGBA(red, green, blue).opacity(max(0, alpha)) }
}
