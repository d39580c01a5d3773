import AppIntents
import SwiftUI

/// When a widget is of use, for the watch's Smart Stack. Nothing here asks for it.
public struct WidgetRelevances<Configuration> {
  public init(_ attributes: [WidgetRelevanceAttribute<Configuration>]) {}
}

/// A time or place at which a widget is of use. Nothing here asks for it.
public struct WidgetRelevanceAttribute<Configuration> {
  public init(configuration: Configuration, group: WidgetRelevanceGroup) {}
}

extension WidgetRelevanceAttribute where Configuration == Void {
  public init(group: WidgetRelevanceGroup) {}
}

/// Which entries of a widget go together. Nothing here asks for it.
public struct WidgetRelevanceGroup: Hashable, Sendable {
  public static let automatic = WidgetRelevanceGroup(name: nil)
  public static let ungrouped = WidgetRelevanceGroup(name: nil)

  public static func named(_ name: String) -> WidgetRelevanceGroup { WidgetRelevanceGroup(name: name) }

  private let name: String?
}

extension TimelineProvider {
  /// Never asked.
  public func relevances() async -> WidgetRelevances<Void> { WidgetRelevances([]) }

  /// Never asked.
  public func relevance() async -> WidgetRelevance<Void> { WidgetRelevance([]) }
}

extension AppIntentTimelineProvider {
  /// Never asked.
  public func relevances() async -> WidgetRelevances<Intent> { WidgetRelevances([]) }

  /// Never asked.
  public func relevance() async -> WidgetRelevance<Intent> { WidgetRelevance([]) }
}

/// The newer name.
public typealias WidgetRelevance = WidgetRelevances
