import Foundation

@testable import Workshop

/// The probes of a source, each with all of the code that it is made of: its own, and the declarations of the
/// same file that it names.
struct ProbeSource {
  struct Probe {
    /// The row of the tables that it is there for.
    var title: String
    var code: String
    var words: [SourceTokens.Word]
    /// The lines of the file that the code stands in, from 1.
    var lines: [ClosedRange<Int>]
  }

  private struct Declaration {
    var name: String
    var tokens: Range<Int>
    var isPreview: Bool
  }

  private let source: SourceTokens
  private let lineStarts: [Int]
  private var declarations: [Declaration] = []
  /// What is written `Probe("title", ...)`, in order.
  private(set) var probes: [Probe] = []
  /// Previews, and types of previews, by the part of their names before ` | `.
  private(set) var previews: [Probe] = []

  init(_ source: String) {
    self.source = SourceTokens(source)
    let bytes = self.source.bytes
    lineStarts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    findDeclarations()
    for index in tokens.indices where text(index) == "Probe" && text(index + 1) == "(" {
      guard tokens[index].kind == .name, let title = string(index + 2), text(index - 1) != "struct" else {
        continue
      }
      probes.append(probe(title, index..<end(ofCall: index + 1)))
    }
    for declaration in declarations where declaration.isPreview {
      let titles = declaration.tokens.compactMap { index in
        ["#Preview", "previewDisplayName"].contains(text(index)) ? string(index + 2) : nil
      }
      guard let title = titles.first else { continue }
      previews.append(probe(Self.row(title), declaration.tokens))
    }
  }

  /// The row of a preview's name: several frames are compared under one.
  static func row(_ name: String) -> String {
    name.components(separatedBy: " | ")[0]
  }

  private var tokens: [Token] { source.tokens }

  private func text(_ index: Int) -> String { source.text(index) }

  /// What a literal of a string at an index says.
  private func string(_ index: Int) -> String? {
    var text = Substring(text(index))
    let isRaw = text.hasPrefix("#")
    while text.hasPrefix("#"), text.hasSuffix("#") { text = text.dropFirst().dropLast() }
    guard text.hasPrefix("\""), text.hasSuffix("\""), text.count > 1 else { return nil }
    let inner = text.dropFirst().dropLast()
    return isRaw ? String(inner) : String(inner).replacing("\\\"", with: "\"")
  }

  private func end(of open: Int) -> Int { source.end(of: open) }

  /// The index after a call's parentheses and trailing closures.
  private func end(ofCall open: Int) -> Int {
    var index = end(of: open)
    while true {
      if text(index) == "{" {
        index = end(of: index)
      } else if tokens.indices.contains(index), tokens[index].kind == .name, text(index + 1) == ":",
        text(index + 2) == "{"
      {
        index = end(of: index + 2)
      } else {
        return index
      }
    }
  }

  private mutating func findDeclarations() {
    let keywords: Set = [
      "struct", "class", "enum", "func", "var", "let", "extension", "typealias", "actor", "protocol",
    ]
    var (depth, start, name, isPreview) = (0, 0, "", false)
    func closed(_ end: Int) -> Declaration? {
      name.isEmpty ? nil : Declaration(name: name, tokens: start..<end, isPreview: isPreview)
    }
    for index in tokens.indices {
      let word = text(index)
      if depth == 0, tokens[index].startsLine, !name.isEmpty, !["}", ")", "{"].contains(word) {
        if let declaration = closed(index) { declarations.append(declaration) }
        (start, name, isPreview) = (index, "", false)
      }
      if depth == 0, name.isEmpty {
        if keywords.contains(word) { name = text(index + 1) }
        if word == "#Preview" { (name, isPreview) = (word, true) }
      }
      if depth == 0, word == "PreviewProvider" { isPreview = true }
      if ["(", "[", "{"].contains(word) { depth += 1 }
      if [")", "]", "}"].contains(word) { depth -= 1 }
    }
    if let declaration = closed(tokens.count) { declarations.append(declaration) }
  }

  private func probe(_ title: String, _ range: Range<Int>) -> Probe {
    var ranges = [range]
    var reached: Set<Int> = []
    var next = 0
    while next < ranges.count {
      let names = Set(ranges[next].lazy.filter { self.tokens[$0].kind == .name }.map(text))
      for (number, declaration) in declarations.enumerated()
      where !declaration.isPreview && names.contains(declaration.name) && !reached.contains(number) {
        reached.insert(number)
        if !declaration.tokens.contains(range.lowerBound) { ranges.append(declaration.tokens) }
      }
      next += 1
    }
    let code = ranges.map { range in
      String(
        decoding: source.bytes[
          tokens[range.lowerBound].range.lowerBound..<tokens[range.upperBound - 1].range.upperBound],
        as: UTF8.self)
    }
    let text = code.joined(separator: "\n")
    return Probe(
      title: title, code: text, words: SourceTokens(text).words,
      lines: ranges.map { line($0.lowerBound)...line($0.upperBound - 1) })
  }

  private func line(_ index: Int) -> Int {
    lineStarts.count { $0 <= tokens[index].range.lowerBound }
  }
}
