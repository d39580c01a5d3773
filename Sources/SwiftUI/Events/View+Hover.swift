import Foundation

nonisolated extension View {
  /// Accepted; a terminal has no pointer to hover with.
  public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View { self }

  /// Accepted; a terminal has no pointer to hover with.
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Accepted; a terminal has no pointer to hover with.
  public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { self }

  /// Accepted; a presentation does not ask for the app.
  public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }

  /// Accepted; a presentation is no app.
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
}

/// How a view looks under a pointer.
public struct HoverEffect: Sendable {
  private let number: Int

  public static let automatic = HoverEffect(number: 0)
  public static let highlight = HoverEffect(number: 1)
  public static let lift = HoverEffect(number: 2)
}

/// Where a pointer is.
public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}
