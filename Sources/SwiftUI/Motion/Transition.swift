import Foundation

/// How a view comes and goes; kept, nothing moves in a frame.
public struct AnyTransition: Sendable {
  private let name: String

  private init(_ name: String) {
    self.name = name
  }

  /// Makes a transition of another type of transition.
  public init<T: Transition>(_ transition: T) {
    name = String(describing: T.self)
  }

  public static let identity = AnyTransition("identity")
  public static let opacity = AnyTransition("opacity")
  public static let slide = AnyTransition("slide")
  public static let scale = AnyTransition("scale")

  public static let blurReplace = AnyTransition("blurReplace")
  public static let symbolEffect = AnyTransition("symbolEffect")

  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { .scale }

  public static func move(edge: Edge) -> AnyTransition { AnyTransition("move") }

  public static func push(from edge: Edge) -> AnyTransition { AnyTransition("push") }

  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition("offset") }

  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition("offset") }

  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition("asymmetric")
  }

  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition("modifier")
  }

  public static func blurReplace(
    _ config: BlurReplaceTransition.Configuration = .downUp
  ) -> AnyTransition { .blurReplace }

  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(name + "+" + other.name)
  }

  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// A way to come and go, as a type; nothing moves in a frame.
@MainActor @preconcurrency
public protocol Transition {
  associatedtype Body: View

  @ViewBuilder
  func body(content: Content, phase: TransitionPhase) -> Body

  typealias Content = PlaceholderContentView<Self>
}

/// Where a view is on its way in or out; in a frame it is there.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear

  public var isIdentity: Bool { self == .identity }

  /// -1 before, 0 while the view is there, 1 behind.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// The view that comes and goes.
public struct PlaceholderContentView<Value>: PrimitiveView {
  let content: @MainActor (inout _Lowering) -> Void

  public static func _lower(_ view: Self, into lowering: inout _Lowering) {
    view.content(&lowering)
  }
}

/// How text and symbols change; kept, nothing moves in a frame.
public struct ContentTransition: Hashable, Sendable {
  private let name: String

  public static let identity = ContentTransition(name: "identity")
  public static let opacity = ContentTransition(name: "opacity")
  public static let interpolate = ContentTransition(name: "interpolate")
  public static let symbolEffect = ContentTransition(name: "symbolEffect")

  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: "numericText")
  }

  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(name: "numericText")
  }

  public static func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    .symbolEffect
  }
}

/// A view blurs while another takes its place; nothing moves in a frame.
public struct BlurReplaceTransition: Transition {
  /// Which way the views move.
  public struct Configuration: Hashable, Sendable {
    private let number: Int

    public static let downUp = Configuration(number: 0)
    public static let upUp = Configuration(number: 1)
  }

  public var configuration: Configuration

  public init(configuration: Configuration) {
    self.configuration = configuration
  }

  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
