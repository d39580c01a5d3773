import StageLink

/// The options of `islet themes`.
public struct ThemesOptions: Hashable, Sendable {
  /// Ids and files; empty: all themes there are.
  public var names: [String] = []
  public var isJSON = false
  /// Whether themes are shown as small phones.
  public var showsPreview = false
  /// The halves that are shown.
  public var appearances: [Appearance] = [.dark, .light]
  /// How phones are written.
  public var render = RenderOptions()

  public init() {}

  init(_ reader: OptionReader) throws(UsageError) {
    names = reader.arguments.operands
    isJSON = reader.has("json")
    let asksForPictures = ["preview", "appearance", "format", "output"].first { reader.has($0) }
    if isJSON, let other = asksForPictures {
      throw UsageError(
        message: "--json lists themes, and --\(other) is for their pictures: take one of the two",
        command: reader.arguments.command.title)
    }
    showsPreview = asksForPictures != nil
    if reader.has("appearance") { appearances = [reader.choice("appearance", default: .dark)] }
    render.format = reader.text("format").flatMap { RenderFormat(rawValue: $0) }
    render.output = reader.text("output")
    render.color = reader.choice("color", default: .auto)
    render.isPlain = reader.has("plain")
  }
}
