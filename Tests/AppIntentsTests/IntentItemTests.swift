import Foundation
import SwiftUI
import Testing

@testable import AppIntents

private struct Stop: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Stop"
  static let defaultQuery = StopQuery()
  let id: String
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

private struct StopQuery: EntityStringQuery {
  @IntentParameterDependency<ChooseStop>(\.$line) var choice

  func entities(for identifiers: [String]) async throws -> [Stop] { identifiers.map { Stop(id: $0) } }

  func entities(matching string: String) async throws -> IntentItemCollection<Stop> {
    IntentItemCollection(promptLabel: "Near \(string)", items: [Stop(id: string)])
  }

  func suggestedEntities() async throws -> IntentItemCollection<Stop> {
    let items = (1...2).map { IntentItem(Stop(id: "\($0)"), title: "Stop \($0)", subtitle: "north") }
    return IntentItemCollection(sections: [
      IntentItemSection("North", items: items), IntentItemSection(items: [Stop(id: choice?.line ?? "any")]),
    ])
  }
}

private struct LineOptions: DynamicOptionsProvider {
  func results() async throws -> ItemCollection<String> {
    ItemCollection {
      ItemSection("Day") {
        Item("1", title: "One")
        Item("2")
      }
    }
  }
}

private struct ChooseStop: AppIntent {
  static let title: LocalizedStringResource = "Choose"
  @Parameter(title: "Stop") var stop: Stop?
  @Parameter(title: "Line", optionsProvider: LineOptions()) var line: String

  func perform() async throws -> some ReturnsValue<String> & ProvidesDialog & ShowsSnippetView {
    let line = try await $line.requestDisambiguation(among: ["4", "5"])
    guard try await $line.requestConfirmation(for: line) else {
      throw AppIntentError.UserActionRequired.confirmation
    }
    return .result(value: line, dialog: "Line \(line)", view: Text(line))
  }
}

@Suite struct IntentItemTests {
  @Test func choicesStandInSections() async throws {
    let found = try await StopQuery().suggestedEntities()
    #expect(found.sections.map { $0.title?.key } == ["North", nil])
    #expect(found.items.map(\.value.id) == ["1", "2", "any"])
    #expect(found.items.map { $0.subtitle?.key } == ["north", "north", nil])
    let results = try await StopQuery().results()
    #expect(results.items.count == 3)
    #expect(try await StopQuery().entities(matching: "x").items.first?.title == nil)
    #expect(IntentItemCollection<String>.empty.items.isEmpty)
  }

  @Test func buildersPutThemTogether() async throws {
    let lines = try await LineOptions().results()
    #expect(lines.items.map(\.value) == ["1", "2"] && lines.sections.first?.title?.key == "Day")
  }

  @Test func nobodyIsAsked() async throws {
    let result = try await ChooseStop().perform()
    #expect(result.value == "4")
    let value = try await ChooseStop()()
    #expect(value == "4")
    await #expect(throws: AppIntentError.needsValue) {
      try await ChooseStop().$line.requestDisambiguation(among: [])
    }
  }
}
