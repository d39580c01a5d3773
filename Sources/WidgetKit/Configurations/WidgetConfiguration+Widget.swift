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

extension WidgetConfiguration {
  /// Accepted; widgets are not drawn.
  public func supportedMountingStyles(_ styles: [WidgetMountingStyle]) -> some WidgetConfiguration { self }

  /// Accepted; widgets are not drawn.
  public func widgetTexture(_ texture: WidgetTexture) -> some WidgetConfiguration { self }

  /// Accepted; widgets are not drawn.
  public func associatedKind(_ kind: String) -> some WidgetConfiguration { self }

  /// Accepted; there is no server that could send anything.
  public func pushHandler<Handler: WidgetPushHandler>(
    _ pushHandler: Handler.Type
  ) -> some WidgetConfiguration {
    self
  }
}

/// How a widget hangs on a wall of a room.
public struct WidgetMountingStyle: Hashable, Sendable {
  private let name: String

  public static let elevated = WidgetMountingStyle(name: "elevated")
  public static let recessed = WidgetMountingStyle(name: "recessed")
}

/// What a widget in a room looks made of.
public struct WidgetTexture: Hashable, Sendable {
  private let name: String

  public static let glass = WidgetTexture(name: "glass")
  public static let paper = WidgetTexture(name: "paper")
}

/// Learns by which token a server reaches the widgets. Nothing here tells it.
public protocol WidgetPushHandler {
  init()

  /// Another token, or other widgets.
  func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo])
}

/// By what a server reaches widgets.
public struct WidgetPushInfo: Hashable, Sendable {
  public let token: Data
}

/// A place where widgets are.
public struct WidgetLocation: Hashable, Sendable {
  private let name: String

  public static let homeScreen = WidgetLocation(name: "homeScreen")
  public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
  public static let lockScreen = WidgetLocation(name: "lockScreen")
  public static let standBy = WidgetLocation(name: "standBy")
}
