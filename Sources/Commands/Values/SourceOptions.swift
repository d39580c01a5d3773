import Resources
import Workshop

/// Which sources are meant and how they are compiled.
public struct SourceOptions: Hashable, Sendable {
  public var paths: [String] = []
  public var exclusions: [String] = []
  /// An app is looked for, with its activities.
  public var isApp = false
  /// A folder that results go into, and that may lie among the sources.
  public var output: String?
  /// Modules to compile first.
  public var modules: [SourceModule] = []
  public var languageMode = Compiler.LanguageMode.five
  /// How long each drawing may take, and compiling if that is more than its default; `nil` is the default
  /// of each.
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

  /// How long the compiler may work on a module: whoever wants frames soon does not want it to be cut off,
  /// and whoever waits for a key to be answered does not wait for the compiler.
  var compilingLimit: Duration { max(timeLimit ?? .zero, Self.standardCompilingLimit) }

  public init(paths: [String] = []) {
    self.paths = paths
  }

  init(_ reader: OptionReader) throws(UsageError) {
    paths = reader.arguments.operands
    exclusions = reader.texts("exclude")
    modules = try reader.modules("module")
    languageMode = reader.choice("swift-version", default: .five)
    if let seconds = try reader.number("time-limit", atMost: 86_400) { timeLimit = .seconds(seconds) }
    if let megabytes = try reader.number("memory-limit", atMost: 1 << 20) { memoryLimit = megabytes }
  }

  /// Finds, selects and compiles the sources, or takes what was made of the same before.
  ///
  /// - Throws: `WorkshopError` or `CompileError`.
  public func compile() throws -> CompiledLibrary {
    var compiler = try Compiler.find()
    compiler.languageMode = languageMode
    compiler.timeLimit = compilingLimit
    compiler.cache = .standard()
    var catalogs: [AssetCatalog] = []
    var library: CompiledLibrary
    do {
      library = try project.compile(with: compiler) { selected in
        catalogs = GeneratedSources.catalogs(for: selected)
        return GeneratedSources.sources(for: selected, catalogs: catalogs)
      }
    } catch let error as CompileError {
      throw AssetHints(catalogs: catalogs).explain(error)
    }
    if let selected = library.selected { library.resources = GeneratedSources.resources(for: selected) }
    return library
  }

  /// Every file and folder whose changes matter to a build.
  var watchedPaths: [String] { paths + modules.map(\.folder) }

  /// Reads what a build depends on, to tell whether there is anything to build.
  ///
  /// - Parameter others: Files besides whose changes matter too.
  /// - Throws: `WorkshopError`.
  func inputs(with others: [String]) throws -> BuildInputs {
    BuildInputs(
      files: try SourceFinder(exclusions: exclusions).files(at: watchedPaths),
      stamps: BuildInputs.stamps(at: watchedPaths + others, exclusions: exclusions))
  }

  /// What the paths and the options that go with them mean.
  var project: Project {
    var project = Project(paths: paths)
    project.exclusions = exclusions
    project.modules = modules
    if isApp { project.aim = .appWithActivities }
    project.output = output
    return project
  }
}
