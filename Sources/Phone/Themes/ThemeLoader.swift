import Cells
import Foundation
import Schemes

/// Reads theme files.
public enum ThemeLoader {
  /// Whether a file's name says that it holds a base16 or base24 scheme.
  static func isScheme(_ path: String) -> Bool { path.hasSuffix(".yaml") || path.hasSuffix(".yml") }

  /// Reads one file: a theme, or a base16 or base24 scheme where its name ends in `.yaml` or `.yml`, or in neither
  /// these nor `.json` and it holds no JSON.
  ///
  /// - Throws: ``ThemeError`` that names the file, the line, the key and what was expected.
  public static func load(file path: String) throws(ThemeError) -> Theme {
    try load(try JSONFile.contents(path, of: "theme"), file: path)
  }

  /// Reads the contents of a file; its name appears in errors.
  static func load(_ data: Data, file: String) throws(ThemeError) -> Theme {
    let text = try JSONFile.text(data, file: file, of: "theme")
    // A scheme may come out of a pipe, which has no name that says so.
    let isNamed = isScheme(file) || file.hasSuffix(".json")
    if isNamed ? isScheme(file) : text.first(where: { !$0.isWhitespace }) != "{" {
      return try scheme(text, file: file)
    }
    return try theme(try JSONFile.parse(text, file: file), file: file)
  }

  /// A theme in the colours of a scheme, whose id is the name of its file.
  private static func scheme(_ text: String, file: String) throws(ThemeError) -> Theme {
    let name = ((file as NSString).lastPathComponent as NSString).deletingPathExtension
    do throws(SchemeError) {
      return Theme(try ColourScheme(yaml: text), fileName: name)
    } catch {
      throw ThemeError(
        file: file, line: error.place?.line, column: error.place?.column, keyPath: error.key,
        message: error.message)
    }
  }

  private static func theme(_ node: JSONNode, file: String) throws(ThemeError) -> Theme {
    var reader = try ThemeReader(node, of: "a theme", file: file)
    let theme = Theme(
      id: try reader.identifier("id"), name: try reader.text("name"), author: try reader.text("author"),
      manner: try reader.word("manner", ["filled": .filled, "outlined": .outlined]),
      charset: try reader.word("charset", ["unicode": .unicode, "ascii": .ascii]),
      hasColour: try reader.bool("colour"), light: try half(reader.object("light")),
      dark: try half(reader.object("dark")),
      reducesMotion: reader.has("reducedMotion") ? try reader.bool("reducedMotion") : false)
    try reader.finish()
    return theme
  }

  private static func half(_ reader: ThemeReader) throws(ThemeError) -> Theme.Half {
    var reader = reader
    let terminal = try reader.colour("terminal")
    let icons = try reader.colours("icons", atLeast: 1)
    var island = try reader.object("island")
    let neighbour = try island.colour("neighbour", default: standardNeighbour)
    let panel = try panel(reader.object("panel"))
    let half = Theme.Half(
      terminal: terminal, wallpaper: try wallpaper(reader.object("wallpaper")),
      phone: try phone(reader.object("phone"), glass: icons[0]), card: try surface(reader.object("card")),
      island: try surface(island), neighbour: neighbour, icons: icons, panel: panel,
      sheet: reader.has("sheet") ? try sheet(reader.object("sheet"), on: panel) : panel,
      keys: try keys(reader.object("keys"), terminal: terminal),
      focus: reader.has("focus") ? try reader.colour("focus") : nil)
    try reader.finish()
    return half
  }

  /// The grey that reads on black and says nothing.
  static let standardNeighbour = RGBA(0x8E, 0x8E, 0x93)

  private static func wallpaper(_ reader: ThemeReader) throws(ThemeError) -> Theme.Wallpaper {
    var reader = reader
    let wallpaper: Theme.Wallpaper
    if reader.has("gradient") {
      let colours = try reader.colours("gradient", atLeast: 2)
      let angle = reader.has("angle") ? try reader.number("angle") : 180
      wallpaper = .gradient(gradient(colours, angle: angle))
    } else if reader.has("pattern") {
      wallpaper = .pattern(
        text: try reader.text("pattern"), colour: try reader.colour("colour"),
        background: try reader.colour("background"))
    } else {
      wallpaper = .plain(try reader.colour("plain"))
    }
    try reader.finish()
    return wallpaper
  }

  /// Colours at equal distances along a direction; 0 degrees runs upward, 90 to the right, as in CSS.
  private static func gradient(_ colours: [RGBA], angle: Double) -> Gradient {
    let radians = angle / 180 * Double.pi
    let (x, y) = (sin(radians) / 2, -cos(radians) / 2)
    // The corners get the end colours whatever the angle.
    let scale = abs(sin(radians)) + abs(cos(radians))
    return Gradient(
      stops: colours.enumerated().map { .init($1, at: Double($0) / Double(colours.count - 1)) },
      form: .linear(
        startX: 0.5 - x * scale, startY: 0.5 - y * scale, endX: 0.5 + x * scale, endY: 0.5 + y * scale))
  }

  private static func phone(_ reader: ThemeReader, glass: RGBA) throws(ThemeError) -> Theme.PhoneColours {
    var reader = reader
    let phone = Theme.PhoneColours(
      bezel: try reader.colour("bezel"), edge: try reader.colour("edge"),
      status: try reader.colour("status"), clock: try reader.colour("clock"),
      date: try reader.colour("date"), glass: try reader.colour("glass", default: glass))
    try reader.finish()
    return phone
  }

  private static func surface(_ reader: ThemeReader) throws(ThemeError) -> Theme.SurfaceColours {
    var reader = reader
    let surface = Theme.SurfaceColours(fill: try reader.colour("fill"), edge: try reader.colour("edge"))
    try reader.finish()
    return surface
  }

  private static func panel(_ reader: ThemeReader) throws(ThemeError) -> Theme.PanelColours {
    var reader = reader
    let label = try reader.colour("label")
    let panel = Theme.PanelColours(
      text: try reader.colour("text"), label: label,
      accent: try reader.colour("accent"), good: try reader.colour("good"),
      warn: try reader.colour("warn"), bad: try reader.colour("bad"),
      overlay: try reader.colour("overlay"), edge: try reader.colour("edge", default: label))
    try reader.finish()
    return panel
  }

  /// Colours for a sheet whose ground is another one than the terminal's: what is not said is as beside the phone.
  private static func sheet(
    _ reader: ThemeReader, on panel: Theme.PanelColours
  ) throws(ThemeError) -> Theme.PanelColours {
    var reader = reader
    let sheet = Theme.PanelColours(
      text: try reader.colour("text", default: panel.text),
      label: try reader.colour("label", default: panel.label),
      accent: try reader.colour("accent", default: panel.accent),
      good: try reader.colour("good", default: panel.good),
      warn: try reader.colour("warn", default: panel.warn),
      bad: try reader.colour("bad", default: panel.bad), overlay: panel.overlay, edge: panel.edge)
    try reader.finish()
    return sheet
  }

  private static func keys(_ reader: ThemeReader, terminal: RGBA) throws(ThemeError) -> Theme.KeyColours {
    var reader = reader
    let keys = Theme.KeyColours(
      key: try reader.colour("key"), text: try reader.colour("text"),
      fill: try reader.colour("fill", default: terminal))
    try reader.finish()
    return keys
  }
}
