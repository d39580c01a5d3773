import SwiftUI

/// Up to three views side by side below a label, as a watch shows them.
public struct AccessoryWidgetGroup<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  public var body: some View {
    VStack(spacing: 4) {
      label.font(.caption2).lineLimit(1)
      HStack(spacing: 8) { content }
    }
  }
}

extension AccessoryWidgetGroup where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension AccessoryWidgetGroup where Label == SwiftUI.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
}

/// The form of the views in an ``AccessoryWidgetGroup``.
public struct AccessoryWidgetGroupStyle: Sendable {
  public static let automatic = AccessoryWidgetGroupStyle()
  public static let circular = AccessoryWidgetGroupStyle()
  public static let roundedSquare = AccessoryWidgetGroupStyle()
}

nonisolated extension View {
  /// Accepted; a view of a group is too small in cells to be cut to a form.
  public func accessoryWidgetGroupStyle(_ style: AccessoryWidgetGroupStyle) -> some View { self }
}
