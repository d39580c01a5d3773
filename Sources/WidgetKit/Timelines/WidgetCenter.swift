import AppIntents
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

  /// Makes the system ask anew when the widgets of a kind are of use.
  public func invalidateRelevance(ofKind kind: String) {}

  /// What stands in the user info of an activity that leads from a widget to the app.
  public struct UserInfoKey: Sendable {
    public static let activityID = "WGWidgetUserInfoKeyActivityID"
    public static let family = "WGWidgetUserInfoKeyFamily"
    public static let kind = "WGWidgetUserInfoKeyKind"
  }
}

/// A widget that a person has put up.
public struct WidgetInfo: Identifiable, Hashable, Sendable {
  public let kind: String
  public let family: WidgetFamily

  public var id: WidgetInfo { self }

  /// What a person has set; `nil` for another intent's widget.
  public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(
    of intentType: Intent.Type = Intent.self
  ) -> Intent? {
    nil
  }
}
