import Foundation
import Synchronization
internal import _FoundationICU

/// Which form of a noun goes with a number in a language, by ICU's rules, which are CLDR's.
public enum PluralRules {
  /// The forms that languages have.
  public enum Category: String, Hashable, Sendable, CaseIterable {
    case zero, one, two, few, many, other
  }

  // ICU's rules are immutable once they are made and may be used from any thread.
  private struct Rules: @unchecked Sendable {
    var pointer: OpaquePointer
  }

  /// Made once for each language and kept for the life of the process.
  private static let known = Mutex<[String: Rules]>([:])

  /// The form of a number; `other` for a language that ICU does not know.
  public static func category(of number: Double, language: String) -> Category {
    guard let rules = rules(language) else { return .other }
    var status = U_ZERO_ERROR
    var buffer = [UInt16](repeating: 0, count: 16)
    let length = swift_uplrules_select(rules.pointer, number, &buffer, Int32(buffer.count), &status)
    guard status.rawValue <= U_ZERO_ERROR.rawValue, (0...16).contains(length) else { return .other }
    return Category(rawValue: String(decoding: buffer.prefix(Int(length)), as: UTF16.self)) ?? .other
  }

  private static func rules(_ language: String) -> Rules? {
    known.withLock { known in
      if let rules = known[language] { return rules }
      var status = U_ZERO_ERROR
      guard let pointer = swift_uplrules_open(language, &status) else { return nil }
      guard status.rawValue <= U_ZERO_ERROR.rawValue else {
        swift_uplrules_close(pointer)
        return nil
      }
      known[language] = Rules(pointer: pointer)
      return known[language]
    }
  }
}
