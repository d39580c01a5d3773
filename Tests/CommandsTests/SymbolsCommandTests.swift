import Cells
import Foundation
import Phone
import Testing

@testable import Commands

@MainActor @Suite struct SymbolsCommandTests {
  private func options(_ line: String) throws -> SymbolsOptions {
    let arguments = ["symbols"] + line.split(separator: " ").map(String.init)
    guard case .symbols(let options) = try Invocation(arguments, exists: { _ in false }) else {
      throw UsageError(message: "not understood", command: "")
    }
    return options
  }

  @Test func operandsAreNamesOrPaths() throws {
    let names = try options("heart star --json")
    #expect(names.names == ["heart", "star"] && names.missing == nil && names.isJSON)
    let paths = try options("--missing a b --exclude c")
    #expect(paths.names == [] && paths.missing?.paths == ["a", "b"] && paths.missing?.exclusions == ["c"])
  }

  @Test func namesAreListedWithTheirGlyphs() {
    let command = SymbolsCommand(isJSON: false)
    #expect(
      command.text(of: ["heart.fill", "cart.badge.clock", "my.own"]) == """
        heart.fill        ♥  v
        cart.badge.clock  ⊎  U  base
        my.own            ◇  *  neutral

        """)
    #expect(command.text(of: []).split(separator: "\n").count > 2000)
    #expect(
      SymbolsCommand(isJSON: true).text(of: ["plus"]) == """
        [
          {"name": "plus", "glyph": "+", "ascii": "+", "match": "exact"}
        ]

        """)
  }

  @Test func missingSymbolsAreFoundOnceInEveryState() throws {
    let preview = CatalogPreview(name: "Card", kind: .activity(.lockScreen), stateCount: 2) {
      presentation, state, _ in
      var content = PresentedContent(
        measure: { _ in CellSize(columns: 1, rows: 1) }, draw: { _, _, _ in },
        measurePoints: { _ in Device.Points(width: 8, height: 16) })
      content.notices = [
        "The symbol \"of.state.\(state)\" has no glyph; a neutral mark stands for it.", "Something else.",
      ]
      return content
    }
    let catalog = Catalog(activities: [CatalogActivity(name: "A", previews: [preview])])
    let theme = try ThemeLibrary.installed(environment: ProcessInfo.processInfo.environment).themes[0]
    let command = SymbolsCommand(isJSON: false)
    let names = try command.missing(in: catalog, theme: theme)
    #expect(names == ["of.state.0", "of.state.1"])
    #expect(command.list(names) == "of.state.0\nof.state.1\n")
    #expect(SymbolsCommand(isJSON: true).list(names) == "[\"of.state.0\", \"of.state.1\"]\n")
  }
}
