import Foundation

/// Actions behind a label; a widget may not hold them.
public struct Menu<Label: View, Content: View>: ProhibitedView {
  private init() {}

  /// A menu with a label of any kind.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}

  /// A menu that does something when it is tapped, with a label of any kind.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
  ) {}
}

extension Menu where Label == Text {
  /// A menu with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init()
  }

  /// A menu with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init()
  }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  /// A menu with a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init()
  }
}

extension Menu where Label == Text {
  /// A menu with a title that does something when it is tapped.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init()
  }

  /// A menu with a title, shown as it is, that does something when it is tapped.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init()
  }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  /// A menu with a title, shown as it is, and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init()
  }

  /// A menu with a title and a picture.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content) {
    self.init()
  }

  /// A menu with a title, shown as it is, and a picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: ImageResource, @ViewBuilder content: () -> Content) {
    self.init()
  }

  /// A menu with a title and a symbol that does something when it is tapped.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init()
  }

  /// A menu with a title, shown as it is, and a symbol that does something when it is tapped.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init()
  }
}
