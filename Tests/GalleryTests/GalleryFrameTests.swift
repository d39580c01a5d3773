import CPlatform
import Cells
import Foundation
import Phone
import Testing
import WidgetKit

@testable import Gallery

/// Every state of every gallery activity on every surface, held to frames in `Golden`.
///
/// One file an activity, made to be read in a review: a line that says what it is, then the frame.
/// `ISLET_RECORD=1` writes the files anew.
@MainActor
@Suite(.serialized) struct GalleryFrameTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("Golden")

  /// The gallery at 9:41 on 2026-01-09; dates in its states are relative to that.
  private func catalog() async throws -> Catalog {
    let image = try LoadedImage.program()
    var catalog = await Catalog(ActivityCatalog(image, module: "Gallery"))
    // The program of the tests holds the previews of other tests too.
    catalog.activities.removeAll { $0.name == "Ride" }
    return catalog
  }

  /// Draws with the clock standing; the clock belongs to this thread alone.
  private func atTheSameTime<Result>(_ body: () async throws -> Result) async rethrows -> Result {
    islet_clock_thread_standing(1_767_951_660, 0)
    defer { islet_clock_thread_clear() }
    return try await body()
  }

  @Test func galleryHoldsEightActivities() async throws {
    let names = try await atTheSameTime { try await catalog() }.activities.map(\.name)
    #expect(
      names.sorted() == [
        "CoffeeOrder", "FoodDelivery", "HeroQuest", "MatchScore", "ReadingGoal", "RideArrival", "RunWorkout",
        "WaterTracker",
      ])
  }

  @Test(arguments: [
    "CoffeeOrder", "FoodDelivery", "HeroQuest", "MatchScore", "ReadingGoal", "RideArrival", "RunWorkout",
    "WaterTracker",
  ])
  func everyStateOnEverySurface(activity name: String) async throws {
    let text = try await atTheSameTime {
      let activity = try #require(try await catalog().activities.first { $0.name == name })
      let theme = try #require(try ThemeLibrary.installed().themes.first)
      let composer = PhoneComposer()
      var text = ""
      for preview in activity.previews where preview.kind == .activity(.lockScreen) {
        for state in 0..<preview.stateCount {
          for surface in Surface.usual {
            let scene = PhoneScene(
              preview: preview, state: state, setting: PresentationSetting(surface: surface), theme: theme,
              isOutlined: true)
            text += "\(preview.name), state \(state + 1), \(surface.rawValue)\n"
            text += "\(composer.bare(scene).text)\n\n"
          }
        }
      }
      return text
    }
    let file = Self.folder.appendingPathComponent("\(name).txt")
    if ProcessInfo.processInfo.environment["ISLET_RECORD"] == "1" {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let expected = try String(contentsOf: file, encoding: .utf8)
    // Frame by frame, so that a failure shows what has changed and not the whole file.
    let frames = text.components(separatedBy: "\n\n")
    let wanted = expected.components(separatedBy: "\n\n")
    for (frame, golden) in zip(frames, wanted) {
      #expect(frame == golden, "\(name).txt differs; now:\n\(frame)\nbefore:\n\(golden)")
    }
    #expect(frames.count == wanted.count)
  }
}
