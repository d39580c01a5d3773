#if canImport(Musl)
import Musl
#else
import Glibc
#endif

extension PaletteColor {
  /// The contrast that ``basicPair(foreground:background:among:)`` keeps among 16 colours in every palette that was
  /// looked at: those of xterm, VGA, Tango, Windows, macOS, Solarized and Gruvbox.
  public static let basicContrast = 2.75

  /// The two of the 16 basic colours that stand for a glyph's colour and the one behind it.
  ///
  /// What the 16 look like is their user's choice, so that nothing is measured: they are chosen by hue and
  /// lightness, from pairs that can be read in every palette that terminals come with. Red on black is the bright
  /// red, blue is cyan, for both blues are too dark somewhere; on white green is black and yellow red; number 8 is the
  /// ground itself in some palettes and never stands for text. A colour without hue stays without one. A clear colour
  /// stays `nil`, the terminal's own, and text on an unknown ground that has no hue is the terminal's own too. Where
  /// the given colours differ, so do the two.
  ///
  /// - Parameter count: 8 or 16, the colours that the terminal has.
  public static func basicPair(
    foreground: RGBA, background: RGBA, among count: Int = 16
  ) -> (foreground: PaletteColor?, background: PaletteColor?) {
    let isFull = count >= 16
    let behind = background.isClear ? nil : basicGround(background, isFull: isFull)
    if foreground.isClear { return (nil, behind) }
    let hue = BasicHue(foreground)
    guard let behind else { return (hue.map { PaletteColor(rawValue: $0.rawValue) }, nil) }
    if foreground == background { return (behind, behind) }
    let number =
      switch behind.rawValue {
      case 0: onBlack(hue, foreground, background, isFull: isFull)
      case 15: onWhite(hue)
      case 1, 4, 5: UInt8(isFull ? 15 : 7)
      default: UInt8(0)
      }
    return (PaletteColor(rawValue: number), behind)
  }

  private static func onBlack(
    _ hue: BasicHue?, _ foreground: RGBA, _ background: RGBA, isFull: Bool
  ) -> UInt8 {
    switch hue {
    case .red: isFull ? 9 : 1
    case .yellow: 3
    case .green: 2
    case .cyan: isFull ? 14 : 6
    case .blue: 6
    case .magenta: isFull ? 13 : 7
    case nil:
      // What is hardly to be seen stays so.
      isFull && foreground.contrast(with: background) < 1.5
        ? 8 : isFull && PerceivedColour(foreground).lightness > 0.85 ? 15 : 7
    }
  }

  private static func onWhite(_ hue: BasicHue?) -> UInt8 {
    switch hue {
    case .red, .yellow: 1
    case .cyan, .blue: 4
    case .magenta: 5
    case .green, nil: 0
    }
  }

  /// What is nearly black is black and what is pale is white: of so few colours a hue is a loud one.
  private static func basicGround(_ colour: RGBA, isFull: Bool) -> PaletteColor {
    let perceived = PerceivedColour(colour)
    if let hue = BasicHue(colour), !colour.isNearlyBlack, perceived.lightness < 0.88 {
      return PaletteColor(rawValue: hue.rawValue)
    }
    if perceived.lightness < 0.6 { return PaletteColor(rawValue: 0) }
    return PaletteColor(rawValue: isFull ? 15 : 7)
  }
}

/// The hues among the basic colours, by the numbers of their darker halves.
private enum BasicHue: UInt8 {
  case red = 1
  case green, yellow, blue, magenta, cyan

  /// `nil` for what has hardly any hue: the tinted greys of text in many themes too.
  init?(_ colour: RGBA) {
    let perceived = PerceivedColour(colour)
    let (a, b) = (Double(perceived.greenRed), Double(perceived.blueYellow))
    guard a * a + b * b > 0.075 * 0.075 else { return nil }
    // Oklab has red at 29 degrees, yellow at 110, green at 142, cyan at 195, blue at 264, magenta at 328; the
    // bounds leave orange to yellow, as the third colour of most palettes is one.
    switch atan2(b, a) * 180 / .pi {
    case -10..<48: self = .red
    case 48..<115: self = .yellow
    case 115..<170: self = .green
    case -68 ..< -10: self = .magenta
    case -130 ..< -68: self = .blue
    default: self = .cyan
    }
  }
}

extension RGBA {
  /// Whether it is so dark that its hue hardly counts.
  fileprivate var isNearlyBlack: Bool {
    luminance < 0.1 && max(red, green, blue) < 0x90
  }
}
