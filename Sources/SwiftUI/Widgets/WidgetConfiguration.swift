/// What kind of widget something is, and what it shows.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
  /// The type of `body`.
  associatedtype Body: WidgetConfiguration

  /// What this configuration is made of.
  var body: Body { get }
}

extension Never: WidgetConfiguration {}

/// A widget that nobody sees.
@MainActor @preconcurrency
public struct EmptyWidgetConfiguration: WidgetConfiguration {
  /// Makes it.
  public nonisolated init() {}

  public var body: Never { fatalError("an empty configuration is made of nothing") }
}
