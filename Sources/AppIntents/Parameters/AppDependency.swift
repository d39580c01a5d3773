import Synchronization

/// An object that an app lends to its intents. Reading it stops the program where nobody has lent one.
@propertyWrapper
public struct AppDependency<Value: Sendable>: Sendable {
  private let key: (any Hashable & Sendable)?
  private let manager: AppDependencyManager

  public init() {
    self.init(key: nil)
  }

  public init(
    key: (any Hashable & Sendable)? = nil, manager: AppDependencyManager = .shared
  ) {
    self.key = key
    self.manager = manager
  }

  public var wrappedValue: Value {
    guard let value: Value = manager.value(key: key) else {
      fatalError("nothing of type \(Value.self) was added to AppDependencyManager")
    }
    return value
  }
}

extension AppIntent {
  /// An object that the app lends to the intent.
  public typealias Dependency<Value: Sendable> = AppDependency<Value>
}

/// Keeps the objects that an app lends to its intents.
public final class AppDependencyManager: Sendable {
  public static let shared = AppDependencyManager()

  private struct Key: Hashable {
    var type: ObjectIdentifier
    var name: AnyHashable?
  }

  private let makers = Mutex<[Key: @Sendable () -> any Sendable]>([:])

  /// Lends an object, which is made when it is first asked for.
  public func add<Value: Sendable>(
    key: (any Hashable & Sendable)? = nil, dependency: @autoclosure @escaping @Sendable () -> Value
  ) {
    let key = Key(type: ObjectIdentifier(Value.self), name: key.map { AnyHashable($0) })
    makers.withLock { $0[key] = dependency }
  }

  func value<Value: Sendable>(key: (any Hashable & Sendable)?) -> Value? {
    let key = Key(type: ObjectIdentifier(Value.self), name: key.map { AnyHashable($0) })
    guard let maker = makers.withLock({ $0[key] }), let value = maker() as? Value else { return nil }
    makers.withLock { $0[key] = { value } }
    return value
  }
}
