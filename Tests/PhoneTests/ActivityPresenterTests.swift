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
    let notice = try #require(scene.notices.first)
    #expect(notice.contains("no.such.symbol"))
  }
}
