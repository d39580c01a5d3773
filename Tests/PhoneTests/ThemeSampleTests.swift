import Cells
import StageLink
import Testing

@testable import Phone

@MainActor
@Suite struct ThemeSampleTests {
  @Test func sampleAsText() throws {
    let themes = [try TestThemes.named("blueprint"), try TestThemes.named("ascii")]
    let rows = ThemeSample.rows(of: themes, [.dark], columns: 80, isOutlined: true)
    #expect(rows.count == 1 && rows[0].columns == 2 * ThemeSample.size.columns)
    try Golden.expect(rows[0], "theme-sample")
  }

  @Test func asManyStandInARowAsFit() throws {
    let themes = try TestThemes.library.get().themes
    func shape(_ columns: Int, _ appearances: [Appearance]) -> [Int] {
      ThemeSample.rows(of: themes, appearances, columns: columns, isOutlined: false).map {
        $0.columns / ThemeSample.size.columns
      }
    }
    #expect(shape(80, [.dark, .light]) == Array(repeating: 2, count: themes.count))
    #expect(shape(104, [.dark, .light]).allSatisfy { $0 == 4 })
    #expect(shape(80, [.light]).prefix(5).allSatisfy { $0 == 3 })
    #expect(shape(80, [.light]).reduce(0, +) == themes.count)
    // Also where not even one fits.
    #expect(shape(10, [.light]) == Array(repeating: 1, count: themes.count))
  }

  /// Every part of a half is seen in the sample of it.
  @Test func aSampleShowsTheColoursOfItsHalf() throws {
    for theme in try TestThemes.library.get().themes where theme.manner == .filled {
      for appearance in [Appearance.dark, .light] {
        let half = theme.half(for: appearance)
        let frame = ThemeSample(theme, appearance, isOutlined: false).frame
        #expect(frame.size == ThemeSample.size)
        let seen = Set(frame.cells.flatMap { [$0.foreground, $0.background] })
        let colours = [
          half.terminal, half.phone.bezel, half.phone.clock, half.phone.date, half.phone.status,
          half.island.fill,
          half.panel.text, half.panel.label, half.panel.accent, half.panel.good, half.panel.warn,
          half.panel.bad,
          half.keys.key, half.keys.text, half.keys.fill,
        ]
        for colour in colours { #expect(seen.contains(colour), "\(theme.id) \(appearance) \(colour.hex)") }
      }
    }
  }

  @Test func aThemeWithoutColourHasNone() throws {
    let frame = ThemeSample(try TestThemes.named("mono"), .dark, isOutlined: false).frame
    #expect(frame.cells.allSatisfy { $0.foreground.isClear && $0.background.isClear })
  }
}
