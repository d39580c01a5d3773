import Cells
import Foundation
import StageLink
import SwiftUI
import Testing

@testable import Phone

/// Who wants little to move is asked for by an option or by a theme, and told to views.
@MainActor
@Suite struct ReducedMotionTests {
  private struct Wave: View {
    @Environment(\.accessibilityReduceMotion) private var isStill
    var body: some View { Text(isStill ? "still" : "moving") }
  }

  private func words(_ change: (inout Session) -> Void) throws -> [String] {
    let preview = CatalogPreview(name: "Wave", kind: .activity(.lockScreen), stateCount: 1) { _, _, setting in
      PresentedContent(Wave(), setting, metrics: .cells)
    }
    var session = Session(
      catalog: Catalog(activities: [CatalogActivity(name: "Wave", previews: [preview])]),
      themes: [try TestThemes.named("midnight")], size: CellSize(columns: 80, rows: 24))
    change(&session)
    return session.words()
  }

  @Test func viewsAreTold() throws {
    #expect(try words { _ in }.contains("moving"))
    #expect(try words { $0.reducesMotion = true }.contains("still"))
    #expect(try words { $0.theme.reducesMotion = true }.contains("still"))
  }

  /// Whoever makes a scene need not know of it: the command line, the tests of a package, a sheet.
  @Test func aSceneTellsItByItself() throws {
    let preview = CatalogPreview(name: "Wave", kind: .activity(.lockScreen), stateCount: 1) { _, _, setting in
      PresentedContent(Wave(), setting, metrics: .cells)
    }
    var theme = try TestThemes.named("mono")
    theme.reducesMotion = true
    let scene = PhoneScene(preview: preview, state: 0, setting: PresentationSetting(), theme: theme)
    #expect(PhoneComposer().bare(scene).text.contains("still"))
    #expect(!scene.setting.reducesMotion)
  }

  @Test func aThemeAsksForIt() throws {
    let json = try TestThemes.json("contrast")
    #expect(try !ThemeLoader.load(Data(json.utf8), file: "a.json").reducesMotion)
    let still = json.replacing("\"manner\"", with: "\"reducedMotion\": true, \"manner\"")
    #expect(try ThemeLoader.load(Data(still.utf8), file: "a.json").reducesMotion)
  }
}
