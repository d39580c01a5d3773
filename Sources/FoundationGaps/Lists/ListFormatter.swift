import Foundation

/// Joins items as a locale does: "a, b, and c".
open class ListFormatter: Formatter, @unchecked Sendable {
  // As on Apple's systems a formatter may be shared, but not changed while another thread uses it.

  /// The language.
  open var locale: Locale! = .autoupdatingCurrent
  /// What writes each item; nil writes it as `String(describing:)` does.
  open var itemFormatter: Formatter?

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Joins strings in the user's language.
  open class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and))
  }

  /// Joins items; nil if the item formatter cannot write one of them.
  open func string(from items: [Any]) -> String? {
    var strings: [String] = []
    for item in items {
      guard let itemFormatter else {
        strings.append(String(describing: item))
        continue
      }
      guard let string = itemFormatter.string(for: item) else { return nil }
      strings.append(string)
    }
    return strings.formatted(.list(type: .and).locale(locale ?? .autoupdatingCurrent))
  }

  /// Joins an array; nil for anything else.
  open override func string(for obj: Any?) -> String? {
    (obj as? [Any]).flatMap { string(from: $0) }
  }
}
