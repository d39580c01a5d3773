import Workshop

/// Which sources are meant and how they are compiled.
public struct SourceOptions: Hashable, Sendable {
  public var paths: [String] = []
  public var exclusions: [String] = []
  public var languageMode = Compiler.LanguageMode.five
  public var timeLimit = Duration.seconds(120)

  public init(paths: [String] = []) {
    self.paths = paths
  }

  init(_ reader: OptionReader) throws(UsageError) {
    paths = reader.arguments.operands
    exclusions = reader.texts("exclude")
    languageMode = reader.choice("swift-version", default: .five)
    if let seconds = try reader.number("time-limit", atMost: 86_400) { timeLimit = .seconds(seconds) }
  }

  /// Finds, selects and compiles the sources.
  ///
  /// - Throws: `WorkshopError` or `CompileError`.
  public func compile() throws -> CompiledLibrary {
    let files = try SourceFinder(exclusions: exclusions).files(at: paths)
    var compiler = try Compiler.find()
    compiler.languageMode = languageMode
    compiler.timeLimit = timeLimit
    return try compiler.compile(WidgetSelection(files: files, isAvailable: compiler.hasModule))
  }
}
