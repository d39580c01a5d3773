import Cells

/// What a terminal draws with: the state that SGR sequences change.
struct Rendition: Hashable {
  /// A colour at the depth that is written.
  enum Colour: Hashable {
    /// The terminal's own.
    case own
    case palette(UInt8)
    case exact(UInt8, UInt8, UInt8)
  }

  var foreground: Colour
  var background: Colour
  var attributes: TextAttributes

  static let plain = Rendition(foreground: .own, background: .own, attributes: [])
  /// What shows even where there is no glyph.
  static let visibleOnBlanks: TextAttributes = [.underline, .strikethrough, .reverse]

  init(foreground: Colour, background: Colour, attributes: TextAttributes) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  init(_ cell: Cell, depth: ColorDepth) {
    attributes = cell.attributes
    switch depth {
    case .none: (foreground, background) = (.own, .own)
    case .ansi16:
      let pair = PaletteColor.basicPair(foreground: cell.foreground, background: cell.background)
      foreground = pair.foreground.map { .palette($0.rawValue) } ?? .own
      background = pair.background.map { .palette($0.rawValue) } ?? .own
    case .ansi256:
      let pair = cell.paletteColours
      foreground = pair.foreground.map { .palette($0.rawValue) } ?? .own
      background = pair.background.map { .palette($0.rawValue) } ?? .own
    case .trueColor:
      func colour(_ rgba: RGBA) -> Colour {
        rgba.isClear ? .own : .exact(rgba.red, rgba.green, rgba.blue)
      }
      foreground = colour(cell.foreground)
      background = colour(cell.background)
    }
  }

  /// The shortest sequence that leads here from another state.
  func sequence(after other: Rendition) -> String {
    let change = changes(after: other).joined(separator: ";")
    let fresh = (["0"] + changes(after: .plain)).joined(separator: ";")
    return "\u{1B}[\(change.utf8.count <= fresh.utf8.count ? change : fresh)m"
  }

  private static let codes: [(attribute: TextAttributes, on: String, off: String)] = [
    (.italic, "3", "23"), (.underline, "4", "24"), (.reverse, "7", "27"), (.strikethrough, "9", "29"),
  ]

  private func changes(after other: Rendition) -> [String] {
    var codes: [String] = []
    // One code takes bold and dim away together.
    let weight: TextAttributes = [.bold, .dim]
    var kept = other.attributes
    if !kept.intersection(weight).isSubset(of: attributes) {
      codes.append("22")
      kept.subtract(weight)
    }
    if attributes.contains(.bold), !kept.contains(.bold) { codes.append("1") }
    if attributes.contains(.dim), !kept.contains(.dim) { codes.append("2") }
    for (attribute, on, off) in Self.codes
    where attributes.contains(attribute) != kept.contains(attribute) {
      codes.append(attributes.contains(attribute) ? on : off)
    }
    if foreground != other.foreground { codes.append(foreground.code(base: 30)) }
    if background != other.background { codes.append(background.code(base: 40)) }
    return codes
  }
}

extension Rendition.Colour {
  /// The parameters of a colour; `base` is 30 for the foreground and 40 for the background.
  fileprivate func code(base: Int) -> String {
    switch self {
    case .own: "\(base + 9)"
    case .palette(let number) where number < 8: "\(base + Int(number))"
    case .palette(let number) where number < 16: "\(base + 52 + Int(number))"
    case .palette(let number): "\(base + 8);5;\(number)"
    case .exact(let red, let green, let blue): "\(base + 8);2;\(red);\(green);\(blue)"
    }
  }
}
