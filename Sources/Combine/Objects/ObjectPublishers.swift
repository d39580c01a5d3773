/// The publishers of the objects that have not got their own, for Swift objects hold nothing that their
/// classes do not declare.
///
/// Unchecked: the table is touched under the lock only.
final class ObjectPublishers: @unchecked Sendable {
  static let shared = ObjectPublishers()

  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private let lock = StateLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// Objects that are gone are forgotten when the table has grown to this.
  private var limit = 64

  func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    lock.with {
      let key = ObjectIdentifier(object)
      // The address may be that of an object that is gone.
      if let entry = entries[key], entry.object === object { return entry.publisher }
      if entries.count >= limit {
        entries = entries.filter { $0.value.object != nil }
        limit = max(64, 2 * entries.count)
      }
      let publisher = ObservableObjectPublisher()
      entries[key] = Entry(object: object, publisher: publisher)
      return publisher
    }
  }
}
