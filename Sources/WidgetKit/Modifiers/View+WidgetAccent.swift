import SwiftUI

nonisolated extension View {
  /// Accepted; widgets in a tint are not drawn.
  public func widgetAccentable(_ accentable: Bool = true) -> some View { self }

  /// Accepted; curved labels of a watch are not drawn.
  public func widgetCurvesContent(_ curvesContent: Bool = true) -> some View { self }

  /// Accepted; labels of accessory widgets are not drawn.
  public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { self }

  /// Accepted; labels of accessory widgets are not drawn.
  public func widgetLabel(_ titleKey: LocalizedStringKey) -> some View { self }

  /// Accepted; labels of accessory widgets are not drawn.
  @_disfavoredOverload
  public func widgetLabel<Title: StringProtocol>(_ label: Title) -> some View { self }
}

/// How a picture is treated in a widget that is drawn in a tint.
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
  private let name: String

  public static let accented = WidgetAccentedRenderingMode(name: "accented")
  public static let desaturated = WidgetAccentedRenderingMode(name: "desaturated")
  public static let accentedDesaturated = WidgetAccentedRenderingMode(name: "accentedDesaturated")
  public static let fullColor = WidgetAccentedRenderingMode(name: "fullColor")
}

extension Image {
  /// Accepted; widgets in a tint are not drawn.
  public func widgetAccentedRenderingMode(_ renderingMode: WidgetAccentedRenderingMode?) -> some View {
    self
  }
}

extension ContainerBackgroundPlacement {
  /// The background of a widget.
  public static let widget = ContainerBackgroundPlacement("widget")
}

/// The background that accessory widgets have. It is empty elsewhere, as in a Live Activity.
@MainActor @preconcurrency
public struct AccessoryWidgetBackground: View {
  /// Makes the background.
  public nonisolated init() {}

  public var body: some View { EmptyView() }
}
