import Foundation

extension NotificationCenter {
  /// Sends the notifications of a name.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never

    public let center: NotificationCenter
    public let name: Notification.Name
    public let object: AnyObject?

    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
      let outlet = Outlet(subscriber, surplus: .dropped)
      let feed = NotificationFeed { outlet.send($0) }
      let token = center.addObserver(forName: name, object: object, queue: nil) { feed.send($0) }
      let center = center
      outlet.addEnding { center.removeObserver(token) }
      outlet.open()
    }
  }

  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

/// Carries notifications to a stream.
///
/// Unchecked: an outlet takes values from any thread.
private struct NotificationFeed: @unchecked Sendable {
  let send: (Notification) -> Void
}
