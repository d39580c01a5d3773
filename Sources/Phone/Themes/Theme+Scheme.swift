import Cells
import Foundation
import Schemes

extension Theme {
  /// A theme in the colours of a scheme, drawn as the default one is.
  ///
  /// A scheme has one half, dark or light. The other one is made from it: the ground from its strongest text,
  /// the text from its ground, its hues as far darker or lighter as they must be to be read.
  ///
  /// - Parameter fileName: without its ending; becomes the id.
  init(_ scheme: ColourScheme, fileName: String) {
    let palette = SchemePalette(scheme)
    let own = Half(palette)
    let other = Half(palette.turned)
    // Letters lose their marks.
    let letters = fileName.decomposedStringWithCompatibilityMapping.unicodeScalars.filter(\.isASCII)
    let id = SafeName.make(String(String.UnicodeScalarView(letters)), substitute: "scheme")
    self.init(
      id: id, name: scheme.name ?? id, author: scheme.author ?? "unknown", manner: .filled, charset: .unicode,
      hasColour: true, light: scheme.isDark ? other : own, dark: scheme.isDark ? own : other)
  }
}

/// The colours of a scheme by what they are for.
struct SchemePalette {
  let isDark: Bool
  let ground: RGBA
  /// From the ground towards the text: raised, chosen, quiet text.
  let raised: RGBA
  let chosen: RGBA
  let quiet: RGBA
  let text: RGBA
  /// The strongest text.
  let strong: RGBA
  /// Red, orange, yellow, green, cyan, blue and violet.
  let hues: [RGBA]
  /// Red, yellow and green to be read.
  let bad: RGBA
  let warn: RGBA
  let good: RGBA

  init(_ scheme: ColourScheme) {
    isDark = scheme.isDark
    ground = scheme[0]
    raised = scheme[1]
    chosen = scheme[2]
    quiet = scheme[4]
    text = scheme[5]
    strong = Self.extreme(of: scheme.colours[5...7], isLight: isDark)
    hues = (8...14).map { scheme[$0] }
    // Brighter ones are there to be read on a dark ground.
    let hasBright = scheme.system == .base24 && isDark
    bad = scheme[hasBright ? 18 : 8]
    warn = scheme[hasBright ? 19 : 10]
    good = scheme[hasBright ? 20 : 11]
  }

  /// The same hues on a ground that is light instead of dark, or dark instead of light.
  var turned: SchemePalette { SchemePalette(turning: self) }

  private init(turning other: SchemePalette) {
    let isDark = !other.isDark
    self.isDark = isDark
    let ground = other.strong.toned(towards: isDark ? .black : .white) {
      isDark ? $0.luminance <= 0.02 : $0.luminance >= 0.85
    }
    self.ground = ground
    let ink = other.ground.toned(towards: isDark ? .white : .black) { $0.contrast(with: ground) >= 9 }
    raised = RGBA.mix(ground, ink, 0.05)
    chosen = RGBA.mix(ground, ink, 0.14)
    quiet = RGBA.mix(ground, ink, 0.66)
    text = ink
    strong = ink
    (hues, bad, warn, good) = (other.hues, other.bad, other.warn, other.good)
  }

  private static func extreme(of colours: ArraySlice<RGBA>, isLight: Bool) -> RGBA {
    let order = colours.sorted { $0.luminance < $1.luminance }
    return isLight ? order.last! : order.first!
  }
}

extension Theme.Half {
  /// Colours around an activity in those of a palette: a wallpaper of three quiet hues, a card near the ground.
  init(_ palette: SchemePalette) {
    let (ground, isDark) = (palette.ground, palette.isDark)
    let (yellow, cyan, blue, violet) = (palette.hues[2], palette.hues[4], palette.hues[5], palette.hues[6])
    // Light grounds take more of a hue before they show it.
    let stops = (isDark ? [violet, blue, cyan] : [blue, violet, yellow]).map {
      RGBA.mix(ground, $0, isDark ? 0.24 : 0.3)
    }
    /// Readable wherever it stands on the wallpaper.
    func onWallpaper(_ colour: RGBA, _ contrast: Double) -> RGBA {
      stops.reduce(colour) { $0.readable(on: $1, contrast: contrast) }
    }
    let card = (isDark ? palette.raised : ground).toned(towards: isDark ? .black : .white) {
      $0.contrast(with: isDark ? .white : .black) >= (isDark ? 11 : 15)
    }
    let text = palette.text.readable(on: ground, contrast: 7)
    let label = palette.quiet.readable(on: ground)
    let overlay = palette.raised
    let panel = Theme.PanelColours(
      text: text, label: label, accent: blue.readable(on: ground), good: palette.good.readable(on: ground),
      warn: palette.warn.readable(on: ground), bad: palette.bad.readable(on: ground), overlay: overlay,
      edge: RGBA.mix(overlay, label, 0.6))
    self.init(
      terminal: ground,
      wallpaper: .gradient(
        Gradient(
          stops: stops.enumerated().map { .init($1, at: Double($0) / 2) },
          form: .linear(startX: 0.5, startY: 0, endX: 0.5, endY: 1))),
      phone: Theme.PhoneColours(
        bezel: RGBA.mix(ground, palette.text, isDark ? 0.3 : 0.28), edge: label,
        status: onWallpaper(palette.strong, 7), clock: onWallpaper(palette.strong, 7),
        date: onWallpaper(palette.text, 4.5), glass: palette.strong.opacity(isDark ? 0.12 : 0.1)),
      card: Theme.SurfaceColours(fill: card.opacity(0.92), edge: label),
      island: Theme.SurfaceColours(fill: .black, edge: label), neighbour: ThemeLoader.standardNeighbour,
      icons: palette.hues.map { $0.opacity(isDark ? 0.3 : 0.4) }, panel: panel,
      sheet: Theme.PanelColours(
        text: text.readable(on: overlay, contrast: 7), label: label.readable(on: overlay),
        accent: panel.accent.readable(on: overlay), good: panel.good.readable(on: overlay),
        warn: panel.warn.readable(on: overlay), bad: panel.bad.readable(on: overlay), overlay: overlay,
        edge: panel.edge),
      keys: Theme.KeyColours(key: text, text: label, fill: ground), focus: nil)
  }
}
