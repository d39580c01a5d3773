import Cells
import StageLink
import Testing

@testable import Phone

@MainActor
@Suite struct AlwaysOnTests {
  nonisolated private static let devices = [
    "iphone-15-pro", "iphone-17-pro", "iphone-air", "iphone-15-pro-max", "iphone-17-pro-max",
  ]

  private func scene(
    _ id: String, _ surface: Surface = .alwaysOn, theme: String = "mono", appearance: Appearance = .dark
  ) throws -> PhoneScene {
    CoffeeOrder.scene(
      surface, theme: try TestThemes.named(theme), appearance: appearance,
      device: try #require(Device.named(id)))
  }

  @Test(arguments: devices)
  func eachSizeOfIPhone(id: String) throws {
    var composer = PhoneComposer()
    try Golden.expect(composer.phone(scene(id)), "always-on-\(id)")
  }

  @Test func onlyOnWhatHasIt() {
    let ids = Device.all.filter { $0.shows(.alwaysOn) }.map(\.id)
    #expect(
      Set(ids) == [
        "iphone-14-pro", "iphone-14-pro-max", "iphone-15-pro", "iphone-15-pro-max", "iphone-16-pro",
        "iphone-16-pro-max", "iphone-17", "iphone-17-pro", "iphone-17-pro-max", "iphone-air",
      ])
    #expect(Device.iPhone16.nearest(to: .alwaysOn) == .lockScreen)
    #expect(Device.named(Device.alwaysOnID)?.screen == Device.iPhone16.screen)
  }

  /// Darker than the Lock Screen everywhere, and as dark in light surroundings.
  @Test func everythingIsDarker() throws {
    var composer = PhoneComposer()
    let awake = composer.phone(try scene("iphone-15-pro", .lockScreen, theme: "midnight"))
    let asleep = composer.phone(try scene("iphone-15-pro", theme: "midnight"))
    let light = composer.phone(try scene("iphone-15-pro", theme: "midnight", appearance: .light))
    #expect(awake.size == asleep.size)
    for row in 3..<asleep.rows - 2 {
      for column in 3..<asleep.columns - 3 {
        let (before, after) = (awake[column, row], asleep[column, row])
        #expect(after.background.luminance <= before.background.luminance, "\(column), \(row)")
        #expect(light[column, row] == after, "\(column), \(row)")
      }
    }
  }

  @Test func nothingThatCouldBeTouched() throws {
    var composer = PhoneComposer()
    let text = composer.phone(try scene("iphone-15-pro")).text
    #expect(text.contains("Flat White") && text.contains("Friday, January 9"))
    for mark in ["◉", "◎", "▂▄▆"] { #expect(!text.contains(mark)) }
    #expect(!text.contains("━━━━━━━━━━━━━━━━━"))
  }

  @Test func whatIsDimmedIsReadable() throws {
    for theme in try TestThemes.library.get().themes where theme.hasColour {
      let scene = CoffeeOrder.scene(
        .alwaysOn, theme: theme, device: try #require(Device.named("iphone-15-pro")))
      let half = scene.phoneHalf()
      let grounds =
        switch half.wallpaper {
        case .plain(let colour): [colour]
        case .gradient(let gradient): gradient.stops.map(\.colour)
        case .pattern(_, _, let background): [background]
        }
      for ground in grounds where !ground.isClear {
        #expect(half.phone.clock.contrast(with: ground) >= 4.5, "\(theme.id)")
        #expect(half.phone.date.contrast(with: ground) >= 4.5, "\(theme.id)")
      }
    }
  }
}
