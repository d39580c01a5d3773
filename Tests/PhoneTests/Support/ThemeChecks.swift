import Cells
import Testing

@testable import Phone

/// What `docs/themes.md` promises of a theme.
enum ThemeChecks {
  /// Every text on every ground that it stands on, in both halves.
  static func expectReadable(_ theme: Theme) {
    for (name, half) in [("light", theme.light), ("dark", theme.dark)] {
      let place = "\(theme.id), \(name)"
      let (panel, sheet, keys) = (half.panel, half.sheet, half.keys)
      let inks = [panel.text, panel.label, panel.accent, panel.good, panel.warn, panel.bad]
      expect(inks, on: half.terminal, "panel of \(place)")
      expect(
        [sheet.text, sheet.label, sheet.accent, sheet.good, sheet.warn, sheet.bad], on: sheet.overlay,
        "sheet of \(place)")
      // The status line above the keys has the panel's colours.
      expect(
        [keys.key, keys.text, panel.text, panel.label, panel.accent, panel.warn], on: keys.fill,
        "keys of \(place)")
      let ink: RGBA = name == "dark" ? .white : .black
      for ground in grounds(of: half.wallpaper) {
        expect([half.phone.status, half.phone.date], on: ground, "screen of \(place)")
        #expect(half.phone.clock.contrast(with: ground) >= 3, "clock of \(place)")
        #expect(half.card.fill.over(ground).contrast(with: ink) >= 10, "card of \(place)")
      }
      #expect(half.neighbour.contrast(with: half.island.fill) >= 3, "\(place)")
      #expect(half.island.fill == .black, "\(place)")
    }
  }

  private static func expect(_ inks: [RGBA], on ground: RGBA, _ place: String) {
    for ink in inks {
      let contrast = ink.contrast(with: ground)
      #expect(contrast >= 4.5, "\(place): \(ink.hex) on \(ground.hex)")
    }
  }

  private static func grounds(of wallpaper: Theme.Wallpaper) -> [RGBA] {
    switch wallpaper {
    case .plain(let colour): [colour]
    case .gradient(let gradient): gradient.stops.map(\.colour)
    case .pattern(_, _, let background): [background]
    }
  }
}
