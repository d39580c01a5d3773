@testable import Workshop

/// The calls in a source, written as the tables write them: `.frame(width:height:)`, `Label{} icon:{}`.
struct CallForms {
  private(set) var forms: Set<String> = []
  private(set) var names: Set<String> = []
  private let source: SourceTokens
  private var tokens: [Token] { source.tokens }

  init(_ source: String) {
    self.source = SourceTokens(source)
    for index in tokens.indices where tokens[index].kind == .name {
      names.insert(text(index))
      read(index)
    }
  }

  private func text(_ index: Int) -> String { source.text(index) }

  private func end(of open: Int) -> Int { source.end(of: open) }

  private mutating func read(_ index: Int) {
    guard ["(", "{"].contains(text(index + 1)), !tokens[index + 1].startsLine else { return }
    if ["func", "struct", "class", "enum", "var", "let", "init"].contains(text(index - 1)) { return }
    let isMember = text(index - 1) == "." || text(index - 1).hasSuffix("?.")
    let name = (isMember ? "." : "") + text(index)
    var next = index + 1
    var labels: String?
    if text(next) == "(" {
      let close = end(of: next)
      labels = "(" + self.labels(next + 1, close - 1).map { $0 + ":" }.joined() + ")"
      next = close
    }
    var closures = ""
    if text(next) == "{", next == index + 1 || !tokens[next].startsLine {
      closures = "{}"
      next = end(of: next)
      while tokens.indices.contains(next + 2), tokens[next].kind == .name, text(next + 1) == ":",
        text(next + 2) == "{"
      {
        closures += " \(text(next)):{}"
        next = end(of: next + 2)
      }
    }
    forms.insert(name + (labels ?? "") + closures)
    if labels == "()", !closures.isEmpty { forms.insert(name + closures) }
  }

  /// The labels of the arguments between two indices; `_` for none.
  private func labels(_ start: Int, _ end: Int) -> [String] {
    guard start < end else { return [] }
    var labels: [String] = []
    var index = start
    while index < end {
      let isLabelled = [.name, .quotedName].contains(tokens[index].kind) && text(index + 1) == ":"
      labels.append(isLabelled ? text(index) : "_")
      while index < end, text(index) != "," {
        index = ["(", "[", "{"].contains(text(index)) ? self.end(of: index) : index + 1
      }
      index += 1
    }
    return labels
  }
}
