import BoxLayout
import Cells
import Foundation

/// What a symbol becomes in an environment: a glyph, its paint and, in a filled shape, what lies behind it.
struct SymbolDrawing {
  /// The name with the variants asked for.
  let name: String
  /// One column.
  let scalar: Unicode.Scalar
  let paint: Paint
  /// The second style of a palette, for a sign in a filled shape.
  let background: Paint?
  let isKnown: Bool

  /// - Parameters:
  ///   - value: The variable value, 0 to 1; `nil` for a symbol without one.
  ///   - mode: The image's own rendering mode; `nil` takes that of the environment.
  ///   - paint: The first style where it is not the environment's.
  init(
    _ symbol: String, value: Double?, mode: SymbolRenderingMode?, paint: Paint? = nil,
    in environment: EnvironmentValues
  ) {
    name = environment.fields.symbolVariants.applied(to: symbol)
    let glyph = SymbolGlyphs.glyph(for: name)
    isKnown = glyph.isKnown
    let upright = value.map(glyph.scalar(forValue:)) ?? glyph.scalar
    scalar =
      environment.fields.layoutDirection == .rightToLeft
        && (environment.fields.flipsForRightToLeft || Self.followsText(name))
      ? Self.mirrored(upright) : upright

    // Several foreground styles make a palette unless a mode says otherwise.
    let styles = environment.fields.foreground.levels
    let mode =
      mode ?? environment.fields.symbolRenderingMode ?? (styles.count > 1 ? .palette : .monochrome)
    var paint = paint ?? environment.foregroundPaint
    var background: Paint?
    if mode == .palette, styles.count > 1, let words = SymbolWords(name) {
      let second = environment.fields.foreground.paint(level: 1, in: environment)
      if words.hasBadge {
        // The first style is the badge's, which is not drawn.
        paint = second
      } else if words.isInFilledShape {
        background = second
      }
    } else if mode == .multicolor, let colour = glyph.colourName.flatMap(Self.colour) {
      paint = colour._paint(in: environment)
    }
    if let value, glyph.levels.isEmpty {
      // A symbol with one glyph is stronger with its value, from the strength of layers that are off.
      paint = paint.opacity(0.3 + 0.7 * (value.isNaN ? 0 : min(max(value, 0), 1)))
    }
    self.paint = paint
    self.background = background
  }

  /// Whether a symbol points along the text: `chevron.forward`, but not the `forward` of a player.
  private static func followsText(_ name: String) -> Bool {
    name.split(separator: ".").dropFirst().contains { $0 == "forward" || $0 == "backward" }
  }

  /// The glyph that points the other way.
  private static func mirrored(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    for (leading, trailing) in [
      ("←", "→"), ("↖", "↗"), ("↙", "↘"), ("⇤", "⇥"), ("‹", "›"), ("«", "»"), ("◁", "▷"), ("◀", "▶"),
      ("⇦", "⇨"), ("↰", "↱"), ("↶", "↷"), ("↵", "↳"), ("❮", "❯"),
    ] as [(Unicode.Scalar, Unicode.Scalar)] {
      if scalar == leading { return trailing }
      if scalar == trailing { return leading }
    }
    return scalar
  }

  /// One of the system's colours by its name in the table.
  static func colour(named name: String) -> Color? {
    switch name {
    case "red": .red
    case "orange": .orange
    case "yellow": .yellow
    case "green": .green
    case "mint": .mint
    case "teal": .teal
    case "cyan": .cyan
    case "blue": .blue
    case "indigo": .indigo
    case "purple": .purple
    case "pink": .pink
    case "brown": .brown
    case "gray": .gray
    case "white": .white
    default: nil
    }
  }
}

/// The message about a symbol that has no glyph.
package enum SymbolNotice {
  private static let beginning = "The symbol \""
  private static let end = "\" has no glyph; a neutral mark stands for it."

  /// The message for a name.
  package static func text(for name: String) -> String { beginning + name + end }

  /// The name in such a message; `nil` for any other text.
  package static func name(in text: String) -> String? {
    guard text.hasPrefix(beginning), text.hasSuffix(end) else { return nil }
    return String(text.dropFirst(beginning.count).dropLast(end.count))
  }
}

extension _Lowering {
  /// Lowers a symbol: a glyph of one cell, drawn as text is, its scale counting as a size of the font.
  @MainActor
  mutating func symbol(_ name: String, of image: Image) {
    title?.add(symbol: name)
    let drawing = SymbolDrawing(
      name, value: image.variableValue, mode: image.symbolRenderingMode, in: environment)
    if !drawing.isKnown { notices.append(SymbolNotice.text(for: drawing.name)) }
    var face = TextFace(environment)
    face.paint = drawing.paint
    // It is one cell in large type too.
    var style = face.style(metrics.typeScale(.plain), scaledBy: environment.fields.imageScale.factor)
    if case .points(let size, _, _) = style.advances {
      // In points a symbol is about as wide as it is high: a little more than its font's size.
      style.advances = .points(size: size * 1.9, monospaced: true, monospacedDigits: true)
    }
    var builder = TextBuilder()
    builder.append(String(Character(drawing.scalar)), style: style)
    builder.lineLimit = 1...1
    var box = tree.text(builder)
    if let background = drawing.background {
      let behind = tree.fill(background)
      box = tree.layer(box, behind, alignment: .center, isOver: false)
    }
    // A resizable symbol takes its frame and stands in the middle of it.
    roots.append(image.isResizable ? flexible(box) : box)
  }
}
