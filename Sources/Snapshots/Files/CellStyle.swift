import Cells

/// The colours and attributes of a cell, as a line of the legend: `#FFFFFF on #1C1C1E bold`.
struct CellStyle: Hashable, Sendable {
  var foreground: RGBA
  var background: RGBA
  var attributes: TextAttributes

  /// The terminal's own colours and nothing else.
  static let plain = CellStyle(foreground: .clear, background: .clear, attributes: [])

  private static let names: [(attribute: TextAttributes, name: String)] = [
    (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"),
    (.strikethrough, "strikethrough"), (.reverse, "reverse"),
  ]

  init(foreground: RGBA, background: RGBA, attributes: TextAttributes) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  init(_ cell: Cell) {
    self.init(foreground: cell.foreground, background: cell.background, attributes: cell.attributes)
  }

  /// Reads a line of the legend; `nil` if it is none.
  init?(_ text: some StringProtocol) {
    let words = text.split(separator: " ")
    guard words.count >= 3, words[1] == "on", let foreground = Self.colour(words[0]),
      let background = Self.colour(words[2])
    else { return nil }
    self.init(foreground: foreground, background: background, attributes: [])
    for word in words.dropFirst(3) {
      guard let entry = Self.names.first(where: { $0.name == word }) else { return nil }
      attributes.insert(entry.attribute)
    }
  }

  var text: String {
    let words = Self.names.filter { attributes.contains($0.attribute) }.map { " " + $0.name }
    return "\(Self.text(foreground)) on \(Self.text(background))\(words.joined())"
  }

  private static func text(_ colour: RGBA) -> String { colour == .clear ? "none" : colour.hex }

  private static func colour(_ word: some StringProtocol) -> RGBA? {
    if word == "none" { return .clear }
    return word.hasPrefix("#") ? RGBA(hex: word) : nil
  }
}
