import CPlatform
import Cells
import Foundation
import Phone
import Testing
import WidgetKit

@testable import Gallery

/// Every gallery activity on the screens beside an iPhone, held to frames in `Golden/Beside`.
///
/// One file an activity: a line that says what it is, then the frame. `ISLET_RECORD=1` writes the files anew.
@MainActor
@Suite(.serialized) struct GalleryCompanionTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("Golden/Beside")

  @Test(arguments: [
    "CoffeeOrder", "FoodDelivery", "HeroQuest", "MatchScore", "ReadingGoal", "RideArrival", "RunWorkout",
    "WaterTracker",
  ])
  func everyScreen(activity name: String) async throws {
    islet_clock_thread_standing(1_767_951_660, 0)
    defer { islet_clock_thread_clear() }
    let catalog = await Catalog(ActivityCatalog(try LoadedImage.program(), module: "Gallery"))
    let activity = try #require(catalog.activities.first { $0.name == name })
    let preview = try #require(activity.previews.first { $0.kind == .activity(.lockScreen) })
    let theme = try #require(try ThemeLibrary.installed().themes.first)
    let screens = DeviceLibrary.builtIn.companions.filter { !$0.estimates.contains(.activity) }
    #expect(screens.count == 8)
    var text = ""
    for state in 0..<preview.stateCount {
      func add(_ setting: PresentationSetting, _ title: String) {
        let scene = PhoneScene(
          preview: preview, state: state, setting: setting, theme: theme, isOutlined: true)
        text += "state \(state + 1), \(title)\n\(PhoneComposer().bare(scene).text)\n\n"
      }
      for screen in screens {
        add(PresentationSetting(surface: screen.kind.surface, companion: screen), screen.id)
      }
      add(PresentationSetting(surface: .mac, isUntapped: true), "mac")
    }
    let file = Self.folder.appendingPathComponent("\(name).txt")
    if ProcessInfo.processInfo.environment["ISLET_RECORD"] == "1" {
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let expected = try String(contentsOf: file, encoding: .utf8)
    let (frames, wanted) = (text.components(separatedBy: "\n\n"), expected.components(separatedBy: "\n\n"))
    for (frame, golden) in zip(frames, wanted) {
      #expect(frame == golden, "\(name).txt differs; now:\n\(frame)\nbefore:\n\(golden)")
    }
    #expect(frames.count == wanted.count)
  }
}
