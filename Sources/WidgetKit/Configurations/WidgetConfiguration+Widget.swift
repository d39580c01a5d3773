import SwiftUI

extension WidgetConfiguration {
  /// Names the widget for people who choose one.
  public func configurationDisplayName(_ displayNameKey: LocalizedStringKey) -> some WidgetConfiguration {
    modified { $0.displayName = Text(displayNameKey).plainText(in: EnvironmentValues()) }
  }

  /// Names the widget for people who choose one.
  public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration {
    modified { $0.displayName = displayName.plainText(in: EnvironmentValues()) }
  }

  /// Names the widget for people who choose one.
  @_disfavoredOverload
  public func configurationDisplayName<Name: StringProtocol>(
    _ displayName: Name
  ) -> some WidgetConfiguration {
    modified { $0.displayName = String(displayName) }
  }

  /// Names the widget for people who choose one.
  @_disfavoredOverload
  public func configurationDisplayName(
    _ displayName: LocalizedStringResource
  ) -> some WidgetConfiguration {
    modified { $0.displayName = String(localized: displayName) }
  }

  /// Says what the widget shows, for people who choose one.
  public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration {
    modified { $0.description = Text(descriptionKey).plainText(in: EnvironmentValues()) }
  }

  /// Says what the widget shows, for people who choose one.
  public func description(_ description: Text) -> some WidgetConfiguration {
    modified { $0.description = description.plainText(in: EnvironmentValues()) }
  }

  /// Says what the widget shows, for people who choose one.
  @_disfavoredOverload
  public func description<Description: StringProtocol>(
    _ description: Description
  ) -> some WidgetConfiguration {
    modified { $0.description = String(description) }
  }

  /// Says what the widget shows, for people who choose one.
  @_disfavoredOverload
  public func description(_ description: LocalizedStringResource) -> some WidgetConfiguration {
    modified { $0.description = String(localized: description) }
  }

  /// Says in which sizes the widget comes.
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
    modified { $0.supportedFamilies = families }
  }

  /// Leaves out the margins that the system puts around the widget.
  public func contentMarginsDisabled() -> some WidgetConfiguration {
    modified { $0.contentMarginsDisabled = true }
  }

  /// Accepted; widgets are not drawn.
  public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration { self }

  /// Accepted; widgets are not drawn.
  public func disfavoredLocations(
    _ locations: [WidgetLocation], for families: [WidgetFamily]
  ) -> some WidgetConfiguration {
    self
  }

  /// Accepted; widgets are not drawn.
  public func promptsForUserConfiguration() -> some WidgetConfiguration { self }

  /// Accepted; there are no sessions in the background.
  public func onBackgroundURLSessionEvents(
    matching identifier: String, _ urlSessionEvent: @escaping (String, @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration {
    self
  }

  /// Accepted; there are no sessions in the background.
  public func onBackgroundURLSessionEvents(
    matching: ((String) -> Bool)? = nil,
    _ urlSessionEvent: @escaping (String, @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration {
    self
  }
}

/// A place where widgets are.
public struct WidgetLocation: Hashable, Sendable {
  private let name: String

  public static let homeScreen = WidgetLocation(name: "homeScreen")
  public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
  public static let lockScreen = WidgetLocation(name: "lockScreen")
  public static let standBy = WidgetLocation(name: "standBy")
}
