import Foundation
import Synchronization
import Testing

@testable import AppIntents

struct RateIntent: LiveActivityIntent {
  static let title: LocalizedStringResource = "Rate"
  static let description: IntentDescription? = "Rates an order."

  @Parameter(title: "Order") var orderID: String
  @Parameter(title: "Stars", default: 9, inclusiveRange: (1, 5)) var stars: Int
  @Parameter(title: "Note") var note: String?
  @Parameter(title: "Gift", default: false) var gift: Bool

  static var parameterSummary: some ParameterSummary {
    Summary("Rate \(\.$orderID) with \(\.$stars)") {
      \.$note
    }
  }

  init() {}

  init(orderID: String) {
    self.orderID = orderID
  }

  static let done = Mutex<[String]>([])

  func perform() async throws -> some IntentResult {
    Self.done.withLock { [orderID] in $0.append(orderID) }
    return .result()
  }
}

struct SumIntent: AppIntent {
  static let title: LocalizedStringResource = "Sum"
  static let openAppWhenRun: Bool = true
  static let isDiscoverable = false

  @Parameter(title: "Parts", default: []) var parts: [Int]

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    .result(value: parts.reduce(0, +), dialog: "The sum of \(parts.count) parts")
  }
}

struct FailingIntent: ForegroundContinuableIntent {
  static let title: LocalizedStringResource = "Fail"

  func perform() async throws -> some IntentResult {
    if !parts.isEmpty { return .result() }
    throw needsToContinueInForegroundError("Go on in the app")
  }

  private var parts: [Int] { [] }
}

enum Size: String, AppEnum {
  case small, large

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
  static let caseDisplayRepresentations: [Size: DisplayRepresentation] = [
    .small: "Small", .large: DisplayRepresentation(title: "Large", subtitle: "For two"),
  ]
}

struct Bean: AppEntity {
  struct Query: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [Bean] { identifiers.map(Bean.init) }
  }

  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Bean")
  static let defaultQuery = Query()
  let id: String
  var displayRepresentation: DisplayRepresentation { "Bean \(id)" }
}

struct ChooseIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Choose"
  @Parameter(title: "Bean") var bean: Bean?
  @Parameter(title: "Size", default: .small) var size: Size
}

struct Shortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: SumIntent(), phrases: ["Sum up in \(.applicationName)", "Sum \(\.$parts)"],
      shortTitle: "Sum", systemImageName: "sum")
    AppShortcut(intent: RateIntent(), phrases: ["Rate"])
  }
}

@Suite(.serialized) struct AppIntentTests {
  @Test func parametersHoldWhatIsSet() {
    let intent = RateIntent(orderID: "7")
    #expect(intent.orderID == "7")
    #expect(intent.stars == 5)
    #expect(intent.note == nil)
    intent.stars = 2
    #expect(intent.$stars.wrappedValue == 2)
    #expect(ChooseIntent().size == .small)
    #expect(ChooseIntent().bean == nil)
  }

  @Test func resultsCarryTheirValue() async throws {
    let intent = SumIntent()
    intent.parts = [1, 2, 3]
    #expect(try await intent.perform().value == 6)
    _ = try await ChooseIntent().perform()
  }

  @Test func defaultsAreApples() {
    #expect(SumIntent.openAppWhenRun)
    #expect(!SumIntent.isDiscoverable)
    #expect(!RateIntent.openAppWhenRun)
    #expect(RateIntent.isDiscoverable)
    #expect(RateIntent.persistentIdentifier == "RateIntent")
  }

  @Test func runnerDoesAndTells() async {
    let runner = IntentRunner()
    let told = Mutex<[String]>([])
    runner.observe { outcome in
      told.withLock { told in
        switch outcome {
        case .began(let name, _): told.append("began \(name)")
        case .finished(let name): told.append("finished \(name)")
        case .failed(let name, _): told.append("failed \(name)")
        }
      }
    }
    runner.run(RateIntent(orderID: "42"))
    await runner.waitUntilIdle()
    #expect(!runner.isBusy)
    #expect(RateIntent.done.withLock { $0.contains("42") })
    runner.run(FailingIntent())
    await runner.waitUntilIdle()
    #expect(
      told.withLock { $0 } == [
        "began RateIntent", "finished RateIntent", "began FailingIntent", "failed FailingIntent",
      ])
  }

  @Test func shortcutsAreListedInOrder() {
    #expect(
      Shortcuts.appShortcuts.map(\.phrases.first) == ["Sum up in ${applicationName}", "Rate"])
  }

  @Test func queriesFindByIdentifier() async throws {
    #expect(try await Bean.defaultQuery.entities(for: ["a", "b"]).map(\.id) == ["a", "b"])
    #expect(try await Bean.defaultQuery.results().isEmpty)
  }
}
