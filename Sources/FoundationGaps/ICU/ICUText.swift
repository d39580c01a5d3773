import Foundation
import Synchronization
internal import _FoundationICU

/// Text from ICU, the library that Foundation formats with. The wording, plurals and unit
/// conversions of every locale come from its data, as on Apple's systems.
enum ICUText {
  /// Calls a function of ICU that writes UTF-16 into a buffer and answers the length it needs.
  /// - Returns: nil if ICU reports an error.
  static func written(
    by body: (UnsafeMutablePointer<UInt16>?, Int32, UnsafeMutablePointer<UErrorCode>) -> Int32
  ) -> String? {
    var capacity = 128
    while true {
      var status = U_ZERO_ERROR
      var needed = 0
      let text = String(utf16Capacity: capacity) { buffer in
        needed = Int(body(buffer.baseAddress, Int32(buffer.count), &status))
        return min(needed, buffer.count)
      }
      if status == U_BUFFER_OVERFLOW_ERROR, needed > capacity {
        capacity = needed
        continue
      }
      return status.rawValue <= U_ZERO_ERROR.rawValue ? text : nil
    }
  }
}

extension String {
  fileprivate init(utf16Capacity: Int, _ fill: (UnsafeMutableBufferPointer<UInt16>) -> Int) {
    self = withUnsafeTemporaryAllocation(of: UInt16.self, capacity: utf16Capacity) { buffer in
      String(decoding: buffer.prefix(fill(buffer)), as: UTF16.self)
    }
  }
}
