/// The table of `docs/api.md`: made from the code's public declarations and their comments.
///
/// A comment that begins with `Accepted;` says that something compiles and is not drawn, and why; one that
/// says that a widget may not hold a view means that the prohibited mark is drawn in its place.
struct APITable {
  /// What becomes of something.
  enum Fate: Hashable {
    case drawn
    /// Accepted and not drawn, and why.
    case accepted(String)
    case prohibited

    init(_ summary: String) {
      let lower = summary.lowercased()
      if lower.contains("may not hold") || lower.contains("cannot be part of") {
        self = .prohibited
      } else if lower.hasPrefix("accepted;") {
        self = .accepted(Self.reason(String(summary.dropFirst(9))))
      } else if let place = lower.range(of: "; accepted,") {
        self = .accepted(Self.reason(String(summary[place.upperBound...])))
      } else if lower.hasSuffix("; accepted.") {
        self = .accepted("it shows nothing of its own")
      } else if ["shows ", "modifies ", "runs "].contains(where: lower.hasPrefix) {
        self = .drawn
      } else if lower.contains("nothing moves in a frame") {
        self = .accepted("nothing moves in a frame")
      } else if lower.contains("nothing scrolls in a frame") {
        self = .accepted("nothing scrolls in a frame")
      } else {
        self = .drawn
      }
    }

    private static func reason(_ text: String) -> String {
      var text = text.drop { $0 == " " }
      if text.hasSuffix(".") { text = text.dropLast() }
      return String(text)
    }

    var text: String {
      switch self {
      case .drawn: "works"
      case .accepted(let reason): "accepted: \(reason)"
      case .prohibited: "prohibited mark"
      }
    }
  }

  struct Row: Hashable {
    var name: String
    var forms: [String]
    var fate: Fate
  }

  private static let members: Set = [
    "swift.method", "swift.type.method", "swift.property", "swift.type.property", "swift.init",
    "swift.enum.case", "swift.subscript", "swift.type.subscript", "swift.func.op",
  ]
  private static let types: Set = [
    "swift.struct", "swift.class", "swift.enum", "swift.protocol", "swift.typealias",
  ]

  static func isModifier(_ symbol: SymbolGraph.Symbol) -> Bool {
    symbol.kind.identifier == "swift.method" && symbol.pathComponents.count == 2
      && symbol.pathComponents[0] == "View"
  }

  /// The modifiers of views, each in all of its forms that meet the same fate.
  static func modifiers(_ symbols: [SymbolGraph.Symbol]) -> [Row] {
    rows(symbols.filter(isModifier)) { ".\($0.baseName)" }
  }

  /// Everything else, by the type that it belongs to.
  static func types(_ symbols: [SymbolGraph.Symbol]) -> [Row] {
    var forms: [String: Set<String>] = [:]
    var fates: [String: Fate] = [:]
    for symbol in symbols {
      let path = symbol.pathComponents
      if types.contains(symbol.kind.identifier) {
        let name = path.joined(separator: ".")
        forms[name, default: []].formUnion([])
        fates[name] = Fate(symbol.summary)
      } else if members.contains(symbol.kind.identifier), path.count > 1 {
        let owner = path.dropLast().joined(separator: ".")
        if owner == "View", symbol.kind.identifier == "swift.method" { continue }
        let mark =
          if case .accepted = Fate(symbol.summary) { "*" } else { "" }
        forms[owner, default: []].insert(symbol.title + mark)
      } else if path.count == 1 {
        forms[symbol.title, default: []].formUnion([])
        fates[symbol.title] = Fate(symbol.summary)
      }
    }
    return forms.sorted { $0.key < $1.key }.map { name, forms in
      Row(name: name, forms: forms.sorted(), fate: fates[name] ?? .drawn)
    }
  }

  private static func rows(
    _ symbols: [SymbolGraph.Symbol], name: (SymbolGraph.Symbol) -> String
  ) -> [Row] {
    struct Key: Hashable {
      var name: String
      var fate: Fate
    }
    var forms: [Key: Set<String>] = [:]
    for symbol in symbols {
      forms[Key(name: name(symbol), fate: Fate(symbol.summary)), default: []].insert(symbol.form)
    }
    return forms.sorted { ($0.key.name, $0.key.fate.text) < ($1.key.name, $1.key.fate.text) }
      .map { Row(name: $0.key.name, forms: $0.value.sorted(), fate: $0.key.fate) }
  }

  /// The whole page but for what stands above the first module by hand.
  static func markdown(_ graph: SymbolGraph, refused: [(name: String, reason: String)]) -> String {
    var text = ""
    for module in SymbolGraph.modules {
      let symbols = graph.symbols[module] ?? []
      text += "\n## \(module == "FoundationGaps" ? "Foundation, where Linux lacks it" : module)\n"
      let modifiers = modifiers(symbols)
      if !modifiers.isEmpty {
        text += "\n### Modifiers of views\n\n| modifier | forms | here |\n|---|---|---|\n"
        text += modifiers.map(line).joined()
      }
      text += "\n### Types\n\n| type | members | here |\n|---|---|---|\n"
      text += types(symbols).map(line).joined()
    }
    text += "\n## Refused\n\n| name | why |\n|---|---|\n"
    text += refused.map { "| `\($0.name)` | \($0.reason) |\n" }.joined()
    return text
  }

  private static func line(_ row: Row) -> String {
    let forms = row.forms.map { "`\($0)`" }.joined(separator: ", ")
    return "| `\(row.name)` | \(forms) | \(row.fate.text) |\n"
  }
}
