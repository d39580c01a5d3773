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

  /// The text in the language asked for, its values filled in.
  /// - Parameter defaultFormat: what is shown without a translation.
  package static func text(_ request: Request, defaultFormat: String? = nil) -> String {
    let lookup = local ?? shared.withLock { $0 }
    let format = lookup?(request) ?? defaultFormat ?? request.key
    // Without values it is a text and no format: a percent sign in it is a percent sign.
    guard !request.values.isEmpty else { return format }
    return LocalizedFormat.text(format, values: request.values, locale: request.locale)
  }
}
