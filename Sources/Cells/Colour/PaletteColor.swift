/// A colour by its number in xterm's palette of 256.
///
/// 0 to 15 are the colours a terminal's user may choose (their values here are xterm's own), 16 to
/// 231 a cube of six steps a channel, 232 to 255 greys.
public struct PaletteColor: Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The colour's components; for 0 to 15 what xterm shows unless its user chose otherwise.
  public var rgba: RGBA {
    switch rawValue {
    case 0..<16: return Self.basic[Int(rawValue)]
    case 16..<232:
      let index = Int(rawValue) - 16
      return RGBA(Self.steps[index / 36], Self.steps[index / 6 % 6], Self.steps[index % 6])
    default:
      let grey = 8 + 10 * (rawValue - 232)
      return RGBA(grey, grey, grey)
    }
  }

  private static let basic: [RGBA] = [
    RGBA(0, 0, 0), RGBA(205, 0, 0), RGBA(0, 205, 0), RGBA(205, 205, 0),
    RGBA(0, 0, 238), RGBA(205, 0, 205), RGBA(0, 205, 205), RGBA(229, 229, 229),
    RGBA(127, 127, 127), RGBA(255, 0, 0), RGBA(0, 255, 0), RGBA(255, 255, 0),
    RGBA(92, 92, 255), RGBA(255, 0, 255), RGBA(0, 255, 255), RGBA(255, 255, 255),
  ]

  /// The six values a channel of the cube takes.
  private static let steps: [UInt8] = [0, 95, 135, 175, 215, 255]
}

extension PaletteColor {
  /// The nearest colour of the cube and the grey ramp, as the eye sees it; alpha does not count.
  ///
  /// The 16 basic colours are left out: nobody knows what they look like on a given terminal.
  public init(nearest color: RGBA) {
    let perceived = PerceivedColour(color)
    var best = (index: 0, distance: Float.infinity)
    for (index, candidate) in Self.fixed.enumerated() {
      let distance = perceived.distance(to: candidate)
      if distance < best.distance { best = (index, distance) }
    }
    self.init(rawValue: UInt8(16 + best.index))
  }

  /// The colours from 16 on, whose components are the same everywhere.
  private static let fixed: [PerceivedColour] = (UInt8(16)...255).map {
    PerceivedColour(PaletteColor(rawValue: $0).rgba)
  }

  /// The two of the 16 basic colours that stand best for a glyph's colour and the one behind it.
  ///
  /// The background is the nearest. The foreground is the nearest that keeps the text readable: it
  /// differs from the background whenever the two given colours differ, and where they have a
  /// contrast of 3:1 or more (WCAG's bound for large text) it has so too. A clear colour stays
  /// `nil`, the terminal's own. With `among: 8` only the darker half is used. Greys stay greys, and what is
  /// nearly black behind a glyph is black: of so few colours the nearest may be a loud one.
  public static func basicPair(
    foreground: RGBA, background: RGBA, among count: Int = 16
  ) -> (foreground: PaletteColor?, background: PaletteColor?) {
    let behind: PaletteColor? =
      background.isClear
      ? nil
      : background.isNearlyBlack
        ? PaletteColor(rawValue: 0) : nearestBasic(background, among: count) { _ in true }
    if foreground.isClear { return (nil, behind) }
    guard let behind, foreground != background else {
      return (nearestBasic(foreground, among: count) { _ in true }, behind)
    }
    let isReadable = foreground.contrast(with: background) >= 3
    let front = nearestBasic(foreground, among: count) { candidate in
      candidate != behind && (!isReadable || candidate.rgba.contrast(with: behind.rgba) >= 3)
    }
    return (front, behind)
  }

  private static let perceivedBasic = basic.map(PerceivedColour.init)

  private static func nearestBasic(
    _ color: RGBA, among count: Int, where isAllowed: (PaletteColor) -> Bool
  ) -> PaletteColor {
    var best = PaletteColor(rawValue: 0)
    var bestDistance = Float.infinity
    let perceived = PerceivedColour(color)
    let isGrey = color.isNearlyGrey
    for index in 0..<UInt8(count) where !isGrey || index % 8 == 7 || index % 8 == 0 {
      let candidate = PaletteColor(rawValue: index)
      let distance = perceived.distance(to: perceivedBasic[Int(index)])
      if distance < bestDistance && isAllowed(candidate) {
        best = candidate
        bestDistance = distance
      }
    }
    return best
  }
}

extension RGBA {
  /// Whether it is so dark that its hue hardly counts.
  fileprivate var isNearlyBlack: Bool {
    luminance < 0.1 && max(red, green, blue) < 0x90
  }

  /// Whether the eye sees hardly any hue in it.
  fileprivate var isNearlyGrey: Bool {
    max(red, green, blue) - min(red, green, blue) <= 40
  }
}
