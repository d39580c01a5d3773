/// Tells streams apart.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  private let number: UInt64

  /// A new identifier, like no other.
  public init() {
    number = Self.counter.next()
  }

  public init(_ object: AnyObject) {
    number = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
  }

  public var description: String { "0x" + String(number, radix: 16) }

  private static let counter = IdentifierCounter()
}

/// Unchecked: the number is touched under the lock only.
private final class IdentifierCounter: @unchecked Sendable {
  private let lock = StateLock()
  // Odd, so that none is the address of an object.
  private var number: UInt64 = 1

  func next() -> UInt64 {
    lock.with {
      number += 2
      return number
    }
  }
}

/// Something that has an identifier.
public protocol CustomCombineIdentifierConvertible {
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
