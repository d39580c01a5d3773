// Every public member of AppIntents, written as an author of intents writes it.
import AppIntents
import SwiftUI
import UIKit

struct Park: AppEntity, IndexedEntity, URLRepresentableEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Park", numericFormat: "\(placeholder: .int) parks")
  static let defaultQuery = ParkQuery()
  static let urlRepresentation: URLRepresentation = "parks://show/\(.id)/\(\.$name)"
  let id: String
  @Property(title: "Name") var name: String
  @Property var trees: Int
  @EntityProperty(wrappedValue: 3, title: "Ponds") var ponds: Int

  init(id: String) {
    self.id = id
    _name = EntityProperty(wrappedValue: id.capitalized, title: "Name")
    trees = 12
  }

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(name)", subtitle: "\($trees.title.key)\(trees + ponds)",
      image: .init(systemName: "tree", isTemplate: true), synonyms: ["Garden"])
  }

  static let pictures: [DisplayRepresentation.Image] = [
    .init(named: "park", isTemplate: false, displayStyle: .circular), .init(systemName: "leaf"),
    .init(systemName: "leaf", tintColor: .green, symbolConfiguration: nil),
    .init(data: Data(), displayStyle: .default), .init(url: URL(filePath: "/park.png")),
  ]
}

struct ParkQuery: EntityStringQuery {
  @IntentParameterDependency<ParkChoice>(\.$city) var choice
  static let size = IntentCollectionSize(min: 1, max: 4)

  func entities(for identifiers: [String]) async throws -> [Park] { identifiers.map(Park.init) }

  func entities(matching string: String) async throws -> IntentItemCollection<Park> {
    string.isEmpty ? .empty : IntentItemCollection(items: [Park(id: choice?.city ?? string)])
  }

  func suggestedEntities() async throws -> IntentItemCollection<Park> {
    IntentItemCollection(
      promptLabel: "Near you", usesIndexedCollation: true,
      sections: [IntentItemSection("All", subtitle: "by name", items: [Park(id: "a")])])
  }
}

struct CityQuery: EnumerableEntityQuery {
  func entities(for identifiers: [String]) async throws -> [City] { [] }
  func allEntities() async throws -> [City] { [City(id: "x")] }
}

struct City: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "City"
  static let defaultQuery = CityQuery()
  var id: String
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

struct Weather: TransientAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Weather"
  @Property(title: "Rain") var rain: Bool
  var displayRepresentation: DisplayRepresentation { "Weather" }
  init() {}
}

enum Season: String, AppEnum {
  case spring, autumn
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Season"
  static let caseDisplayRepresentations: [Season: DisplayRepresentation] = [
    .spring: "Spring", .autumn: DisplayRepresentation(title: "Autumn", subtitle: "late"),
  ]
}

struct CityOptions: DynamicOptionsProvider {
  func results() async throws -> ItemCollection<String> {
    ItemCollection(promptLabel: "Cities") {
      ItemSection("North", subtitle: "cold", image: .init(systemName: "snow")) {
        Item("Oslo")
        Item("Bergen", title: "Bergen", subtitle: "rain", image: .init(systemName: "umbrella"))
      }
      ItemSection("South", items: [Item("Rome")])
    }
  }
}

struct ParkChoice: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Choose a park"
  @Parameter(title: "Park", requestValueDialog: "Which?", requestDisambiguationDialog: "Which of them?")
  var park: Park?
  @Parameter(title: "City", optionsProvider: CityOptions()) var city: String
  @Parameter(title: "Town", default: "Oslo", optionsProvider: CityOptions()) var town: String
  @Parameter(title: "Near", query: CityQuery()) var near: City?
  @Parameter(title: "Far", default: nil, query: CityQuery()) var far: City?
  @Parameter(title: "Season", default: .spring, inputConnectionBehavior: .never) var season: Season
  @Parameter(title: "Parks", size: [.systemSmall: 1, .systemMedium: 3]) var parks: [Park]
  @Parameter(title: "Cities", default: [], size: 4) var cities: [City]
  static var parameterSummary: some ParameterSummary {
    When(\.$season, .equalTo, .spring) {
      Summary("Show \(\.$park)") {
        \.$city
        \.$town
      }
    } otherwise: {
      Switch(\.$season) {
        Case(.autumn) { Summary("Leaves") }
        DefaultCase { Summary("Parks") }
      }
    }
  }
}

// Sentences that depend on what is set.
struct Sentences: AppIntent {
  static let title: LocalizedStringResource = "Sentences"
  @Parameter(title: "Season") var season: Season
  @Parameter(title: "Steps") var steps: Int?
  @Parameter(title: "Name") var name: String?
  static var parameterSummary: some ParameterSummary {
    When(\.$season, .oneOf, [.spring, .autumn]) {
      When(\.$name, .hasAnyValue) {
        When(widgetFamily: .equalTo, .systemSmall) {
          Summary("Small")
        } otherwise: {
          Summary { \.$name }
        }
      } otherwise: {
        Switch(\.$season) {
          Case([.spring, .autumn]) { Summary("Both") }
          DefaultCase { Summary("None") }
        }
      }
    } otherwise: {
      Summary("Parks")
    }
  }
  static let comparisons: [ParameterSummaryComparison] = [
    .notEqualTo, .lessThan, .lessThanOrEqualTo, .greaterThan, .greaterThanOrEqualTo,
  ]
  static let others: (ParameterSummaryContainment, ParameterSummaryPresence) = (.notOneOf, .hasNoValue)
  func perform() async throws -> some IntentResult { .result() }

  static func done() async throws -> String {
    let opened = OpenURLIntent()
    opened.url = URL(filePath: "/")
    _ = try await opened.perform()
    let dialog = IntentDialog(LocalizedStringResource("Said"))
    let container: IntentResultContainer<Int, Never, Never, Never> = .result(value: 2)
    _ = container.value
    return
      "\(Park(id: "a").displayRepresentation.title.key) \(try await Answers.Value().perform().value ?? 0) "
      + dialog.full.key
  }
}

struct Walk: AppIntent, ForegroundContinuableIntent, ProgressReportingIntent {
  static let title: LocalizedStringResource = "Walk"
  static let description: IntentDescription? = IntentDescription(
    "Walks.", categoryName: "Sport", searchKeywords: ["go"], resultValueName: "Steps")
  static let authenticationPolicy = IntentAuthenticationPolicy.requiresLocalDeviceAuthentication
  static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]
  static let isDiscoverable = false
  @Parameter(title: "Steps", default: 30, controlStyle: .stepper, inclusiveRange: (1, 20)) var steps: Int
  @Parameter(title: "Laps", controlStyle: .field) var laps: Int
  @Parameter(title: "Sets", default: 3, controlStyle: .field) var sets: Int
  @Parameter(title: "Rests", inclusiveRange: (0, 3)) var rests: Int
  @Parameter(title: "Most", controlStyle: .slider, inclusiveRange: (1, 9)) var most: Int?
  @Parameter(title: "Least", controlStyle: .field) var least: Int?
  @Parameter(title: "Speed", default: 9, controlStyle: .slider, inclusiveRange: (1, 6)) var speed: Double
  @Parameter(title: "Climb", controlStyle: .slider) var climb: Double
  @Parameter(title: "Pace", default: 5.5, controlStyle: .field) var pace: Double
  @Parameter(title: "Share", inclusiveRange: (0, 1)) var share: Double
  @Parameter(title: "Top", controlStyle: .slider, inclusiveRange: (1, 9)) var top: Double?
  @Parameter(title: "Low", controlStyle: .field) var low: Double?
  @Parameter(title: "Dog", default: true, displayName: .init(true: "with", false: "without")) var dog: Bool
  @Parameter(title: "Cat", displayName: Bool.IntentDisplayName(true: "y", false: "n")) var cat: Bool
  @Parameter(title: "On", kind: .date) var day: Date
  @Parameter(title: "At", default: .distantPast, kind: .dateTime) var time: Date
  @Parameter(
    title: "Note",
    inputOptions: .init(
      keyboardType: .emailAddress, capitalizationType: .none, multiline: true, autocorrect: false,
      smartQuotes: false, smartDashes: false))
  var note: String
  @Parameter(title: "Code", default: "0", inputOptions: .init(keyboardType: .numberPad)) var code: String
  @Parameter(title: "Mail", inputOptions: String.IntentInputOptions()) var mail: String?
  @Parameter(title: "Map", supportedTypeIdentifiers: ["public.gpx"]) var map: IntentFile
  @Parameter(title: "Maps", supportedTypeIdentifiers: ["public.gpx"]) var maps: [IntentFile]
  @Parameter(description: "Free") var free: String
  @IntentParameter(wrappedValue: 4, title: "Bound") var bound: Int
  @Dependency var keeper: ParkKeeper
  @AppDependency(key: "second") var second: ParkKeeper

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog & OpensIntent {
    progress.totalUnitCount = 2
    try await requestConfirmation()
    try await requestConfirmation(actionName: .go, dialog: "Go?")
    try await requestConfirmation(actionName: .play, dialog: "Play?", showDialogAsPrompt: false) { Text("?") }
    try await requestConfirmation(actionName: .view, snippetIntent: ParkSnippet())
    try await requestConfirmation(
      result: .result(dialog: "Sure?"), confirmationActionName: .continue, showPrompt: false)
    try await continueInForeground("Open", alwaysConfirm: false)
    try await requestToContinueInForeground("Open")
    let laps = try await requestToContinueInForeground { 2 }
    if keeper.isClosed { throw needsToContinueInForegroundError("Closed") {} }
    let asked = try await $steps.requestValue("How many?")
    let chosen = try await $code.requestDisambiguation(among: ["1", "2"], dialog: "Which?")
    guard try await $code.requestConfirmation(for: chosen, dialog: "This?") else {
      throw $code.needsDisambiguationError(among: [chosen], dialog: "Which?")
    }
    if asked == 0 { throw $steps.needsValueError("How many?") }
    try await donate()
    return .result(value: asked * laps, opensIntent: ParkOpen(), dialog: "Done")
  }
}

final class ParkKeeper: Sendable {
  let isClosed = false

  static func register() {
    AppDependencyManager.shared.add(dependency: ParkKeeper())
    AppDependencyManager.shared.add(key: "second", dependency: ParkKeeper())
  }
}

struct ParkOpen: OpenIntent, URLRepresentableIntent {
  static let title: LocalizedStringResource = "Open"
  @Parameter(title: "Park") var target: Park
}

struct ParkSnippet: SnippetIntent {
  static let title: LocalizedStringResource = "Snippet"
  func perform() async throws -> some ShowsSnippetView {
    Self.reload()
    return .result { Text("park") }
  }
}

// What an intent can answer with.
struct Answers {
  struct Nothing: AppIntent {
    static let title: LocalizedStringResource = "1"
    func perform() async throws -> some IntentResult { .result() }
  }
  struct Value: AppIntent {
    static let title: LocalizedStringResource = "2"
    func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: 1) }
  }
  struct Dialog: AppIntent {
    static let title: LocalizedStringResource = "3"
    func perform() async throws -> some ProvidesDialog {
      .result(dialog: IntentDialog(full: "A long answer", supporting: "Short"))
    }
  }
  struct ValueDialog: AppIntent {
    static let title: LocalizedStringResource = "4"
    func perform() async throws -> some ReturnsValue<Bool> & ProvidesDialog {
      .result(value: true, dialog: IntentDialog("Yes"))
    }
  }
  struct Opens: AppIntent {
    static let title: LocalizedStringResource = "5"
    func perform() async throws -> some OpensIntent {
      .result(opensIntent: OpenURLIntent(URL(filePath: "/")))
    }
  }
  struct OpensDialog: AppIntent {
    static let title: LocalizedStringResource = "6"
    func perform() async throws -> some OpensIntent & ProvidesDialog {
      .result(opensIntent: Nothing(), dialog: "Opens")
    }
  }
  struct ValueOpens: AppIntent {
    static let title: LocalizedStringResource = "7"
    func perform() async throws -> some OpensIntent & ReturnsValue<String> {
      .result(value: "a", opensIntent: Nothing())
    }
  }
  struct Shows: AppIntent {
    static let title: LocalizedStringResource = "8"
    func perform() async throws -> some ShowsSnippetView { .result(view: Text("a")) }
  }
  struct ValueShows: AppIntent {
    static let title: LocalizedStringResource = "9"
    func perform() async throws -> some ShowsSnippetView & ReturnsValue<Int> {
      .result(value: 1, view: Text("a"))
    }
  }
  struct DialogShows: AppIntent {
    static let title: LocalizedStringResource = "10"
    func perform() async throws -> some ShowsSnippetView & ProvidesDialog {
      .result(dialog: "a", view: Text("a"))
    }
  }
  struct All: AppIntent {
    static let title: LocalizedStringResource = "11"
    func perform() async throws -> some ShowsSnippetView & ProvidesDialog & ReturnsValue<Int> {
      .result(value: 1, dialog: "a", view: Text("a"))
    }
  }
  struct ValueBuilds: AppIntent {
    static let title: LocalizedStringResource = "12"
    func perform() async throws -> some ShowsSnippetView & ReturnsValue<Int> {
      .result(value: 1) { Text("a") }
    }
  }
  struct DialogBuilds: AppIntent {
    static let title: LocalizedStringResource = "13"
    func perform() async throws -> some ShowsSnippetView & ProvidesDialog {
      .result(dialog: "a") { Text("a") }
    }
  }
  struct AllBuild: AppIntent {
    static let title: LocalizedStringResource = "14"
    func perform() async throws -> some ShowsSnippetView & ProvidesDialog & ReturnsValue<Int> {
      .result(value: 1, dialog: "a") { Text("a") }
    }
  }
  struct Snippet: AppIntent {
    static let title: LocalizedStringResource = "15"
    func perform() async throws -> some ShowsSnippetIntent { .result(snippetIntent: ParkSnippet()) }
  }
  struct DialogSnippet: AppIntent {
    static let title: LocalizedStringResource = "16"
    func perform() async throws -> some ShowsSnippetIntent & ProvidesDialog {
      .result(dialog: "a", snippetIntent: ParkSnippet())
    }
  }
  struct ValueSnippet: AppIntent {
    static let title: LocalizedStringResource = "17"
    func perform() async throws -> some ShowsSnippetIntent & ReturnsValue<Int> {
      .result(value: 1, snippetIntent: ParkSnippet())
    }
  }
}

// Kinds of intents that the system knows.
struct Sync: SetFocusFilterIntent {
  static let title: LocalizedStringResource = "Focus"
  var displayRepresentation: DisplayRepresentation { "Focus" }
  func perform() async throws -> some IntentResult { .result() }

  static func look(at context: FocusFilterSuggestionContext) async throws -> Bool {
    var app = FocusFilterAppContext(notificationFilterPredicate: nil, targetContentIdentifierPrefix: "park")
    app.targetContentIdentifierPrefix = try await current.appContext.targetContentIdentifierPrefix
    return await suggestedFocusFilters(for: context).isEmpty && app.notificationFilterPredicate == nil
  }
}

struct Find: ShowInAppSearchResultsIntent {
  static let title: LocalizedStringResource = "Find"
  static let searchScopes: [StringSearchScope] = [.general, .movies, .tv, .music, .appStore]
  @Parameter(title: "For") var criteria: StringSearchCriteria
  func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: criteria.term) }
}

struct Clear: DeleteIntent {
  static let title: LocalizedStringResource = "Clear"
  @Parameter(title: "Parks") var entities: [Park]
  func perform() async throws -> some IntentResult { .result() }
}

struct Jog: StartWorkoutIntent {
  static let title: LocalizedStringResource = "Jog"
  static let suggestedWorkouts: [Jog] = []
  @Parameter(title: "Style") var workoutStyle: Season
  func perform() async throws -> some IntentResult { .result() }
}

struct Bell: SetValueIntent, AudioPlaybackIntent, AudioRecordingIntent, AudioStartingIntent,
  LiveActivityIntent,
  LiveActivityStartingIntent, PauseWorkoutIntent, ResumeWorkoutIntent, UndoableIntent, PredictableIntent,
  TargetContentProvidingIntent, CameraCaptureIntent, PushToTalkTransmissionIntent,
  CustomIntentMigratedAppIntent
{
  static let title: LocalizedStringResource = "Bell"
  static let intentClassName = "BellIntent"
  @Parameter(title: "Rings") var value: Bool
  func perform() async throws -> some IntentResult { .result() }
}

struct ParkShortcuts: AppShortcutsProvider, AppIntentsPackage {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: Walk(), phrases: ["Walk in \(.applicationName)", "Walk \(\.$steps) with \(.applicationName)"],
      shortTitle: "Walk", systemImageName: "figure.walk")
    AppShortcut(intent: Bell(), phrases: ["Ring"])
  }
  static let shortcutTileColor = ShortcutTileColor.lime
  static let tiles: [ShortcutTileColor] = [
    .blue, .grape, .grayBlue, .grayBrown, .grayGreen, .lightBlue, .navy, .orange, .pink, .purple, .red,
    .tangerine,
    .teal, .yellow,
  ]
  static func told() async throws -> Bool {
    updateAppShortcutParameters()
    let walk = Walk()
    let first = IntentDonationManager.shared.donate(intent: walk)
    let second = try await IntentDonationManager.shared.donate(intent: walk, result: walk.perform())
    let third = try await walk.donate(result: walk.perform())
    try await IntentDonationManager.shared.deleteDonations(matching: first, second, third)
    return try await walk(donate: true) == 1 && includedPackages.isEmpty
  }
}

let actions: [ConfirmationActionName] = [
  .add, .addData, .book, .buy, .call, .checkIn, .create, .do, .download, .filter, .find, .get, .log, .open,
  .order, .pay,
  .playSound, .post, .request, .run, .search, .send, .set, .share, .start, .startNavigation, .toggle,
  .turnOff,
  .turnOn,
  .custom(
    acceptLabel: "Walk", acceptAlternatives: ["Go"], denyLabel: "Stay", denyAlternatives: ["No"],
    destructive: true),
]
let failures: [AppIntentError] = [
  .restartPerform, .Unrecoverable.entityNotFound, .Unrecoverable.featureCurrentlyRestricted,
  .Unrecoverable.networkFailure, .Unrecoverable.notAllowed, .Unrecoverable.unknown,
  .UserActionRequired.accountSetup,
  .UserActionRequired.confirmation, .UserActionRequired.signin, .PermissionRequired.bluetooth,
  .PermissionRequired.contacts, .PermissionRequired.localNetwork, .PermissionRequired.location,
  .PermissionRequired.microphone, .PermissionRequired.photos,
]
let policies: [IntentAuthenticationPolicy] = [.alwaysAllowed, .requiresAuthentication]
let modes: [IntentModes] = [
  .foreground, .foreground(.immediate), .foreground(.deferred), IntentModes(rawValue: 1),
]
let connections: [InputConnectionBehavior] = [.default, .connectToPreviousIntentResult]
let keyboards: [String.IntentInputOptions.KeyboardType] = [
  .default, .asciiCapable, .asciiCapableNumberPad, .numbersAndPunctuation, .decimalPad, .phonePad,
  .namePhonePad, .url,
  .webSearch, .twitter,
]
let capitals: [String.IntentInputOptions.CapitalizationType] = [.words, .sentences, .allCharacters]
let families: [IntentWidgetFamily] = [
  .systemLarge, .systemExtraLarge, .accessoryCircular, .accessoryRectangular, .accessoryInline,
]
let kinds: [IntentParameter<Date>.DateKind] = [.time]

func words() -> [String] {
  let options = String.IntentInputOptions(keyboardType: .phonePad)
  let file = IntentFile(data: Data([1, 2]), filename: "a.gpx")
  var other = IntentFile(fileURL: URL(filePath: "/none/b.gpx"))
  other.removedOnCompletion = true
  let section = IntentItemSection("S", subtitle: "T", image: nil, items: [IntentItem("v", title: "V")])
  let collection = IntentItemCollection(promptLabel: "P", usesIndexedCollation: true, sections: [section])
  let plain = IntentItemCollection(items: [IntentItem("w")])
  let dialog = IntentDialog(full: "Long", supporting: "Short")
  let walk = Walk()
  let park = Park(id: "elm")
  return [
    "\(options.keyboardType) \(options.capitalizationType) \(options.multiline) \(options.autocorrect)",
    "\(options.smartQuotes) \(options.smartDashes)",
    "\(file.filename) \(file.data.count) \(other.filename) \(other.data.count) \(other.removedOnCompletion) "
      + (other.fileURL?.path ?? ""),
    "\(collection.promptLabel?.key ?? "") \(collection.usesIndexedCollation) \(collection.sections.count) "
      + "\(collection.items[0].value) \(plain.items[0].value) \(section.title?.key ?? "") "
      + "\(section.subtitle?.key ?? "") \(section.image == nil) \(section.items[0].title?.key ?? "") "
      + "\(section.items[0].subtitle == nil) \(section.items[0].image == nil)",
    "\(dialog.full.key) \(dialog.supporting?.key ?? "")",
    "\(walk.steps) \(walk.speed) \(walk.$dog.title.key) \(walk.$dog.description == nil) \(walk.most ?? 0) \(walk.bound)",
    "\(Walk.description?.descriptionText.key ?? "") \(Walk.description?.categoryName?.key ?? "") "
      + "\(Walk.description?.searchKeywords.count ?? 0) \(Walk.description?.resultValueName?.key ?? "")",
    "\(Walk.persistentIdentifier) \(Walk.openAppWhenRun) \(Bell.isDiscoverable) \(ParkOpen.openAppWhenRun)",
    "\(Find.openAppWhenRun) \(OpenURLIntent.title.key) \(OpenURLIntent(URL(filePath: "/x")).url.path)",
    "\(park.name) \(park.displayRepresentation.subtitle?.key ?? "") \(park.displayRepresentation.image == nil)",
    "\(park.$ponds.title.key) \(Season.autumn.localizedStringResource.key) \(Season.persistentIdentifier)",
    "\(ParkQuery.persistentIdentifier) \(Park.typeDisplayRepresentation.name.key) "
      + "\(Park.typeDisplayRepresentation.numericFormat == nil) \(modes[0].rawValue == modes[3].rawValue)",
    failures[1].errorDescription ?? "",
  ]
}

//= phonePad sentences false true
//= a.gpx 2 b.gpx 0 true /none/b.gpx
//= P true 1 v w S T true V true
//= Long Short
//= 20 6.0 Dog true 0 4
//= Walks. Sport 1 Steps
//= Walk false true true
//= true Open URL /x
//= Elm
//= Ponds Autumn Season
//= ParkQuery Park false
//= What the intent is about was not found.
#Preview("intents") {
  VStack(alignment: .leading) {
    ForEach(words(), id: \.self) { Text(verbatim: $0) }
  }
}
