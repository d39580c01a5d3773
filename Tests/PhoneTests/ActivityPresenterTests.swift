import ActivityKit
import Cells
import SwiftUI
import Testing
import WidgetKit

@testable import Phone

@MainActor
@Suite struct ActivityPresenterTests {
  private func scene(_ surface: Surface, isStale: Bool = false) async throws -> PhoneScene {
    let preview = ActivityPreview(
      viewKind: .content, attributes: RideAttributes(driver: "Ada Byron"), widget: { RideActivity() },
      states: { [.init(minutes: 12), .init(minutes: 3)] })
    let configuration = try #require(preview.configuration())
    let presenter = await ActivityPresenter(configuration, preview)
    return PhoneScene(
      preview: CatalogPreview(
        name: "Ride", kind: .activity(.lockScreen), stateCount: presenter.states.count,
        present: presenter.content),
      state: 0, setting: PresentationSetting(isStale: isStale, surface: surface),
      theme: try TestThemes.named("mono"))
  }

  @Test func everySurface() async throws {
    let composer = PhoneComposer()
    var text: [String] = []
    for surface in [Surface.lockScreen, .compact, .minimal, .expanded] {
      text.append(composer.bare(try await scene(surface)).text)
    }
    #expect(
      text.joined(separator: "\n") == """
        ╭─────────────────────────────────────────────╮
        │ Ada Byron                            12 min │
        │ Your ride is on its way                     │
        │                                             │
        ╰─────────────────────────────────────────────╯
        ╭───────────────────────────╮
        │  A                    12m │
        ╰───────────────────────────╯
        ╭────────────────────╮ ╭───╮
        │12                  │ │ ● │
        ╰────────────────────╯ ╰───╯
        ╭─────────────────────────────────────────────╮
        │ Ada                                  12 min │
        │                  Arriving                   │
        │ Blue Falcon, AB 123                         │
        ╰─────────────────────────────────────────────╯
        """)
  }

  @Test func bothFramesComeOfOneLayout() async throws {
    var made = 0
    var scene = try await scene(.expanded)
    scene.theme = try TestThemes.named("midnight")
    let present = scene.preview.present
    scene.preview.present = {
      made += 1; return present($0, $1, $2)
    }
    var outlined = scene
    outlined.isOutlined = true
    for isBare in [true, false] {
      var composer = PhoneComposer()
      made = 0
      let laidOut = LaidOutScene(scene)
      func frame(isOutlined: Bool) -> Frame {
        composer.compose(laidOut.drawn(isOutlined: isOutlined), isBare: isBare).frame
      }
      let (lines, filled) = (frame(isOutlined: true), frame(isOutlined: false))
      #expect(made == 1)
      #expect(lines == (isBare ? composer.bare(outlined) : composer.phone(outlined)))
      #expect(filled == (isBare ? composer.bare(scene) : composer.phone(scene)))
      #expect(lines.manner == .outlined && filled.manner == .filled)
    }
  }

  @Test func aWidgetShowsWhatItIsGiven() throws {
    let activity = try CatalogActivity(
      RideActivity(), attributes: RideAttributes(driver: "Ada Byron"), states: [.init(minutes: 12)],
      previewName: "given")
    #expect(activity.name == "Ride" && activity.previews.map(\.name) == ["given"])
    let scene = PhoneScene(
      preview: activity.previews[0], state: 0, setting: PresentationSetting(surface: .compact),
      theme: try TestThemes.named("mono"))
    #expect(PhoneComposer().bare(scene).text.contains("A                    12m"))
    let error = #expect(throws: CatalogActivity.WidgetMismatch.self) {
      try CatalogActivity(
        RideActivity(), attributes: OtherAttributes(), states: [.init()], previewName: "given")
    }
    #expect(
      error?.description
        == "RideActivity shows no activity with OtherAttributes: it shows those with RideAttributes")
  }

  @Test func stalenessComesThrough() async throws {
    #expect(PhoneComposer().bare(try await scene(.lockScreen, isStale: true)).text.contains("late"))
  }

  @Test func tintsComeThrough() async throws {
    var scene = try await scene(.lockScreen)
    #expect(scene.content(.lockScreen)?.backgroundTint == RGBA(0, 0, 255))
    #expect(scene.content(.minimal)?.keylineTint != nil)
    scene.theme = try TestThemes.named("midnight")
    let frame = PhoneComposer().bare(scene)
    #expect(frame[20, 2].background == RGBA(0, 0, 255))
  }

  @Test func aSymbolWithoutAGlyphIsReported() async throws {
    var scene = try await scene(.lockScreen)
    scene.preview.present = { _, _, setting in
      PresentedContent(AnyView(Image(systemName: "no.such.symbol")), setting, metrics: .cells)
    }
    let notice = try #require(LaidOutScene(scene).notices.first)
    #expect(notice.contains("no.such.symbol"))
  }
}

private struct OtherAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {}
}
