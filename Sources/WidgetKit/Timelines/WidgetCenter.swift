import Foundation

/// Knows the widgets that a person has put up, and makes them ask for new content. On the simulated phone
/// there are none.
public final class WidgetCenter: Sendable {
  /// The one there is.
  public static let shared = WidgetCenter()

  private init() {}

  /// Makes all widgets ask for new content.
  public func reloadAllTimelines() {}

  /// Makes the widgets of a kind ask for new content.
  public func reloadTimelines(ofKind kind: String) {}

  /// Lists the widgets that are put up.
  public func getCurrentConfigurations(
    _ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void
  ) {
    completion(.success([]))
  }

  /// Lists the widgets that are put up.
  public func currentConfigurations() async throws -> [WidgetInfo] { [] }

  /// Makes the system ask for recommendations anew.
  public func invalidateConfigurationRecommendations() {}
}

/// A widget that a person has put up.
public struct WidgetInfo: Identifiable, Hashable, Sendable {
  public let kind: String
  public let family: WidgetFamily

  public var id: WidgetInfo { self }
}
