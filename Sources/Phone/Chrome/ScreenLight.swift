import Cells
import Foundation

/// How much light a screen gives.
enum ScreenLight: Hashable {
  case full
  /// The Always-On display.
  case reduced
  /// StandBy in the dark: everything is a shade of red.
  case night

  init(_ surface: Surface) {
    switch surface {
    case .alwaysOn: self = .reduced
    case .standbyNight: self = .night
    default: self = .full
    }
  }

  /// What is left of a colour of an activity, or of what the system shows beside it.
  func seen(_ colour: RGBA) -> RGBA {
    switch self {
    case .full: return colour
    case .reduced: return RGBA.mix(colour, RGBA(0, 0, 0, colour.alpha), 0.35)
    case .night: return Self.red(colour.luminance.squareRoot(), colour)
    }
  }

  /// What is left of a glyph's colour. Red is five times as bright as black at most: at night text that is lighter than
  /// what is behind it is lifted, so that what is quiet by day stays readable.
  func seen(_ glyph: RGBA, over ground: RGBA) -> RGBA {
    guard self == .night, glyph.luminance > ground.luminance else { return seen(glyph) }
    return Self.red(pow(glyph.luminance, 0.2), glyph)
  }

  private static func red(_ light: Double, _ colour: RGBA) -> RGBA {
    RGBA(red: light * 0.95, green: light * 0.09, blue: light * 0.05, opacity: Double(colour.alpha) / 255)
  }

  /// What is left of the colour of the clock and the date, which stay readable on what is left of the wallpaper.
  func seenText(_ colour: RGBA) -> RGBA {
    guard self == .reduced, !colour.isClear else { return colour }
    return RGBA.mix(colour, RGBA(0, 0, 0, colour.alpha), 0.15)
  }

  /// What is left of a wallpaper's colour.
  private func wallpaper(_ colour: RGBA) -> RGBA {
    guard self == .reduced, !colour.isClear else { return colour }
    return RGBA.mix(colour, RGBA(0, 0, 0, colour.alpha), 0.75)
  }

  func seen(_ wallpaper: Theme.Wallpaper) -> Theme.Wallpaper {
    switch wallpaper {
    case .plain(let colour): return .plain(self.wallpaper(colour))
    case .gradient(var gradient):
      gradient.stops = gradient.stops.map { .init(self.wallpaper($0.colour), at: $0.location) }
      return .gradient(gradient)
    case .pattern(let text, let colour, let background):
      return .pattern(
        text: text, colour: self.wallpaper(colour), background: self.wallpaper(background))
    }
  }
}
