import Foundation

/// How a value changes over time; kept, nothing moves in a frame.
public struct Animation: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case curve(String, duration: TimeInterval)
    case timingCurve([Double], duration: TimeInterval)
    case spring([Double])
  }

  private let kind: Kind
  private var delay: TimeInterval = 0
  private var speed = 1.0
  private var repetitions: [Int?] = []

  private init(_ kind: Kind) {
    self.kind = kind
  }

  public static let `default` = Animation(.curve("default", duration: 0.35))
  public static let linear = linear(duration: 0.35)
  public static let easeIn = easeIn(duration: 0.35)
  public static let easeOut = easeOut(duration: 0.35)
  public static let easeInOut = easeInOut(duration: 0.35)
  public static let spring = spring()
  public static let smooth = smooth()
  public static let snappy = snappy()
  public static let bouncy = bouncy()
  public static let interactiveSpring = interactiveSpring()

  public static func linear(duration: TimeInterval) -> Animation {
    Animation(.curve("linear", duration: duration))
  }

  public static func easeIn(duration: TimeInterval) -> Animation {
    Animation(.curve("easeIn", duration: duration))
  }

  public static func easeOut(duration: TimeInterval) -> Animation {
    Animation(.curve("easeOut", duration: duration))
  }

  public static func easeInOut(duration: TimeInterval) -> Animation {
    Animation(.curve("easeInOut", duration: duration))
  }

  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation(.timingCurve([p1x, p1y, p2x, p2y], duration: duration))
  }

  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(.spring([response, dampingFraction, blendDuration]))
  }

  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    Animation(.spring([duration, 1 - bounce, blendDuration]))
  }

  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    Animation(.spring([response, dampingFraction, blendDuration]))
  }

  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation(.spring([mass, stiffness, damping, initialVelocity]))
  }

  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(.spring([duration, 1 - extraBounce]))
  }

  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(.spring([duration, 0.85 - extraBounce]))
  }

  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(.spring([duration, 0.7 - extraBounce]))
  }

  public func delay(_ delay: TimeInterval) -> Animation {
    var animation = self
    animation.delay += delay
    return animation
  }

  public func speed(_ speed: Double) -> Animation {
    var animation = self
    animation.speed *= speed
    return animation
  }

  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    var animation = self
    animation.repetitions.append(repeatCount)
    return animation
  }

  public func repeatForever(autoreverses: Bool = true) -> Animation {
    var animation = self
    animation.repetitions.append(nil)
    return animation
  }
}

/// Runs a closure that changes what is seen; the change shows at once, as nothing moves in a frame.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Runs a closure that changes what is seen, and then another.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  defer { completion() }
  return try body()
}

/// When an animation counts as done; at once, as nothing moves in a frame.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let number: Int

  public static let logicallyComplete = AnimationCompletionCriteria(number: 0)
  public static let removed = AnimationCompletionCriteria(number: 1)
}

/// What goes with a change of state.
public struct Transaction: Sendable {
  public var animation: Animation?
  public var disablesAnimations = false
  /// Whether it comes from something that goes on, such as a drag.
  public var isContinuous = false
  /// Whether the speed of what changes counts.
  public var tracksVelocity = false
  private var values = TransactionValues()

  public init() {}

  public init(animation: Animation?) {
    self.animation = animation
  }
}

extension Transaction {
  /// A value of the user's own.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values.all[ObjectIdentifier(key)].flatMap { $0 as? K.Value } ?? K.defaultValue }
    set { values.all[ObjectIdentifier(key)] = newValue }
  }

  /// Does it at once, as nothing moves in a frame.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    completion()
  }
}

/// A value that goes with a change of state.
public protocol TransactionKey {
  associatedtype Value
  /// The value where none was set.
  static var defaultValue: Value { get }
}

/// Values of the user's own, by their keys.
private struct TransactionValues: @unchecked Sendable {
  // A transaction stays where its change is made: on the main actor.
  var all: [ObjectIdentifier: Any] = [:]
}

/// Runs a closure with a value that goes with its changes.
public func withTransaction<Result, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Runs a closure with what goes with its changes.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}
