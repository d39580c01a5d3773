/// Something that an app shows outside of itself: a widget, or a Live Activity.
@MainActor @preconcurrency
public protocol Widget {
  /// The type of `body`.
  associatedtype Body: WidgetConfiguration

  /// Makes the widget. The system does so, whenever it needs one.
  init()

  /// What kind of widget it is, and what it shows.
  var body: Body { get }
}

extension Widget {
  /// Where a widget extension with this one widget begins. Islet asks for the widget itself, so there is
  /// nothing to start.
  public static func main() {}
}
