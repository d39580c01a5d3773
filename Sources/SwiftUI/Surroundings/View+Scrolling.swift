import Foundation

/// How far and where views scroll; nothing scrolls in a frame.
nonisolated extension View {
  /// Accepted; nothing scrolls in a frame.
  public func scrollContentBackground(_ visibility: Visibility) -> some View { self }

  /// Accepted; nothing scrolls in a frame.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }

  /// Accepted; nothing scrolls in a frame.
  public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View { self }

  /// Accepted; nothing scrolls in a frame.
  public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View { self }

  /// Accepted; nothing scrolls in a frame.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { self }

  /// Accepted; nothing scrolls in a frame.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }

  /// Accepted; nothing scrolls in a frame.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  /// Accepted; nothing scrolls in a frame.
  public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }

  /// Accepted; nothing scrolls in a frame.
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { self }

  /// Accepted; nothing scrolls in a frame.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }

  /// Accepted; nothing scrolls in a frame.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View { self }

  /// Accepted; nothing scrolls in a frame.
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View { self }

  /// Accepted; nothing scrolls in a frame.
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View { self }

  /// Accepted; nothing scrolls in a frame.
  public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
    self
  }

  /// Accepted; nothing scrolls in a frame.
  public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View { self }

  /// Accepted; nothing scrolls in a frame.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }

  /// Accepted; nothing scrolls in a frame.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }

  /// Accepted; nothing scrolls in a frame.
  public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }
}

/// Where a view that scrolls comes to rest; accepted, nothing scrolls in a frame.
public protocol ScrollTargetBehavior {}

/// Comes to rest at the next page.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}
}

/// Comes to rest at the next view.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
}

/// Where a view has been scrolled to.
public struct ScrollPosition: Equatable, Sendable {
  private enum Place: Equatable, Sendable {
    case edge(Edge?)
    case point(CGPoint)
  }

  private var place: Place

  public init(edge: Edge) {
    place = .edge(edge)
  }

  public init(point: CGPoint) {
    place = .point(point)
  }

  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) {
    place = .edge(nil)
  }

  public mutating func scrollTo(edge: Edge) { place = .edge(edge) }

  public mutating func scrollTo(point: CGPoint) { place = .point(point) }
}

/// Whether a view that scrolls gives at its ends.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let number: Int

  public static let automatic = ScrollBounceBehavior(number: 0)
  public static let always = ScrollBounceBehavior(number: 1)
  public static let basedOnSize = ScrollBounceBehavior(number: 2)
}

/// What scrolling does to the keyboard.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let number: Int

  public static let automatic = ScrollDismissesKeyboardMode(number: 0)
  public static let immediately = ScrollDismissesKeyboardMode(number: 1)
  public static let interactively = ScrollDismissesKeyboardMode(number: 2)
  public static let never = ScrollDismissesKeyboardMode(number: 3)
}

/// How an effect follows scrolling.
public struct ScrollTransitionConfiguration: Sendable {
  private let animation: Animation?

  public static let identity = ScrollTransitionConfiguration(animation: nil)
  public static let interactive = ScrollTransitionConfiguration(animation: nil)
  public static let animated = ScrollTransitionConfiguration(animation: .default)

  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(animation: animation)
  }
}

/// Where a view is on its way through the part that is seen.
public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading, identity, bottomTrailing

  public var isIdentity: Bool { self == .identity }

  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// What a view that scrolls is doing.
public enum ScrollPhase: Hashable, Sendable {
  case idle, tracking, interacting, decelerating, animating

  public var isScrolling: Bool { self != .idle }
}

/// What a view that scrolls has scrolled.
public struct ScrollGeometry: Equatable, Sendable {
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  public var contentInsets: EdgeInsets
  public var containerSize: CGSize
}

/// How content fades at an edge.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let number: Int

  public static let automatic = ScrollEdgeEffectStyle(number: 0)
  public static let soft = ScrollEdgeEffectStyle(number: 1)
  public static let hard = ScrollEdgeEffectStyle(number: 2)
}

/// What margins of content are for.
public struct ContentMarginPlacement: Hashable, Sendable {
  private let number: Int

  public static let automatic = ContentMarginPlacement(number: 0)
  public static let scrollContent = ContentMarginPlacement(number: 1)
  public static let scrollIndicators = ContentMarginPlacement(number: 2)
}
