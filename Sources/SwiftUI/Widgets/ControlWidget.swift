/// A button or a toggle that an app puts into Control Center.
@MainActor @preconcurrency
public protocol ControlWidget {
  /// The type of `body`.
  associatedtype Body: ControlWidgetConfiguration

  /// Makes the control.
  init()

  /// What kind of control it is.
  var body: Body { get }
}

/// What kind of control something is, and what it does.
@MainActor @preconcurrency
public protocol ControlWidgetConfiguration {
  /// The type of `body`.
  associatedtype Body: ControlWidgetConfiguration

  /// What this configuration is made of.
  var body: Body { get }
}

/// The button or the toggle of a control.
@MainActor @preconcurrency
public protocol ControlWidgetTemplate {}

extension Never: ControlWidgetConfiguration {}

extension WidgetBundleBuilder {
  /// Controls may stand in a bundle. They are not part of a Live Activity, so they are left out.
  public static func buildExpression<Content: ControlWidget>(_ content: Content) -> _WidgetGroup {
    _WidgetGroup([])
  }
}
