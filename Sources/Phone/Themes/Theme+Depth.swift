import Cells

extension Theme {
  /// The theme for a terminal of few colours: without any it tells by weight what it tells by colours, and among 256 or
  /// 16 a wallpaper is one ground. Of a gradient between near colours nothing but bands would be left, on which what is
  /// drawn over it would be in parts of another colour or none.
  public func reduced(to depth: ColorDepth) -> Theme {
    var theme = self
    switch depth {
    case .trueColor: break
    case .ansi256, .ansi16:
      guard hasColour else { break }
      theme.light = light.reduced(to: depth)
      theme.dark = dark.reduced(to: depth)
    case .none: theme.hasColour = false
    }
    return theme
  }
}

extension Theme {
  /// The theme for a terminal that shows ASCII alone: with lines, for a filled surface has no characters there.
  public var inASCII: Theme {
    var theme = self
    (theme.charset, theme.manner) = (.ascii, .outlined)
    return theme
  }
}

extension Theme.Half {
  fileprivate func reduced(to depth: ColorDepth) -> Theme.Half {
    guard case .gradient(let gradient) = wallpaper, !gradient.stops.isEmpty else { return self }
    var half = self
    let share = 1 / Double(gradient.stops.count)
    func mean(_ channel: (RGBA) -> UInt8) -> Double {
      gradient.stops.reduce(0) { $0 + Double(channel($1.colour)) / 255 * share }
    }
    let mean = RGBA(red: mean(\.red), green: mean(\.green), blue: mean(\.blue), opacity: 1)
    half.wallpaper = .plain(mean)
    guard depth == .ansi256 else { return half }
    let ground = PaletteColor(nearest: mean)
    half.wallpaper = .plain(ground.rgba)
    half.icons = icons.map { Self.apart($0, from: ground) }
    half.phone.glass = Self.apart(phone.glass, from: ground)
    return half
  }

  /// A colour of the palette for one that lies on a ground, lifted or lowered as far as it takes to be another one.
  private static func apart(_ colour: RGBA, from ground: PaletteColor) -> RGBA {
    let seen = colour.over(ground.rgba)
    let end: RGBA = ground.rgba.luminance < 0.4 ? .white : .black
    let steps = stride(from: 0, through: 1, by: 0.05).map { PaletteColor(nearest: RGBA.mix(seen, end, $0)) }
    return (steps.first { $0.rgba.contrast(with: ground.rgba) >= 1.15 } ?? ground).rgba
  }
}
