/// Something that a finger does. Presentations react to buttons, toggles and links only, so gestures are
/// accepted and none is ever seen.
///
/// Gestures made of others give a ``body``.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  associatedtype Value = Body.Value
  associatedtype Body: Gesture

  var body: Body { get }
}

extension Gesture where Body == Never {
  public var body: Never { fatalError("\(Self.self) is made of no other gestures") }
}

extension Never: Gesture {
  public typealias Value = Never
}

extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value
  public typealias Body = Never
}

/// A gesture whose type does not show.
public struct AnyGesture<Value>: Gesture {
  public typealias Body = Never

  public init<T: Gesture>(_ gesture: T) where T.Value == Value {}
}

/// A gesture with something done about it.
public struct _ActingGesture<Base: Gesture>: Gesture {
  public typealias Value = Base.Value
  public typealias Body = Never
}

/// A gesture whose values become others.
public struct _MappedGesture<Base: Gesture, Value>: Gesture {
  public typealias Body = Never
}

/// Two gestures together.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Body = Never

  /// What either has seen.
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }

  public init(_ first: First, _ second: Second) {}
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}

/// One gesture or the other.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Body = Never

  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }

  public init(_ first: First, _ second: Second) {}
}

/// One gesture and then the other.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Body = Never

  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }

  public init(_ first: First, _ second: Second) {}
}

extension Gesture {
  /// Accepted; the gesture is never seen.
  public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
    _ActingGesture<Self>()
  }

  /// Accepted; the gesture is never seen.
  public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
    _ActingGesture<Self>()
  }

  /// Accepted; the gesture is never seen.
  public func updating<S>(
    _ state: GestureState<S>, body: @escaping (Value, inout S, inout Transaction) -> Void
  ) -> some Gesture<Value> {
    _ActingGesture<Self>()
  }

  /// Accepted; the gesture is never seen.
  public func map<T>(_ body: @escaping (Value) -> T) -> some Gesture<T> {
    _MappedGesture<Self, T>()
  }

  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }

  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}
