import Foundation

/// The name of a method in the Objective-C runtime, which Linux does not have: nothing is called by it.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, Sendable {
  public let description: String

  public init(_ name: String) {
    description = name
  }

  public init(stringLiteral value: String) {
    description = value
  }
}

extension NotificationCenter {
  /// Accepted; without the Objective-C runtime nothing is called by a method's name.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {}
}

extension Timer {
  /// Makes a timer that fires, but calls nothing: methods cannot be called by name here.
  @discardableResult
  public static func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    scheduledTimer(withTimeInterval: interval, repeats: repeats) { _ in }
  }
}

extension UserDefaults {
  /// Keeps a value, as `set(_:forKey:)` does.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

  /// The value that is kept, as `object(forKey:)` gives it.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
}
