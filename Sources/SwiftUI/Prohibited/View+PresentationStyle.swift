import Foundation

// How an app's screens present things over themselves. A widget presents nothing.

nonisolated extension View {
  /// Accepted; a widget presents nothing.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }

  /// Accepted; a widget presents nothing.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { self }

  /// Accepted; a widget presents nothing.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

  /// Accepted; a widget presents nothing.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }

  /// Accepted; a widget presents nothing.
  public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { self }

  /// Accepted; a widget presents nothing.
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { self }

  /// Accepted; a widget presents nothing.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }

  /// Accepted; a widget presents nothing.
  public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { self }

  /// Accepted; a widget presents nothing.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }

  /// Accepted; a widget presents nothing.
  public func presentationSizing(_ sizing: some PresentationSizing) -> some View { self }

  /// Accepted; a widget presents nothing.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Accepted; a widget presents nothing.
  public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View { self }

  /// Accepted; a widget presents nothing.
  public func dialogIcon(_ icon: Image?) -> some View { self }

  /// Accepted; a widget presents nothing.
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }
}

/// A height that a sheet comes to rest at.
public struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case medium, large
    case fraction(CGFloat)
    case height(CGFloat)
  }

  private let kind: Kind

  public static let medium = PresentationDetent(kind: .medium)
  public static let large = PresentationDetent(kind: .large)

  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .fraction(fraction))
  }

  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .height(height))
  }
}

/// Whether what lies behind a sheet can be touched.
public struct PresentationBackgroundInteraction: Sendable {
  private let number: Int

  public static let automatic = PresentationBackgroundInteraction(number: 0)
  public static let enabled = PresentationBackgroundInteraction(number: 1)
  public static let disabled = PresentationBackgroundInteraction(number: 2)

  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    .enabled
  }
}

/// Whether a drag scrolls a sheet's content or makes the sheet larger.
public struct PresentationContentInteraction: Equatable, Sendable {
  private let number: Int

  public static let automatic = PresentationContentInteraction(number: 0)
  public static let resizes = PresentationContentInteraction(number: 1)
  public static let scrolls = PresentationContentInteraction(number: 2)
}

/// What a presentation becomes where there is little room.
public struct PresentationAdaptation: Sendable {
  private let number: Int

  public static let automatic = PresentationAdaptation(number: 0)
  public static let none = PresentationAdaptation(number: 1)
  public static let popover = PresentationAdaptation(number: 2)
  public static let sheet = PresentationAdaptation(number: 3)
  public static let fullScreenCover = PresentationAdaptation(number: 4)
}

/// How large a sheet is.
public protocol PresentationSizing {}

/// One of the system's sizes.
public struct _SystemPresentationSizing: PresentationSizing {}

extension PresentationSizing where Self == _SystemPresentationSizing {
  public static var automatic: _SystemPresentationSizing { _SystemPresentationSizing() }
  public static var fitted: _SystemPresentationSizing { _SystemPresentationSizing() }
  public static var form: _SystemPresentationSizing { _SystemPresentationSizing() }
  public static var page: _SystemPresentationSizing { _SystemPresentationSizing() }
}
