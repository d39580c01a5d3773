import Foundation

/// What a widget shows at one time.
public protocol TimelineEntry {
  /// When it is to be shown.
  var date: Date { get }
  /// How worthwhile it is to show it then, or `nil`.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  public var relevance: TimelineEntryRelevance? { nil }
}

/// How worthwhile it is to show an entry.
public struct TimelineEntryRelevance: Hashable, Codable, Sendable {
  /// Relative to the other entries.
  public var score: Float
  /// For how long, in seconds.
  public var duration: TimeInterval

  /// Makes a relevance.
  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}

/// What a widget shows one after another, and when it is to be asked for more.
public struct Timeline<EntryType: TimelineEntry> {
  public let entries: [EntryType]
  public let policy: TimelineReloadPolicy

  /// Makes a timeline.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

/// When a widget is asked for a new timeline.
public struct TimelineReloadPolicy: Equatable, Sendable {
  private enum Rule: Equatable, Sendable {
    case atEnd
    case never
    case after(Date)
  }

  private let rule: Rule

  /// When the last entry is shown.
  public static let atEnd = TimelineReloadPolicy(rule: .atEnd)
  /// When the app says so.
  public static let never = TimelineReloadPolicy(rule: .never)
  /// At a date.
  public static func after(_ date: Date) -> TimelineReloadPolicy {
    TimelineReloadPolicy(rule: .after(date))
  }
}
