import Foundation

/// A row that pushes a view; a widget may not hold it (`Link` opens a URL instead). An app that runs pushes views, but
/// no values.
public struct NavigationLink<Label: View, Destination: View>: ProhibitedView {
  package let inApp: AppPart?

  private init(rowOf label: Label) {
    inApp = AppPart { LinkRow(label: label, destination: nil) }
  }

  /// A link to a view with a label of any kind.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(destination: destination(), label: label)
  }

  /// The older form, its destination a value.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    let label = label()
    inApp = AppPart { LinkRow(label: label, destination: Slot(destination)) }
  }
}

extension NavigationLink where Label == Text {
  /// A link to a view with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination()) { Text(titleKey) }
  }

  /// The older form with a title, its destination a value.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// The older form with a title that is shown as it is, its destination a value.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// A link to a view with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination()) { Text(title) }
  }
}

extension NavigationLink where Destination == Never {
  /// A link that pushes a value, with a label of any kind.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(rowOf: label())
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// A link that pushes a value, with a title.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(rowOf: Text(titleKey))
  }

  /// A link that pushes a value, with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(rowOf: Text(title))
  }
}
