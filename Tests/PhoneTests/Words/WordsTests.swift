import Cells
import StageLink
import SwiftUI
import Testing

@testable import Phone

/// The phone in words.
@MainActor
@Suite struct WordsTests {
  @Test func elements() {
    var button = SpokenElement(.button, "Pause")
    button.isEnabled = false
    button.hint = "Stops the clock"
    let group = SpokenElement(
      .group, "Leading", children: [SpokenElement(.image, "cup"), SpokenElement(.text, "two\nlines")])
    let more = SpokenElement(.group, "Leading", children: [SpokenElement(.toggle(isOn: true), "Wi-Fi")])
    let lines = SpokenElement.lines(of: [
      SpokenElement(.progress, "Brewing", value: "25 percent"), group, more, button,
      SpokenElement(.link("a://b"), "Track"), SpokenElement(.progress, value: "in progress"),
    ])
    #expect(
      lines == [
        "Progress: Brewing, 25 percent", "Leading:", "  Image: cup", "  two, lines", "  Switch: Wi-Fi, on",
        "Button: Pause, disabled. Stops the clock", "Link: Track, opens a://b", "Progress: in progress",
      ])
  }

  /// What a source says can move no cursor.
  @Test func controlCharacters() {
    #expect(SpokenElement.lines(of: [SpokenElement(.text, "a\u{1B}[31mb")]) == ["a\u{FFFD}[31mb"])
  }

  @Test func aSurface() throws {
    var lines = try session()
    lines.surface = .lockScreen
    let words = lines.words()
    #expect(
      words.prefix(3) == ["Lock Screen, state 1 of 3.", "CoffeeOrder, preview Order.", "iPhone 16, dark."])
    #expect(words.contains("Fern & Co."))
    lines.surface = .compact
    let compact = lines.words()
    #expect(compact.contains("Leading:") && compact.contains("Trailing:"))
    #expect(compact.first == "Island, compact, state 1 of 3.")
    lines.surface = .minimal
    #expect(lines.words().contains("Another app's activity."))
  }

  @Test func keysInWords() throws {
    var session = try session()
    _ = session.handle(.right)
    #expect(session.words().first == "Lock Screen, state 2 of 3.")
    _ = session.handle(.character("x"))
    #expect(session.words().first == "Lock Screen, state 2 of 3, stale.")
    _ = session.handle(.character("?"))
    #expect(session.words().contains("left and right: state"))
    _ = session.handle(.escape)
    _ = session.handle(.character("/"))
    _ = session.handle(.character("z"))
    #expect(session.words() == ["Find: z.", "0 found."])
  }

  private func session() throws -> Session {
    let preview = CatalogPreview(name: "Order", kind: .activity(.lockScreen), stateCount: 3) {
      _, state, setting in
      PresentedContent(
        VStack {
          Text("Fern & Co.").font(.headline)
          ProgressView(value: Double(state), total: 2)
        }, setting, metrics: .cells)
    }
    return Session(
      catalog: Catalog(activities: [CatalogActivity(name: "CoffeeOrder", previews: [preview])]),
      themes: [try TestThemes.named("midnight")], size: CellSize(columns: 20, rows: 5))
  }
}
