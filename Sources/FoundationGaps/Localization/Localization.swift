import Foundation
import Synchronization

/// Where translations come from. The one door for string tables and catalogs.
package enum Localization {
  /// What is looked up.
  package struct Request: Hashable, Sendable {
    /// The key, with `%lld`, `%@` and the like where values stand.
    package var key: String
    /// The table's name; nil is the default table, `Localizable`.
    package var table: String?
    /// The folder of the bundle to look into; nil is the main bundle.
    package var bundle: URL?
    /// The language asked for.
    package var locale: Locale
    /// The values, in order: a catalog chooses plural forms by them.
    package var values: [LocalizedValue]

    package init(
      key: String, table: String? = nil, bundle: URL? = nil, locale: Locale = .current,
      values: [LocalizedValue] = []
    ) {
      self.key = key
      self.table = table
      self.bundle = bundle
      self.locale = locale
      self.values = values
    }
  }

  /// Answers the translated format, or nil if there is none: then the key (or the default value
  /// given with it) is the text.
  package typealias Lookup = @Sendable (Request) -> String?

  private static let shared = Mutex<Lookup?>(nil)

  @TaskLocal private static var local: Lookup?

  /// Sets where the whole process looks translations up; nil, the default, is nowhere.
  package static func setLookup(_ lookup: Lookup?) { shared.withLock { $0 = lookup } }

  /// Looks translations up elsewhere while `body` runs, for this task or thread alone.
  package static func with<Result>(lookup: @escaping Lookup, _ body: () throws -> Result) rethrows -> Result {
    try $local.withValue(lookup) { try body() }
  }

  private static let pseudo = Atomic(false)

  /// Whether localized texts are shown with accents and longer than they are, from now on.
  package static func setPseudolocalized(_ isPseudolocalized: Bool) {
    pseudo.store(isPseudolocalized, ordering: .relaxed)
  }

  /// A format as it is shown: as it is, or with accents and longer.
  ///
  /// - Parameter hasValues: Whether values will stand in it; else a percent sign is one.
  package static func shown(_ format: String, hasValues: Bool) -> String {
    pseudo.load(ordering: .relaxed) ? Pseudolanguage.text(format, hasValues: hasValues) : format
  }

  /// The text in the language asked for, its values filled in.
  /// - Parameter defaultFormat: what is shown without a translation.
  package static func text(_ request: Request, defaultFormat: String? = nil) -> String {
    let lookup = local ?? shared.withLock { $0 }
    let format = shown(
      lookup?(request) ?? defaultFormat ?? request.key, hasValues: !request.values.isEmpty)
    // Without values it is a text and no format: a percent sign in it is a percent sign.
    guard !request.values.isEmpty else { return format }
    return LocalizedFormat.text(format, values: request.values, locale: request.locale)
  }

  // MARK: - Formats that were looked up before their values are known

  private struct Origin {
    var key: String
    var table: String?
  }

  private static let origins = Mutex<[String: Origin]>([:])
  private static let mostOrigins = 4_096

  /// Takes note that a format is the translation of a key: `NSLocalizedString` answers a format, and which form
  /// of it is meant is known only when somebody fills in the values.
  package static func note(format: String, key: String, table: String?) {
    origins.withLock { origins in
      if origins.count >= mostOrigins { origins.removeAll() }
      origins[format] = Origin(key: key, table: table)
    }
  }

  /// The form of a format for its values; `nil` when it was not looked up.
  static func form(of format: String, values: [LocalizedValue]) -> String? {
    guard let origin = origins.withLock({ $0[format] }) else { return nil }
    let lookup = local ?? shared.withLock { $0 }
    let form = lookup?(Request(key: origin.key, table: origin.table, values: values))
    return form.map { shown($0, hasValues: true) } ?? format
  }
}

extension LocalizedValue {
  /// The value that stands for an argument of `String(format:)`.
  init(_ argument: any CVarArg) {
    switch argument {
    case let number as any UnsignedInteger: self = .unsigned(UInt64(clamping: number))
    case let number as any SignedInteger: self = .integer(Int64(clamping: number))
    case let number as Double: self = .double(number)
    case let number as any BinaryFloatingPoint: self = .double(Double(number))
    case let number as NSNumber: self = .double(number.doubleValue)
    case let text as String: self = .string(text)
    default: self = .string("\(argument)")
    }
  }
}
