/// The number of a box in its tree.
public struct BoxID: Hashable, Sendable {
  @usableFromInline let rawValue: Int32

  @inlinable
  init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  @inlinable var index: Int { Int(rawValue) }

  /// Its place in the order in which its tree's boxes were made, from 0.
  public var number: Int { index }
}
