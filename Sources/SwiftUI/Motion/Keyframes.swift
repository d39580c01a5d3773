import Foundation

/// The values that something goes through; nothing moves in a frame.
public protocol Keyframes<Value> {
  associatedtype Value
}

/// The keyframes of one property, or of the value as a whole.
public struct KeyframeTrack<Root, Property, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Property {
  public typealias Value = Root

  public init(
    _ keyPath: WritableKeyPath<Root, Property>,
    @KeyframeTrackContentBuilder<Property> content: () -> Content
  ) {}

  public init(@KeyframeTrackContentBuilder<Property> content: () -> Content) where Root == Property {}
}

/// What a track of keyframes is made of.
public protocol KeyframeTrackContent<Value> {
  associatedtype Value
}

/// A value that is reached at an even pace.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}

/// A value that is reached along a curve.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {}
}

/// A value that is reached as a spring would.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
  ) {}
}

/// A value that is jumped to.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  public init(_ to: Value) {}
}

/// Several tracks.
public struct _KeyframeGroup<Value>: Keyframes, KeyframeTrackContent {}

/// Lists tracks.
@resultBuilder
public struct KeyframesBuilder<Value> {
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value { expression }

  public static func buildExpression<K: KeyframeTrackContent>(
    _ expression: K
  ) -> _KeyframeGroup<Value> where K.Value == Value { _KeyframeGroup() }

  public static func buildBlock<each K: Keyframes>(_ content: repeat each K) -> _KeyframeGroup<Value> {
    _KeyframeGroup()
  }

  public static func buildOptional(_ component: (some Keyframes)?) -> _KeyframeGroup<Value> {
    _KeyframeGroup()
  }

  public static func buildEither(first component: some Keyframes) -> _KeyframeGroup<Value> {
    _KeyframeGroup()
  }

  public static func buildEither(second component: some Keyframes) -> _KeyframeGroup<Value> {
    _KeyframeGroup()
  }
}

/// Lists what a track is made of.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value> {
  public static func buildExpression<K: KeyframeTrackContent>(
    _ expression: K
  ) -> K where K.Value == Value { expression }

  public static func buildBlock<each K: KeyframeTrackContent>(
    _ content: repeat each K
  ) -> _KeyframeGroup<Value> { _KeyframeGroup() }

  public static func buildArray(_ components: [some KeyframeTrackContent]) -> _KeyframeGroup<Value> {
    _KeyframeGroup()
  }

  public static func buildOptional(
    _ component: (some KeyframeTrackContent)?
  ) -> _KeyframeGroup<Value> { _KeyframeGroup() }
}
