import Foundation

nonisolated extension View {
  /// Accepted; nothing scrolls in a frame.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

  /// Accepted; nothing scrolls in a frame.
  public func scrollDisabled(_ disabled: Bool) -> some View { self }

  /// Accepted; nothing scrolls in a frame.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }

  /// Accepted; nothing scrolls in a frame.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    self
  }

  /// Accepted; views stand where they belong in a frame.
  public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View { self }
}

/// Whether the bar that says how far one has scrolled is seen.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  let number: Int

  public static let automatic = ScrollIndicatorVisibility(number: 0)
  public static let visible = ScrollIndicatorVisibility(number: 1)
  public static let hidden = ScrollIndicatorVisibility(number: 2)
  public static let never = ScrollIndicatorVisibility(number: 3)
}
