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

  /// The contrast that text keeps among the colours from 16 on, where it had as much: WCAG's bound for text.
  public static let textContrast = 4.5

  /// The two colours of the cube and the grey ramp that stand for a text's colour and the one behind it.
  ///
  /// The background is the nearest. The foreground is the nearest that can be read as well as before: with a
  /// contrast of ``textContrast``, or as much as the given colours have where that is less. A clear colour stays
  /// `nil`, the terminal's own.
  public static func textPair(
    foreground: RGBA, background: RGBA
  ) -> (foreground: PaletteColor?, background: PaletteColor?) {
    let behind = background.isClear ? nil : PaletteColor(nearest: background)
    if foreground.isClear { return (nil, behind) }
    let nearest = PaletteColor(nearest: foreground)
    guard let behind else { return (nearest, nil) }
    let wanted = min(foreground.contrast(with: background), textContrast)
    let ground = luminances[Int(behind.rawValue) - 16]
    func isReadable(_ index: Int) -> Bool {
      let (first, second) = (luminances[index] + 0.05, ground + 0.05)
      return max(first, second) / min(first, second) >= wanted
    }
    if isReadable(Int(nearest.rawValue) - 16) { return (nearest, behind) }
    let perceived = PerceivedColour(foreground)
    var best = (index: 0, distance: Float.infinity)
    for (index, candidate) in fixed.enumerated() where isReadable(index) {
      let distance = perceived.distance(to: candidate)
      if distance < best.distance { best = (index, distance) }
    }
    // Black or white can be read on anything, so that something was found.
    return (PaletteColor(rawValue: UInt8(16 + best.index)), behind)
  }

  /// The colours from 16 on, whose components are the same everywhere.
  private static let fixed: [PerceivedColour] = (UInt8(16)...255).map {
    PerceivedColour(PaletteColor(rawValue: $0).rgba)
  }

  private static let luminances: [Double] = (UInt8(16)...255).map {
    PaletteColor(rawValue: $0).rgba.luminance
  }
}
