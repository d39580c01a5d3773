// Every public member of WidgetKit, written as the author of an extension writes it.
import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

struct DayEntry: TimelineEntry {
  var date = Date.distantPast
  var relevance: TimelineEntryRelevance? = TimelineEntryRelevance(score: 3, duration: 60)
}

struct DayProvider: TimelineProvider {
  func placeholder(in context: Context) -> DayEntry { DayEntry() }
  func getSnapshot(in context: Context, completion: @escaping (DayEntry) -> Void) {
    completion(context.isPreview ? DayEntry(relevance: TimelineEntryRelevance(score: 1)) : DayEntry())
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<DayEntry>) -> Void) {
    let policies: [TimelineReloadPolicy] = [.atEnd, .never, .after(.distantFuture)]
    let isWide = context.displaySize.width > context.displaySize.height
    let timeline = Timeline(
      entries: [DayEntry()], policy: policies[context.family == .systemSmall || isWide ? 0 : 1])
    completion(
      timeline.entries.isEmpty || timeline.policy == .never ? Timeline(entries: [], policy: .never) : timeline
    )
  }
}

struct DayIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Day"
  @Parameter(title: "Town", default: "Oslo") var town: String
}

struct ChosenProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> DayEntry { DayEntry() }
  func snapshot(for configuration: DayIntent, in context: Context) async -> DayEntry { DayEntry() }
  func timeline(for configuration: DayIntent, in context: Context) async -> Timeline<DayEntry> {
    Timeline(entries: [DayEntry(relevance: nil)], policy: .atEnd)
  }
  func recommendations() -> [AppIntentRecommendation<DayIntent>] {
    [
      AppIntentRecommendation(intent: DayIntent(), description: "Oslo"),
      AppIntentRecommendation(intent: DayIntent(), description: LocalizedStringResource("Rome")),
    ]
  }
  func relevance() async -> WidgetRelevance<DayIntent> {
    WidgetRelevance([
      WidgetRelevanceAttribute(configuration: DayIntent(), group: .named("day")),
      WidgetRelevanceAttribute(configuration: DayIntent(), group: .automatic),
    ])
  }
}

struct TownProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> DayEntry { DayEntry() }
  func snapshot(for configuration: DayIntent, in context: Context) async -> DayEntry { DayEntry() }
  func timeline(for configuration: DayIntent, in context: Context) async -> Timeline<DayEntry> {
    Timeline(entries: [], policy: .never)
  }
}

struct DayWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "day", provider: DayProvider()) { entry in
      VStack {
        Image(systemName: "sun.max").widgetAccentedRenderingMode(.accented)
        Text(entry.date, style: .date).widgetAccentable()
      }
      .containerBackground(.blue, for: .widget)
    }
    .configurationDisplayName("Day")
    .description("The day.")
    .supportedFamilies([.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge])
    .contentMarginsDisabled()
    .containerBackgroundRemovable(false)
    .disfavoredLocations(
      [.homeScreen, .lockScreen, .standBy, .iPhoneWidgetsOnMac], for: [.accessoryCircular]
    )
    .promptsForUserConfiguration()
    .onBackgroundURLSessionEvents(matching: "day") { _, done in done() }
    .onBackgroundURLSessionEvents { _, done in done() }
    .supportedMountingStyles([.elevated, .recessed])
    .widgetTexture(.paper)
    .widgetTexture(.glass)
    .associatedKind("sun")
    .pushHandler(DayPushes.self)
    .backgroundTask(.urlSession("day")) {}
  }
}

struct TownWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "town", intent: DayIntent.self, provider: ChosenProvider()) { _ in
      Text("town")
    }
    .configurationDisplayName(Text("Town"))
    .configurationDisplayName(String("Town"))
    .configurationDisplayName(LocalizedStringResource("Town"))
    .description(Text("The town."))
    .description(String("The town."))
    .description(LocalizedStringResource("The town."))
    .supportedFamilies([.accessoryCircular, .accessoryRectangular, .accessoryInline])
  }
}

struct DayPushes: WidgetPushHandler, ControlPushHandler {
  func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo]) {
    _ = widgets.map { "\($0.kind) \($0.family) \($0.id == $0) \(pushInfo.token.count)" }
    _ = widgets.compactMap { $0.widgetConfigurationIntent(of: DayIntent.self)?.town }
  }
  func pushTokensDidChange(controls: [ControlInfo]) {
    _ = controls.map { "\($0.id) \($0.kind) \($0.pushInfo?.token.count ?? 0)" }
    _ = controls.compactMap { $0.configurationIntent(of: LampIntent.self)?.lamp }
  }
}

// Controls.
struct LampIntent: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Lamp"
  @Parameter(title: "Lamp", default: "Desk") var lamp: String
}

struct SwitchIntent: SetValueIntent {
  static let title: LocalizedStringResource = "Switch"
  @Parameter(title: "On") var value: Bool
  func perform() async throws -> some IntentResult { .result() }
}

struct LampProvider: AppIntentControlValueProvider {
  func previewValue(configuration: LampIntent) -> Bool { false }
  func currentValue(configuration: LampIntent) async throws -> Bool { true }
}

struct HallProvider: ControlValueProvider {
  let previewValue = false
  func currentValue() async throws -> Bool { true }
}

struct LampControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    AppIntentControlConfiguration(kind: "lamp", provider: LampProvider()) { isOn in
      ControlWidgetToggle("Lamp", isOn: isOn, action: SwitchIntent()) { Text($0 ? "on" : "off") }.tint(
        .yellow)
    }
    .displayName("Lamp")
    .description("A lamp.")
    .promptsForUserConfiguration()
    .pushHandler(DayPushes.self)
  }
}

struct HallControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "hall", provider: HallProvider()) { isOn in
      ControlWidgetToggle(isOn: isOn, action: SwitchIntent()) {
        Text("Hall")
      } valueLabel: {
        Text($0 ? "on" : "off")
      }
      .disabled(false)
    }
  }
}

struct PlainControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    AppIntentControlConfiguration(kind: "plain", intent: LampIntent.self) { _ in
      ControlWidgetButton(action: SwitchIntent()) { Text("Go") }
    }
  }
}

struct TitledControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "titled") {
      ControlWidgetButton(action: SwitchIntent()) {
        Text("Go")
      } actionLabel: {
        Text($0 ? "goes" : "")
      }
    }
  }
}

@MainActor func templates() -> [any ControlWidgetTemplate] {
  [
    ControlWidgetButton("Go", action: SwitchIntent()) { _ in Text("") },
    ControlWidgetButton(String("Go"), action: SwitchIntent()) { _ in Text("") },
    ControlWidgetButton(LocalizedStringResource("Go"), action: SwitchIntent()) { _ in Text("") },
    ControlWidgetButton("Go", action: SwitchIntent()),
    ControlWidgetButton(String("Go"), action: SwitchIntent()),
    ControlWidgetToggle(String("On"), isOn: true, action: SwitchIntent()) { _ in Text("") },
    ControlWidgetToggle(LocalizedStringResource("On"), isOn: true, action: SwitchIntent()) { _ in Text("") },
    ControlWidgetToggle(isOn: true, action: SwitchIntent()) { Text("") },
  ]
}

// A Live Activity with everything that one can say.
struct BusAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable { var stop: String }
  var line: String
}

struct BusActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: BusAttributes.self) { context in
      Text(
        verbatim:
          "\(context.attributes.line) \(context.state.stop) \(context.isStale) \(context.activityID.isEmpty)"
      )
      .activityBackgroundTint(.blue)
      .activitySystemActionForegroundColor(.white)
      .widgetURL(URL(string: "bus://7"))
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Text("lead") }.contentMargins(.leading, 8)
        DynamicIslandExpandedRegion(.trailing, priority: 1) {
          Text("trail").dynamicIsland(verticalPlacement: .belowIfTooWide)
        }
        DynamicIslandExpandedRegion(.center) { Text("mid").dynamicIsland(verticalPlacement: .default) }
        if context.isStale {
          DynamicIslandExpandedRegion(.bottom) { Text("old") }
        } else {
          DynamicIslandExpandedRegion(.bottom) { Text(context.state.stop) }
        }
      } compactLeading: {
        Text("l")
      } compactTrailing: {
        Text("t")
      } minimal: {
        Text("m")
      }
      .widgetURL(URL(string: "bus://8"))
      .keylineTint(.red)
      .contentMargins(.leading, 8, for: .expanded)
      .contentMargins(.leading, 0, for: .compactLeading)
      .contentMargins(.trailing, 0, for: .compactTrailing)
      .contentMargins(.all, 0, for: .minimal)
    }
    .supplementalActivityFamilies([.small, .medium])
  }
}

struct OtherBusActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(attributesType: OtherBusAttributes.self) { _ in
      Text("other")
    } dynamicIsland: { _ in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) { Text("") }
      } compactLeading: {
        Text("")
      } compactTrailing: {
        Text("")
      } minimal: {
        Text("")
      }
    }
  }
}

struct OtherBusAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {}
}

//= 7 Mill false false
#Preview("bus", as: .content, using: BusAttributes(line: "7")) {
  BusActivity()
} contentStates: {
  BusAttributes.ContentState(stop: "Mill")
}

struct BusPreviews: PreviewProvider {
  static let shown: [ActivityPreviewViewKind] = [
    .content, .dynamicIsland(.compact), .dynamicIsland(.expanded), .dynamicIsland(.minimal),
  ]

  static var previews: some View {
    BusAttributes(line: "9").previewContext(.init(stop: "Pier"), isStale: true, viewKind: shown[0])
      .previewDisplayName("old bus")
    Text("day").previewContext(WidgetPreviewContext(family: .systemSmall))
  }
}

// What the rest says of itself.
@MainActor func centers() async throws -> [String] {
  WidgetCenter.shared.reloadAllTimelines()
  WidgetCenter.shared.reloadTimelines(ofKind: "day")
  WidgetCenter.shared.invalidateConfigurationRecommendations()
  WidgetCenter.shared.invalidateRelevance(ofKind: "day")
  WidgetCenter.shared.getCurrentConfigurations { result in _ = try? result.get().count }
  ControlCenter.shared.reloadAllControls()
  ControlCenter.shared.reloadControls(ofKind: "lamp")
  let widgets = try await WidgetCenter.shared.currentConfigurations()
  let controls = try await ControlCenter.shared.currentControls()
  let keys = [
    WidgetCenter.UserInfoKey.activityID, WidgetCenter.UserInfoKey.family, WidgetCenter.UserInfoKey.kind,
  ]
  _ = (await DayProvider().relevances(), await DayProvider().relevance())
  _ = (await TownProvider().relevances(), await TownProvider().relevance())
  return ["\(widgets.count) \(controls.count)"] + keys
}

private let relevances = WidgetRelevances<Void>([WidgetRelevanceAttribute(group: .ungrouped)])
private let modes: [WidgetRenderingMode] = [.fullColor, .accented, .vibrant]
private let accents: [WidgetAccentedRenderingMode] = [.desaturated, .accentedDesaturated, .fullColor]
private let details: [LevelOfDetail] = [.default, .simplified]
private let groups: [AccessoryWidgetGroupStyle] = [.automatic, .circular, .roundedSquare]

private func words() -> [String] {
  let entry = DayEntry()
  return [
    modes.map(\.description).joined(separator: " "),
    WidgetFamily.allCases.map(\.description).joined(separator: " "),
    "\(ActivityFamily(rawValue: 0)?.description ?? "") \(ActivityFamily.small.description) \(WidgetFamily(rawValue: 1)?.description ?? "")",
    "\(entry.relevance?.score ?? 0) \(entry.relevance?.duration ?? 0) \(accents.count) \(details.count) \(groups.count)",
    "\(PreviewContextTold.family)",
  ]
}

struct WordPreviews: PreviewProvider {
  static var previews: some View {
    BusAttributes(line: "9").previewContext(.init(stop: words().joined(separator: "; ")), viewKind: .content)
      .previewDisplayName("words")
  }
}

private struct PreviewContextTold {
  private enum Key: PreviewContextKey { static let defaultValue = 4 }
  static var family: Int { WidgetPreviewContext(family: .systemLarge)[Key.self] }
}
