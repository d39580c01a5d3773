import AppIntents
import Foundation

/// Knows what a widget shows, and when.
public protocol TimelineProvider {
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext

  /// Something to show while nothing is known.
  func placeholder(in context: Context) -> Entry
  /// What it shows now.
  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void)
  /// What it shows from now on.
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void)
}

/// Knows what a widget shows that people configure.
public protocol AppIntentTimelineProvider {
  associatedtype Entry: TimelineEntry
  associatedtype Intent: WidgetConfigurationIntent
  typealias Context = TimelineProviderContext

  /// Something to show while nothing is known.
  func placeholder(in context: Context) -> Entry
  /// What it shows now.
  func snapshot(for configuration: Intent, in context: Context) async -> Entry
  /// What it shows from now on.
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
  /// Configurations that are offered as they are.
  func recommendations() -> [AppIntentRecommendation<Intent>]
}

extension AppIntentTimelineProvider {
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

/// A configuration that is offered as it is.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
  package let intent: Intent
  package let description: String

  /// Makes a recommendation.
  public init<Description: StringProtocol>(intent: Intent, description: Description) {
    self.intent = intent
    self.description = String(description)
  }

  /// Makes a recommendation.
  @_disfavoredOverload
  public init(intent: Intent, description: LocalizedStringResource) {
    self.intent = intent
    self.description = String(localized: description)
  }
}

/// What a widget is asked for.
public struct TimelineProviderContext {
  /// The size of the widget.
  public let family: WidgetFamily
  /// Whether it is shown to someone who chooses a widget.
  public let isPreview: Bool
  /// The room for it, in points.
  public let displaySize: CGSize

  package init(family: WidgetFamily, isPreview: Bool, displaySize: CGSize) {
    self.family = family
    self.isPreview = isPreview
    self.displaySize = displaySize
  }
}
