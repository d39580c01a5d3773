/// The number of a box in its tree.
public struct BoxID: Hashable, Sendable {
  @usableFromInline let rawValue: Int32

  @inlinable
  init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  @inlinable var index: Int { Int(rawValue) }
}
