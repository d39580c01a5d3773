import Cells
internal import Resources

/// Where colours of asset catalogs come from.
package enum AssetColours {
  /// A colour by its name; `nil` when no catalog has it.
  package static func lookup(_ name: String, dark: Bool, highContrast: Bool = false) -> RGBA? {
    let traits = AssetTraits(isDark: dark, isHighContrast: highContrast)
    switch ResourceLibrary.current?.color(named: name, traits: traits) {
    case .fixed(let colour): return colour
    case .system(let reference): return SystemColour.referenced(reference, dark: dark)
    case nil: return nil
    }
  }

  /// The accent colour of the app: the one named so in its catalog, or the system's blue.
  package static func accent(dark: Bool, highContrast: Bool = false) -> RGBA {
    lookup("AccentColor", dark: dark, highContrast: highContrast)
      ?? SystemColour.blue.resolved(dark: dark, highContrast: highContrast)
  }
}
