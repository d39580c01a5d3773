import Cells
import StageLink

/// A command line that was understood.
public enum Invocation: Hashable, Sendable {
  case phone(PhoneOptions)
  /// The phone with an app.
  case run(PhoneOptions)
  case list(ListOptions)
  case render(RenderOptions)
  case snapshot(SnapshotOptions)
  case push(PushOptions)
  case script(ScriptOptions)
  case themes(ThemesOptions)
  case devices(isJSON: Bool)
  case symbols(SymbolsOptions)
  case doctor(isJSON: Bool, clearsCache: Bool)
  case completions(CompletionShell)
  /// The text to show.
  case help(String)
  case version

  /// Reads the arguments.
  ///
  /// - Parameters:
  ///   - arguments: Without the program's name.
  ///   - exists: Whether there is a file or folder at a path.
  /// - Throws: `UsageError`.
  public init(_ arguments: [String], exists: (String) -> Bool) throws(UsageError) {
    let parsed = try ParsedArguments(arguments, exists: exists)
    let reader = OptionReader(arguments: parsed)
    if parsed.asksForHelp {
      self = .help(HelpText.text(for: parsed.command))
    } else if parsed.asksForVersion {
      self = .version
    } else {
      switch parsed.command {
      case .run: self = .run(try PhoneOptions(runOf: reader))
      case .list: self = .list(try ListOptions(reader))
      case .render: self = .render(try RenderOptions(reader))
      case .snapshot: self = .snapshot(try SnapshotOptions(reader))
      case .push: self = .push(try PushOptions(reader))
      case .script: self = .script(try ScriptOptions(reader))
      case .themes: self = .themes(try ThemesOptions(reader))
      case .devices: self = .devices(isJSON: reader.has("json"))
      case .symbols: self = .symbols(try SymbolsOptions(reader))
      case .doctor: self = .doctor(isJSON: reader.has("json"), clearsCache: reader.has("clear-cache"))
      case .completions: self = .completions(try CompletionShell(parsed.operands))
      default: self = .phone(try PhoneOptions(reader))
      }
    }
  }
}

/// The options of plain `islet`.
public struct PhoneOptions: Hashable, Sendable {
  /// No path: the gallery.
  public var sources = SourceOptions()
  public var view = ViewOptions()
  public var color = ColorOption.auto
  /// What is there is told in words, line by line.
  public var isPlain = false
  /// The file that what is shown is recorded in.
  public var record: String?
  /// Why the system refuses to start activities.
  public var refusals: [String] = []
  /// The trace is shown, and written to standard error at the end.
  public var showsTrace = false

  init(_ reader: OptionReader) throws(UsageError) {
    sources = try SourceOptions(reader)
    view = try ViewOptions(reader)
    record = reader.text("record")
    refusals = reader.texts("deny")
    showsTrace = reader.has("trace")
    color = reader.choice("color", default: .auto)
    isPlain = reader.has("plain")
  }

  /// The options of `islet run`.
  init(runOf reader: OptionReader) throws(UsageError) {
    guard !reader.arguments.operands.isEmpty else {
      throw UsageError(
        message: "run needs a PATH: the sources of an app and of its widget extension",
        command: reader.arguments.command.title)
    }
    try self.init(reader)
    sources.isApp = true
  }
}

/// The options of `islet list`.
public struct ListOptions: Hashable, Sendable {
  public var sources = SourceOptions()
  public var isJSON = false
  public var activity = Choice.all
  public var content = ContentOptions()

  init(_ reader: OptionReader) throws(UsageError) {
    sources = try SourceOptions(reader)
    activity = reader.activity(default: .all)
    content = try ContentOptions(reader)
    isJSON = reader.has("json")
  }
}

/// The options of `islet render`.
public struct RenderOptions: Hashable, Sendable {
  public var sources = SourceOptions()
  public var view = ViewOptions()
  /// `nil`: what the name of the output's file says, else ANSI on a colour terminal and text elsewhere.
  public var format: RenderFormat?
  /// The path of a file; `nil` is standard output.
  public var output: String?
  public var color = ColorOption.auto
  /// Words in place of a frame; a frame in a format that was asked for has no colour and no filled surfaces.
  public var isPlain = false
  /// JSON tells all that is known of each box.
  public var isInspected = false
  public var sheet = SheetOptions()

  public init() {}

  init(_ reader: OptionReader) throws(UsageError) {
    sources = try SourceOptions(reader)
    view = try ViewOptions(reader)
    format = reader.text("format").flatMap { RenderFormat(rawValue: $0) }
    output = reader.text("output")
    color = reader.choice("color", default: .auto)
    isPlain = reader.has("plain")
    isInspected = reader.has("inspect")
    sheet = try SheetOptions(reader, view)
  }

  /// The format and the number of colours to write.
  ///
  /// - Parameters:
  ///   - environment: The variables of the process.
  ///   - isTerminal: Whether standard output is a terminal.
  public func resolvedFormat(
    environment: [String: String], isTerminal: Bool
  ) -> (format: RenderFormat, depth: ColorDepth) {
    let asked = format ?? output.flatMap { RenderFormat(path: $0) }
    if isPlain {
      // Frames are outlined where they were asked for; a text file is not asked for one.
      return (format == nil && (asked == nil || asked == .text) ? .words : asked ?? .words, .none)
    }
    let format = asked
    let goesToTerminal = isTerminal && output == nil
    // Whoever asks for ANSI in a file wants all of its colours, and the same bytes everywhere.
    if format == .ansi, color == .auto, !goesToTerminal { return (.ansi, .trueColor) }
    let depth = ColorDepth.resolve(environment: environment, option: color, isTerminal: goesToTerminal)
    return (format ?? (depth == .none ? .text : .ansi), depth)
  }

  /// Whether surfaces are outlined whatever a theme says: without enough colours, nothing else shows them.
  func isOutlined(_ format: RenderFormat, _ depth: ColorDepth) -> Bool {
    format == .text || (format == .ansi && depth <= .ansi16) || isPlain
      || (format.isPicture && color == .never)
  }
}
