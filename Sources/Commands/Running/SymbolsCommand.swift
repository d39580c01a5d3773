import Cells
import Formats
import Phone
import StageLink
import SwiftUI

/// `islet symbols`: which glyphs stand for SF Symbols, and which symbols have none.
@MainActor
struct SymbolsCommand {
  let isJSON: Bool

  /// Names with their glyphs, a row each: name, glyph, ASCII and, where the table has no line for the name,
  /// how the glyph was found.
  ///
  /// - Parameter names: Empty: all of the table.
  func text(of names: [String]) -> String {
    let rows = (names.isEmpty ? SymbolGlyphs.names : names).map { name in
      let glyph = SymbolGlyphs.glyph(for: name)
      return [name, String(glyph.scalar), String(glyph.ascii), glyph.match.rawValue]
    }
    guard isJSON else {
      // The common case says nothing, so that the others stand out.
      return TextTable.string(
        for:
          rows.map { row in row[3] == "exact" ? [row[0], row[1], row[2]] : row })
    }
    let objects = rows.map { row in
      let fields = zip(["name", "glyph", "ascii", "match"], row)
      return "  {" + fields.map { "\"\($0)\": \(JSONFormat.quoted($1))" }.joined(separator: ", ") + "}"
    }
    return "[\n" + objects.joined(separator: ",\n") + "\n]\n"
  }

  /// The symbols that get the neutral mark in any state of any preview, on every surface that shows a
  /// presentation of its own, in the order in which they are met.
  ///
  /// - Parameters:
  ///   - theme: Of no account for what is found.
  ///   - willDraw: Called before each frame.
  func missing(
    in catalog: Catalog, theme: Theme, willDraw: (Shot) -> Void = { _ in }
  ) throws -> [String] {
    let selection = StageSelection(
      activity: .all, preview: .all, state: .all,
      surfaces: [.lockScreen, .compact, .minimal, .expanded])
    var names: [String] = []
    for shot in try Shot.all(in: catalog, selection) {
      willDraw(shot)
      let scene = PhoneScene(
        preview: shot.preview, state: shot.state, setting: PresentationSetting(surface: shot.surface),
        theme: theme)
      for name in LaidOutScene(scene).notices.compactMap(SymbolNotice.name) where !names.contains(name) {
        names.append(name)
      }
    }
    return names
  }

  /// A list of names as text, a line each, or as JSON.
  func list(_ names: [String]) -> String {
    isJSON
      ? "[" + names.map(JSONFormat.quoted).joined(separator: ", ") + "]\n"
      : names.map { PrintableText.make($0) + "\n" }.joined()
  }
}
