/// A format such as `%1$@ of %#@items@`, cut into what stands in it.
enum FormatParts {
  enum Part: Hashable {
    /// Characters that stand for themselves, `%%` among them.
    case literal(String)
    /// A place for a value: its number if it has one, and what follows it, such as `lld`.
    case place(position: Int?, rest: String)
    /// A name that a text is put in the place of.
    case name(String, position: Int?)
  }

  static func parts(of format: String) -> [Part] {
    var parts: [Part] = []
    var literal = ""
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      literal += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        literal += "%%"
        rest = rest.dropFirst()
        continue
      }
      guard let part = part(&rest) else {
        literal += "%"
        continue
      }
      if !literal.isEmpty { parts.append(.literal(literal)) }
      literal = ""
      parts.append(part)
    }
    literal += rest
    if !literal.isEmpty { parts.append(.literal(literal)) }
    return parts
  }

  /// Takes what follows a percent sign; takes nothing when it is no place.
  private static func part(_ text: inout Substring) -> Part? {
    var rest = text
    var position: Int?
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    if let number = Int(digits), number > 0, rest.dropFirst(digits.count).first == "$" {
      position = number
      rest = rest.dropFirst(digits.count + 1)
    }
    if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
      let name = String(rest.dropFirst(2)[..<end])
      text = rest[rest.index(after: end)...]
      return .name(name, position: position)
    }
    let start = rest.startIndex
    rest = rest.drop { "-+ 0#'.123456789".contains($0) }
    rest = rest.drop { "hlLqztj".contains($0) }
    guard let letter = rest.first, "@dDiuUxXoOfFeEgGaAcCsSp".contains(letter) else { return nil }
    rest = rest.dropFirst()
    // "100% of": a percent sign and a blank before a letter is text more often than a flag.
    guard position != nil || text.first != " " else { return nil }
    let directive = String(text[start..<rest.startIndex])
    text = rest
    return .place(position: position, rest: directive)
  }
}
