import Cells
import Formats
import Phone
import StageLink

/// `islet themes`: the themes there are, as a list or as small phones.
@MainActor
struct ThemesCommand {
  private let options: ThemesOptions
  private let themes: [Theme]
  /// A message for each file in the folder that is no theme.
  let errors: [String]

  /// Where no terminal says how wide it is.
  private static let textColumns = 80
  /// Four themes beside each other: about as wide as four rows of them are high.
  private static let pictureColumns = 4 * 2 * ThemeSample.size.columns

  /// - Parameter environment: Where themes may lie.
  /// - Throws: `ThemeError` for a name or file that is no theme.
  init(_ options: ThemesOptions, environment: [String: String]) throws {
    self.options = options
    let library = try ThemeLibrary.installed(environment: environment)
    guard options.names.isEmpty else {
      themes = try options.names.map { try library.theme(named: $0, for: "themes") }
      errors = []
      return
    }
    themes = library.themes
    errors = library.errors.map(\.description)
  }

  /// Writes what the options ask for.
  ///
  /// - Throws: `OutputError`, `CommandError`.
  func write(to output: Output, environment: [String: String]) throws {
    guard options.showsPreview else {
      return try output.write(options.isJSON ? json : table)
    }
    let render = options.render
    try RenderCommand(options: render, environment: environment, isTerminal: output.isTerminal)
      .checkOutput(isTerminal: output.isTerminal)
    let (format, depth) = render.resolvedFormat(environment: environment, isTerminal: output.isTerminal)
    guard format != .words else { return try write(words: table, of: render, to: output) }
    let painter = Painter(
      options: options, format: format, depth: depth, isOutlined: render.isOutlined(format, depth))
    guard let path = render.output else {
      return try output.write(painter.bytes(for: themes, columns: columns(format, output)))
    }
    guard OutputFolder.isMeant(by: path) else {
      return try OutputFile.write(painter.bytes(for: themes, columns: columns(format, nil)), to: path)
    }
    let files = themes.map {
      (name: "\($0.id).\(format.ending)", bytes: painter.bytes(for: [$0], columns: 1))
    }
    try OutputFolder.write(files, into: path)
  }

  /// A phone in a theme's colours is nothing for words: they name the themes.
  private func write(words: String, of render: RenderOptions, to output: Output) throws {
    guard let path = render.output else { return try output.write(words) }
    guard !OutputFolder.isMeant(by: path) else {
      throw CommandError(exitCode: 2, "words about themes are one list: name a file with -o FILE")
    }
    try OutputFile.write(words, to: path)
  }

  private func columns(_ format: RenderFormat, _ output: Output?) -> Int {
    if format.isPicture || format == .json { return Self.pictureColumns }
    return output?.columns ?? Self.textColumns
  }

  // MARK: - Lists

  private var table: String {
    TextTable.string(
      for:
        themes.map { theme in
          [
            theme.id, theme.name, "\(theme.manner)", theme.hasColour ? "colour" : "no colour",
            theme.charset.rawValue, theme.author,
          ]
        })
  }

  private var json: String {
    let objects = themes.map { theme in
      let texts = [
        ("id", theme.id), ("name", theme.name), ("author", theme.author), ("manner", "\(theme.manner)"),
        ("charset", theme.charset.rawValue),
      ].map { "\"\($0)\": \(JSONFormat.quoted($1))" }
      return "  {\((texts + ["\"colour\": \(theme.hasColour)"]).joined(separator: ", "))}"
    }
    return JSONFormat.array(of: objects)
  }

  // MARK: - Phones

  @MainActor
  private struct Painter {
    let options: ThemesOptions
    let format: RenderFormat
    let depth: ColorDepth
    let isOutlined: Bool

    func bytes(for themes: [Theme], columns: Int) -> [UInt8] {
      let rows = ThemeSample.rows(of: themes, options.appearances, columns: columns, isOutlined: isOutlined)
      switch format {
      case .text, .words: return Array(TextFormat.string(for: rows).utf8)
      case .ansi: return Array(ANSIFormat(depth: depth).string(for: rows).utf8)
      case .json: return Array(JSONFormat.string(for: [labelled(rows, themes)]).utf8)
      case .svg, .html, .png:
        let writer = PictureWriter(
          format, options.render, paper: options.appearances == [.light] ? .light : .dark)
        return writer.bytes(for: [labelled(rows, themes)])
      }
    }

    /// The rows one below another.
    private func labelled(_ rows: [Frame], _ themes: [Theme]) -> LabelledFrame {
      var frame = Frame(
        size: CellSize(
          columns: rows.map(\.columns).max() ?? 0, rows: rows.reduce(0) { $0 + $1.rows }),
        manner: isOutlined ? .outlined : .filled)
      var top = 0
      for row in rows {
        frame.paste(row, at: CellPoint(column: 0, row: top))
        top += row.rows
      }
      return LabelledFrame(frame, labels: [.init("preview", themes.map(\.name).joined(separator: ", "))])
    }
  }
}
