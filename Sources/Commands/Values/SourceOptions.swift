import Workshop

/// Which sources are meant and how they are compiled.
public struct SourceOptions: Hashable, Sendable {
  public var paths: [String] = []
  public var exclusions: [String] = []
  public var languageMode = Compiler.LanguageMode.five
  /// How long compiling may take, and each drawing; `nil` is the default of each.
  public var timeLimit: Duration?
  /// The memory that a user's code may hold, in megabytes.
  public var memoryLimit = Self.standardMemoryLimit

  public static let standardMemoryLimit = 1024
  /// How long a user's code may take to make one frame, unless an option says otherwise.
  static let standardDrawingLimit = Duration.seconds(10)
  static let standardCompilingLimit = Duration.seconds(120)

  /// What messages call the sources.
  var title: String { paths.joined(separator: " ") }

  /// How long a user's code may take over one frame.
  var drawingLimit: Duration { timeLimit ?? Self.standardDrawingLimit }

  public init(paths: [String] = []) {
    self.paths = paths
  }

  init(_ reader: OptionReader) throws(UsageError) {
    paths = reader.arguments.operands
    exclusions = reader.texts("exclude")
    languageMode = reader.choice("swift-version", default: .five)
    if let seconds = try reader.number("time-limit", atMost: 86_400) { timeLimit = .seconds(seconds) }
    if let megabytes = try reader.number("memory-limit", atMost: 1 << 20) { memoryLimit = megabytes }
  }

  /// Finds, selects and compiles the sources.
  ///
  /// - Throws: `WorkshopError` or `CompileError`.
  public func compile() throws -> CompiledLibrary {
    let project = try SourceFinder(exclusions: exclusions).find(at: paths)
    let files = try project.readSources()
    var compiler = try Compiler.find()
    compiler.languageMode = languageMode
    compiler.timeLimit = timeLimit ?? Self.standardCompilingLimit
    let selection = try WidgetSelection(files: files, isAvailable: compiler.hasModule)
    var library = try compiler.compile(
      selection, generated: GeneratedSources.sources(for: selection, project.resources))
    library.resources = GeneratedSources.resources(for: selection, project.resources)
    return library
  }
}
