/// The widgets of an extension that has several.
@MainActor @preconcurrency
public protocol WidgetBundle {
  /// The type of `body`.
  associatedtype Body: Widget

  /// Makes the bundle.
  init()

  /// The widgets, in the order in which people see them.
  @WidgetBundleBuilder var body: Body { get }
}

extension WidgetBundle {
  /// Where a widget extension begins. Islet asks for the widgets themselves, so there is nothing to start.
  public static func main() {}
}
