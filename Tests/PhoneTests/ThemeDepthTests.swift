import Cells
import StageLink
import Testing

@testable import Phone

/// Themes where there are few colours.
@MainActor
@Suite struct ThemeDepthTests {
  nonisolated private static let names = (try? TestThemes.library.get().themes.map(\.id)) ?? []

  @Test(arguments: names)
  func amongThePaletteAWallpaperIsOneGround(name: String) throws {
    let theme = try TestThemes.named(name)
    for depth in [ColorDepth.ansi256, .ansi16] {
      let reduced = theme.reduced(to: depth)
      for half in [reduced.light, reduced.dark] {
        if case .gradient = half.wallpaper { Issue.record("\(name) has a gradient still") }
        guard depth == .ansi256, case .plain(let ground) = half.wallpaper, theme.manner == .filled,
          theme.hasColour, !ground.isClear
        else { continue }
        for icon in half.icons {
          let seen = PaletteColor(nearest: icon.over(ground))
          #expect(seen != PaletteColor(nearest: ground), "\(name): an icon \(icon) on \(ground)")
        }
      }
    }
    #expect(theme.reduced(to: .trueColor) == theme)
    #expect(!theme.reduced(to: .none).hasColour)
  }

  @Test func withoutUnicodeEveryThemeIsASCII() throws {
    var session = Session(
      catalog: CoffeeOrder.catalog, themes: try TestThemes.library.get().themes,
      size: CellSize(columns: 80, rows: 24))
    session.showASCII()
    for _ in session.themes {
      let frame = session.frame()
      #expect(frame.manner == .outlined && frame.text.utf8.allSatisfy { $0 < 0x7F }, "\(session.theme.id)")
      _ = session.handle(.character("t"))
    }
  }

  @Test func aHomeScreenHasFewColours() throws {
    var session = Session(
      catalog: CoffeeOrder.catalog, themes: [try TestThemes.named("midnight")],
      size: CellSize(columns: 80, rows: 24))
    session.reduceThemes(to: .ansi256)
    _ = session.handle(.character("3"))
    let frame = session.frame()
    // Of the wallpaper one colour is left, from top to bottom beside the icons.
    let phone = session.targets.phone
    let rows = phone.row + 5..<phone.endRow - 5
    let seen = Set(rows.map { frame[phone.column + 2, $0].paletteColours.background })
    #expect(seen.count == 1, "\(seen)")
  }
}
