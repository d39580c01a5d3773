/// The files of a project that belong to its Live Activities.
///
/// Files given by name are always taken. From folders come the files that hold an
/// `ActivityConfiguration` (or, where there is none at all, any preview), the previews of activities, and
/// then, again and again, the files that declare what those use. So an app's own screens, which import
/// what Islet does not have, stay where they are.
public struct WidgetSelection: Sendable {
  /// A file together with what was found in it.
  public struct Entry: Sendable {
    public var file: SourceFile
    public var summary: SourceSummary
  }

  /// A file that may be needed and was left out for what it imports.
  public struct LeftOut: Hashable, Sendable {
    public var displayPath: String
    public var module: String
  }

  /// The files to compile, sorted by path.
  public var entries: [Entry]
  public var leftOut: [LeftOut]
  /// Modules that are part of the project itself: all files are compiled as one module.
  public var projectModules: Set<String>

  /// Selects among the files that were found.
  ///
  /// - Parameter isAvailable: Whether a module can be imported.
  /// - Throws: `WorkshopError` when nothing can be previewed, or when a needed file imports a module that
  ///   is not there.
  public init(files: [SourceFile], isAvailable: (String) -> Bool) throws(WorkshopError) {
    let entries = files.map { Entry(file: $0, summary: SourceScanner.summary(of: $0.text)) }
    let imported = Set(entries.flatMap { $0.summary.imports.map(\.module) })
    let folders = Set(files.flatMap { $0.folders.map(String.init) })
    projectModules = imported.intersection(folders).filter { !isAvailable($0) }

    var closure = Closure(entries: entries, projectModules: projectModules, isAvailable: isAvailable)
    let roots = Self.roots(of: entries)
    guard !roots.isEmpty else {
      throw WorkshopError(
        .source,
        "no Live Activity here: none of the \(files.count) Swift \(files.count == 1 ? "file" : "files") holds an "
          + "ActivityConfiguration or a preview")
    }
    closure.take(roots)
    if let message = closure.missingModule() { throw WorkshopError(.source, message) }
    self.entries = closure.selected.sorted().map { entries[$0] }
    leftOut = closure.leftOut
  }

  private static func roots(of entries: [Entry]) -> [Int] {
    let explicit = entries.indices.filter { entries[$0].file.isExplicit }
    let activities = entries.indices.filter { entries[$0].summary.hasActivityConfiguration }
    guard activities.isEmpty else {
      let previews = entries.indices.filter {
        entries[$0].summary.hasPreview && entries[$0].summary.hasActivityPreview
      }
      return explicit + activities + previews
    }
    return explicit.isEmpty ? entries.indices.filter { entries[$0].summary.hasPreview } : explicit
  }
}
