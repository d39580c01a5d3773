import Cells

/// How a piece of text beside the phone is drawn. A theme without colour tells them apart by weight.
enum Ink {
  case text, label, accent, good, warn, bad

  func colour(_ panel: Theme.PanelColours) -> RGBA {
    switch self {
    case .text: panel.text
    case .label: panel.label
    case .accent: panel.accent
    case .good: panel.good
    case .warn: panel.warn
    case .bad: panel.bad
    }
  }

  func attributes(hasColour: Bool) -> TextAttributes {
    guard !hasColour else { return [] }
    switch self {
    case .text, .good: return []
    case .label: return .dim
    case .accent, .warn, .bad: return .bold
    }
  }
}

/// Text in one line, piece by piece.
struct InkedLine {
  var pieces: [(text: String, ink: Ink)]

  init(_ pieces: (String, Ink)...) {
    self.pieces = pieces.map { (text: $0.0, ink: $0.1) }
  }

  var columns: Int { pieces.reduce(0) { $0 + TextWidth.columns(of: $1.text) } }

  /// Draws the line; what does not fit ends in an ellipsis.
  func draw(at place: CellPoint, columns: Int, _ theme: Theme, _ half: Theme.Half, into canvas: inout Canvas)
  {
    var column = place.column
    let end = place.column + columns
    for (text, ink) in pieces where column < end {
      let shown = Self.cut(text, to: end - column)
      column += canvas.draw(
        shown, at: CellPoint(column: column, row: place.row), colour: ink.colour(half.panel),
        attributes: ink.attributes(hasColour: theme.hasColour))
      if shown != text { return }
    }
  }

  /// A text in so many columns at most, with an ellipsis where it was cut.
  static func cut(_ text: String, to columns: Int) -> String {
    guard TextWidth.columns(of: text) > columns else { return text }
    guard columns > 0 else { return "" }
    var result = ""
    var width = 0
    for character in text {
      let next = TextWidth.columns(of: character)
      guard width + next < columns else { break }
      width += next
      result.append(character)
    }
    while result.last == " " { result.removeLast() }
    return result + "…"
  }
}
