import SwiftUI

/// Up to three views side by side below a label, as a watch shows them.
public struct AccessoryWidgetGroup<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  public init(@ViewBuilder label: () -> Label, @ViewBuilder content: () -> Content) {
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
    self.init(label: { Text(titleKey) }, content: content)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: { Text(title) }, content: content)
  }
}

extension AccessoryWidgetGroup where Label == SwiftUI.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(label: { SwiftUI.Label(titleKey, systemImage: systemImage) }, content: content)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(label: { SwiftUI.Label(title, systemImage: systemImage) }, content: content)
  }

  public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
    self.init(label: { SwiftUI.Label(titleKey, image: image) }, content: content)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: String, @ViewBuilder content: () -> Content) {
    self.init(label: { SwiftUI.Label(title, image: image) }, content: content)
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
