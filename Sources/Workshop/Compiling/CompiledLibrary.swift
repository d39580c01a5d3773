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
  /// Keeps the library's folder; `nil` for a library that stays.
  private let folder: TemporaryFolder?

  init(
    path: String, moduleName: String, sources: [SourceFile], warnings: [Diagnostic],
    folder: TemporaryFolder?
  ) {
    self.path = path
    self.moduleName = moduleName
    self.sources = sources
    self.warnings = warnings
    self.folder = folder
  }

  /// What a stage is told of the library.
  public var source: StageConfiguration.Source { .library(path: path, resources: resources) }

  /// Removes the file. A stage that has loaded it goes on.
  public func remove() {
    folder?.remove()
  }
}
