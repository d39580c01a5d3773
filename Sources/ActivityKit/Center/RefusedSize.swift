import Synchronization

/// The sizes of the attributes and the content state that were refused last, in bytes of JSON.
///
/// The error has no room for them: Apple's case carries no values. So its message asks here.
struct RefusedSize: Equatable, Sendable {
  var attributes: Int
  var contentState: Int

  private static let newest = Mutex<RefusedSize?>(nil)

  static var last: RefusedSize? {
    get { newest.withLock { $0 } }
    set { newest.withLock { $0 = newValue } }
  }

  /// Both sizes, and what they are together.
  var description: String {
    "The attributes take \(attributes) bytes and the content state \(contentState) bytes of JSON: "
      + "\(attributes + contentState) together, where \(ActivityLimits.payload) (4 KB) are allowed."
  }
}
