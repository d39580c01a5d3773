import Foundation

extension CGFloat {
  /// The number as a length; a fraction that a length cannot hold is cut.
  public init(truncating number: NSNumber) {
    self.init(number.doubleValue)
  }
}
