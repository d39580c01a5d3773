import StageLink

/// A library made from a user's sources.
public struct CompiledLibrary: Sendable {
  /// The absolute path of the library.
  public let path: String
  /// The name of the Swift module in it.
  public let moduleName: String
  /// The files that went into it.
  public let sources: [SourceFile]
  public let warnings: [Diagnostic]
  /// What the project's app carries with it; empty until somebody has looked for it.
  public var resources = ProjectResources()
  /// What there is to know of files that were not selected, a line each.
  var selectionNotices: [String] = []
  /// What of the project it was made of; `nil` when it was made of single files.
  public internal(set) var selected: SelectedFiles?
  /// Libraries beside it: the app's, where it is apart from its activities.
  public internal(set) var companions: [CompiledLibrary] = []
  /// Keeps the library's folder; `nil` for a library that stays.
  private let folder: TemporaryFolder?
  /// Where it came from, when it was compiled before.
  private let entry: (cache: BuildCache, key: Digest)?

  init(
    path: String, moduleName: String, sources: [SourceFile], warnings: [Diagnostic],
    folder: TemporaryFolder?, entry: (cache: BuildCache, key: Digest)? = nil
  ) {
    self.path = path
    self.moduleName = moduleName
    self.sources = sources
    self.warnings = warnings
    self.folder = folder
    self.entry = entry
  }

  /// What a stage is told of the library.
  public var source: StageConfiguration.Source { .library(path: path, resources: resources) }

  /// The library that holds the app, where one was looked for.
  public var appPath: String { companions.first?.path ?? path }

  /// What a person is to know of what did not go into it, a line each.
  public var notices: [String] {
    selectionNotices
      + warnings.filter(Omissions.isWarning).map { warning in
        "\(warning.path ?? ""):\(warning.line):\(warning.column): \(warning.message)"
      } + companions.flatMap(\.notices)
  }

  /// Whether it was compiled by an earlier run.
  public var isFromCache: Bool { entry != nil || companions.contains(where: \.isFromCache) }

  /// Removes a file that is this process's own. A stage that has loaded it goes on.
  public func remove() {
    folder?.remove()
    for companion in companions { companion.remove() }
  }

  /// Takes it out of the cache: it cannot be loaded, and is to be compiled again.
  public func discard() {
    if let entry { entry.cache.remove(entry.key) }
    for companion in companions { companion.discard() }
  }
}
