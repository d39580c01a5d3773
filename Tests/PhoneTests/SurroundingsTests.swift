import ActivityKit
import Cells
import StageLink
import SwiftUI
import Testing
import WidgetKit

@testable import Phone

/// What the system sets around a presentation on each surface, as a view reads it.
@MainActor
@Suite struct SurroundingsTests {
  /// What the presentation of a surface says about its environment.
  private func told(
    _ surface: Surface, _ device: Device = .iPhone16, appearance: Appearance = .light,
    isUntapped: Bool = false
  ) async throws -> String {
    let preview = ActivityPreview(
      viewKind: .content, attributes: EchoAttributes(), widget: { EchoActivity() }, states: { [.init()] })
    let presenter = await ActivityPresenter(try #require(preview.configuration()), preview)
    let frame = PhoneComposer().bare(
      PhoneScene(
        preview: CatalogPreview(
          name: "Echo", kind: .activity(.lockScreen), stateCount: 1, present: presenter.content), state: 0,
        setting: PresentationSetting(
          device: device, appearance: appearance, surface: surface, isUntapped: isUntapped),
        theme: try TestThemes.named("mono")))
    return frame.text.split(whereSeparator: { " │╭╮╰╯─\n".contains($0) }).joined(separator: " ")
  }

  @Test(arguments: [
    (Surface.lockScreen, "bright light small-screen background full-colour default medium"),
    (.banner, "bright light small-screen background full-colour default medium"),
    (.alwaysOn, "dim dark small-screen background full-colour default medium"),
    (.standby, "bright dark full-screen bare full-colour default medium"),
    (.standbyNight, "dim dark full-screen bare vibrant default medium"),
    (.expanded, "bright dark small-screen background full-colour default medium"),
  ])
  func environments(surface: Surface, expected: String) async throws {
    let device = try #require(Device.named("iphone-15-pro"))
    #expect(try await told(surface, device) == expected)
  }

  @Test func anIPadIsAsAnIPhone() async throws {
    for device in Device.all where device.kind == .iPad {
      for (appearance, word) in [(Appearance.light, "light"), (.dark, "dark")] {
        #expect(
          try await told(.iPad, device, appearance: appearance)
            == "bright \(word) small-screen background full-colour default medium")
      }
    }
  }

  @Test func theMinimalPresentationIsNeverFullscreen() async throws {
    #expect(try await told(.standby, isUntapped: true) == "b d s")
    #expect(try await told(.standbyNight, isUntapped: true) == "d d s")
  }
}

private struct EchoAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {}
}

/// Says what its environment is.
private struct EchoView: View {
  @Environment(\.isLuminanceReduced) private var isDim
  @Environment(\.colorScheme) private var scheme
  @Environment(\.isActivityFullscreen) private var isFullscreen
  @Environment(\.showsWidgetContainerBackground) private var hasBackground
  @Environment(\.widgetRenderingMode) private var mode
  @Environment(\.levelOfDetail) private var detail
  @Environment(\.activityFamily) private var family

  var body: some View {
    VStack {
      Text("\(isDim ? "dim" : "bright") \(scheme == .dark ? "dark" : "light")")
      Text("\(isFullscreen ? "full" : "small")-screen \(hasBackground ? "background" : "bare")")
      Text("\(mode == .fullColor ? "full-colour" : mode == .vibrant ? "vibrant" : "other")")
      Text("\(detail == .default ? "default" : "simplified") \(family == .medium ? "medium" : "small")")
    }
  }
}

/// The same in three letters.
private struct ShortEchoView: View {
  @Environment(\.isLuminanceReduced) private var isDim
  @Environment(\.colorScheme) private var scheme
  @Environment(\.isActivityFullscreen) private var isFullscreen
  @Environment(\.isDynamicIslandLimitedInWidth) private var isLimited

  var body: some View {
    HStack(spacing: 8) {
      Text(isDim ? "d" : "b")
      Text(scheme == .dark ? "d" : "l")
      Text(isFullscreen ? "f" : isLimited ? "x" : "s")
    }
  }
}

private struct EchoActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: EchoAttributes.self) { _ in
      EchoView()
    } dynamicIsland: { _ in
      DynamicIsland {
        DynamicIslandExpandedRegion(.bottom) { EchoView() }
      } compactLeading: {
        Text("l")
      } compactTrailing: {
        Text("t")
      } minimal: {
        ShortEchoView()
      }
    }
  }
}
