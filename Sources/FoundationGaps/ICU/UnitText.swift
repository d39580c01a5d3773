import Foundation
import Synchronization
internal import _FoundationICU

/// A number with its unit, written by ICU's number formatter from a "skeleton", its one-line
/// description of a format.
struct UnitText {
  /// The whole text, "3.1 mi".
  var text: String
  /// The number in it, after conversion to the unit shown and after rounding.
  var value: Double

  /// Writes a value. Nil if ICU does not know the skeleton or the locale.
  init?(_ value: Double, skeleton: String, locale: Locale) {
    guard let formatter = Self.formatter(skeleton: skeleton, locale: locale.identifier) else { return nil }
    var status = U_ZERO_ERROR
    guard let result = swift_unumf_openResult(&status) else { return nil }
    defer { swift_unumf_closeResult(result) }
    swift_unumf_formatDouble(formatter.pointer, value, result, &status)
    guard status.rawValue <= U_ZERO_ERROR.rawValue,
      let text = ICUText.written(by: { swift_unumf_resultToString(result, $0, $1, $2) })
    else { return nil }
    self.text = text
    var digits = [CChar](repeating: 0, count: 400)
    let length = swift_unumf_resultToDecimalNumber(result, &digits, Int32(digits.count), &status)
    let decimal = String(decoding: digits.prefix(Int(length)).map(UInt8.init(bitPattern:)), as: UTF8.self)
    self.value = Double(decimal) ?? value
  }

  /// Formatters are expensive to make and never change: they are kept for the life of the process.
  private struct Formatter: @unchecked Sendable {
    // ICU's number formatters are immutable and may be used from any thread.
    var pointer: OpaquePointer
  }

  private struct Key: Hashable {
    var skeleton: String
    var locale: String
  }

  private static let formatters = Mutex<[Key: Formatter]>([:])

  private static func formatter(skeleton: String, locale: String) -> Formatter? {
    let key = Key(skeleton: skeleton, locale: locale)
    return formatters.withLock { known in
      if let formatter = known[key] { return formatter }
      var status = U_ZERO_ERROR
      let units = Array(skeleton.utf16)
      let pointer = swift_unumf_openForSkeletonAndLocale(units, Int32(units.count), locale, &status)
      guard let pointer else { return nil }
      guard status.rawValue <= U_ZERO_ERROR.rawValue else {
        swift_unumf_close(pointer)
        return nil
      }
      known[key] = Formatter(pointer: pointer)
      return known[key]
    }
  }
}
