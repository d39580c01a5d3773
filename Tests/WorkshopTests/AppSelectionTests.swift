import Testing

@testable import Workshop

/// Which files belong to an app and its activities.
@Suite struct AppSelectionTests {
  private func entries(_ files: [(path: String, text: String)]) -> [WidgetSelection.Entry] {
    WidgetSelection.entries(
      files.map {
        SourceFile(path: "/p/\($0.path)", displayPath: $0.path, isExplicit: false, text: $0.text)
      })
  }

  private func selected(
    _ files: [(path: String, text: String)], for aim: WidgetSelection.Aim
  ) throws -> [String] {
    try WidgetSelection(entries: entries(files), for: aim) { _ in true }.entries.map(\.file.displayPath)
  }

  private let project: [(path: String, text: String)] = [
    ("App/Main.swift", "@main struct Main: App { var body: some Scene { WindowGroup { Home() } } }"),
    ("App/Home.swift", "struct Home: View { let model = Model() }"),
    ("App/Model.swift", "final class Model { let order: Order? = nil }"),
    ("App/Unused.swift", "struct Unused {}"),
    ("Shared/Order.swift", "struct Order {}"),
    ("Widget/Card.swift", "@main struct Card: Widget { let body = ActivityConfiguration(for: Order.self) }"),
  ]

  @Test func anAppComesWithItsActivities() throws {
    #expect(
      try selected(project, for: .appWithActivities) == [
        "App/Main.swift", "App/Home.swift", "App/Model.swift", "Shared/Order.swift", "Widget/Card.swift",
      ])
    #expect(try selected(project, for: .activities) == ["Shared/Order.swift", "Widget/Card.swift"])
    #expect(WidgetSelection.sharedName(of: entries(project)) { _ in true } == nil)
  }

  @Test func twoFilesForATypeAreTwoModules() throws {
    let twice = project + [("Widget/Order.swift", "struct Order {}")]
    #expect(WidgetSelection.sharedName(of: entries(twice)) { _ in true } == "Order")
    #expect(
      try selected(twice, for: .app) == [
        "App/Main.swift", "App/Home.swift", "App/Model.swift", "Shared/Order.swift",
      ])
    #expect(try selected(twice, for: .activities) == ["Widget/Card.swift", "Widget/Order.swift"])
  }

  @Test func anAppCanDoWithoutActivities() throws {
    #expect(
      try selected(Array(project.prefix(3)), for: .appWithActivities) == [
        "App/Main.swift", "App/Home.swift", "App/Model.swift",
      ])
    #expect(throws: WorkshopError.self) { try selected(Array(project.suffix(2)), for: .appWithActivities) }
  }
}
