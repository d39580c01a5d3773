import Cells

/// A value of a YAML file that remembers where it stands.
struct YAMLNode {
  enum Value {
    /// What stands there as text, whatever YAML takes it for: `000000` is no number here.
    case scalar(String, isPlain: Bool)
    case list
    /// In the order of the file.
    case mapping([YAMLMember])
  }

  var value: Value
  var place: SchemePlace

  /// What was found, in the words of an error message; safe to print.
  var found: String {
    switch value {
    case .scalar("", isPlain: true): "nothing"
    case .scalar(let text, _): "\"\(Self.shown(text))\""
    case .list: "a list"
    case .mapping: "keys with values"
    }
  }

  /// A text as an error shows it.
  static func shown(_ text: String) -> String {
    text.count > 60 ? PrintableText.make(text.prefix(60)) + "…" : PrintableText.make(text)
  }
}

struct YAMLMember {
  var key: String
  var keyPlace: SchemePlace
  var node: YAMLNode
}
