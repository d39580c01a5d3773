import BoxLayout
import Cells
import Foundation
import FoundationGaps

/// What a run of text looks like, before it is turned into a style of the engine.
package struct TextFace {
  var font: Font
  var paint: Paint
  var isBold: Bool
  var isItalic: Bool
  var isUnderlined: Bool
  var isStruckThrough: Bool
  var isMonospaced: Bool
  var monospacedDigits: Bool
  private let typeSize: DynamicTypeSize

  /// The face of text that says nothing of its own.
  package init(_ environment: EnvironmentValues) {
    font = environment.fields.font ?? .body
    if let weight = environment.fields.fontWeight { font = font.weight(weight) }
    paint = environment.foregroundPaint
    isBold = environment.fields.isBold
    isItalic = environment.fields.isItalic
    isUnderlined = environment.fields.underline ?? false
    isStruckThrough = environment.fields.strikethrough ?? false
    isMonospaced = environment.fields.isMonospaced
    monospacedDigits = environment.fields.monospacedDigit
    typeSize = environment.fields.dynamicTypeSize
  }

  /// Takes over what a text says of itself: of two modifiers of one kind the first, which is nearest to the text,
  /// wins, as the inner one of other views does. Weights change the font, so the font comes first.
  mutating func apply(_ modifiers: [Text.Modifier], _ environment: EnvironmentValues) {
    func isFont(_ modifier: Text.Modifier) -> Bool {
      if case .font = modifier { true } else { false }
    }
    for modifier in modifiers.reversed() where isFont(modifier) { apply(modifier, environment) }
    for modifier in modifiers.reversed() where !isFont(modifier) { apply(modifier, environment) }
  }

  private mutating func apply(_ modifier: Text.Modifier, _ environment: EnvironmentValues) {
    switch modifier {
    case .font(let font): self.font = font ?? self.font
    case .weight(let weight): font = font.weight(weight ?? .regular)
    case .foreground(let style): paint = style._paint(in: environment)
    case .bold(let isActive): isBold = isActive
    case .italic(let isActive): isItalic = isActive
    case .underline(let isActive): isUnderlined = isActive
    case .strikethrough(let isActive): isStruckThrough = isActive
    case .monospaced(let isActive): isMonospaced = isActive
    case .monospacedDigit: monospacedDigits = true
    }
  }

  /// Takes over what Markdown says.
  mutating func apply(_ intent: InlinePresentationIntent) {
    if intent.contains(.stronglyEmphasized) { isBold = true }
    if intent.contains(.emphasized) { isItalic = true }
    if intent.contains(.strikethrough) { isStruckThrough = true }
    if intent.contains(.code) { isMonospaced = true }
  }

  /// Takes over what an attributed string says of a run.
  mutating func apply(_ run: AttributedString.Runs.Run, _ environment: EnvironmentValues) {
    typealias Keys = AttributeScopes.SwiftUIAttributes
    if let font = run[Keys.FontAttribute.self] { self.font = font }
    if let color = run[Keys.ForegroundColorAttribute.self] { paint = color._paint(in: environment) }
    if run[Keys.UnderlineStyleAttribute.self] != nil { isUnderlined = true }
    if run[Keys.StrikethroughStyleAttribute.self] != nil { isStruckThrough = true }
  }

  /// The engine's style: semibold and more, or 28 points and more, is bold in cells, and with large type the
  /// latter stands in blocks.
  ///
  /// - Parameter scale: What the font's size counts as, for symbols beside text.
  package func style(_ metrics: Metrics, scaledBy scale: Double = 1) -> TextStyle {
    var attributes: TextAttributes = []
    let font = font.scaled(to: typeSize)
    let size = font.size * scale
    if isBold || font.weight.value >= Font.Weight.semibold.value || size >= 28 {
      attributes.insert(.bold)
    }
    if isItalic || font.isItalic { attributes.insert(.italic) }
    if isUnderlined { attributes.insert(.underline) }
    if isStruckThrough { attributes.insert(.strikethrough) }
    guard metrics.unit == .points else {
      let rows = metrics.typeScale.rows(forSize: size)
      return rows > 1
        ? TextStyle(paint: paint, attributes: attributes, blockRows: rows)
        : TextStyle(paint: paint, attributes: attributes)
    }
    return TextStyle(
      paint: paint, attributes: attributes, lineHeight: metrics.vertical(font.lineHeight),
      // The system face rises to about 0.95 of its size above the baseline, the leading shared.
      ascent: metrics.vertical((font.lineHeight + font.size * 0.73) / 2),
      advances: .points(
        size: size, monospaced: isMonospaced || font.design == .monospaced,
        monospacedDigits: monospacedDigits || font.monospacedDigits))
  }
}
