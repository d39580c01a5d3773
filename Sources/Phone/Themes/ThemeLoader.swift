import Cells
import Foundation

/// Reads theme files.
public enum ThemeLoader {
  /// Reads one file.
  ///
  /// - Throws: ``ThemeError`` that names the file, the line, the key and what was expected.
  public static func load(file path: String) throws(ThemeError) -> Theme {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw ThemeError(file: path, keyPath: "", message: "the theme cannot be read")
    }
    return try load(data, file: path)
  }

  /// Reads the contents of a file; its name appears in errors.
  static func load(_ data: Data, file: String) throws(ThemeError) -> Theme {
    guard var text = String(validating: data, as: UTF8.self) else {
      throw ThemeError(file: file, keyPath: "", message: "the theme is not UTF-8 text")
    }
    if text.first == "\u{FEFF}" { text.removeFirst() }
    do {
      return try theme(try JSONText.parse(text), file: file)
    } catch let error as JSONSyntaxError {
      throw ThemeError(
        file: file, line: error.place.line, column: error.place.column, keyPath: "",
        message: "this is not JSON: \(error.message)")
    } catch let error as ThemeError {
      throw error
    } catch {
      throw ThemeError(file: file, keyPath: "", message: "\(error)")
    }
  }

  private static func theme(_ node: JSONNode, file: String) throws(ThemeError) -> Theme {
    var reader = try ThemeReader(node, path: "", file: file)
    let theme = Theme(
      id: try identifier(&reader), name: try reader.text("name"), author: try reader.text("author"),
      manner: try reader.word("manner", ["filled": .filled, "outlined": .outlined]),
      charset: try reader.word("charset", ["unicode": .unicode, "ascii": .ascii]),
      hasColour: try reader.bool("colour"), light: try half(reader.object("light")),
      dark: try half(reader.object("dark")))
    try reader.finish()
    return theme
  }

  private static func identifier(_ reader: inout ThemeReader) throws(ThemeError) -> String {
    let id = try reader.text("id")
    guard id.allSatisfy({ $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "-") }) else {
      let place = try reader.value("id", "a text").place
      throw reader.error(
        "expected lower-case letters, digits and \"-\", found \"\(id)\"", at: place, key: "id")
    }
    return id
  }

  private static func half(_ reader: ThemeReader) throws(ThemeError) -> Theme.Half {
    var reader = reader
    let half = Theme.Half(
      terminal: try reader.colour("terminal"), wallpaper: try wallpaper(reader.object("wallpaper")),
      phone: try phone(reader.object("phone")), card: try surface(reader.object("card")),
      island: try surface(reader.object("island")), icons: try reader.colours("icons", atLeast: 1),
      panel: try panel(reader.object("panel")), keys: try keys(reader.object("keys")))
    try reader.finish()
    return half
  }

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

  private static func phone(_ reader: ThemeReader) throws(ThemeError) -> Theme.PhoneColours {
    var reader = reader
    let phone = Theme.PhoneColours(
      bezel: try reader.colour("bezel"), edge: try reader.colour("edge"),
      status: try reader.colour("status"), clock: try reader.colour("clock"),
      date: try reader.colour("date"))
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
    let panel = Theme.PanelColours(
      text: try reader.colour("text"), label: try reader.colour("label"),
      accent: try reader.colour("accent"), good: try reader.colour("good"),
      warn: try reader.colour("warn"), bad: try reader.colour("bad"),
      overlay: try reader.colour("overlay"))
    try reader.finish()
    return panel
  }

  private static func keys(_ reader: ThemeReader) throws(ThemeError) -> Theme.KeyColours {
    var reader = reader
    let keys = Theme.KeyColours(key: try reader.colour("key"), text: try reader.colour("text"))
    try reader.finish()
    return keys
  }
}
