import Foundation

/// Controls for settings; a widget may not hold them.
public struct Form<Content: View>: ProhibitedView {
  /// A form of controls.
  public init(@ViewBuilder content: () -> Content) {}
}
