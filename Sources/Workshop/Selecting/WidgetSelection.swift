/// The files of a project that belong to its Live Activities.
///
/// Files given by name are always taken. From folders come the files that hold an
/// `ActivityConfiguration` (or, where there is none at all, any preview), the previews of activities, and
/// then, again and again, the files that declare what those use. So an app's own screens, which import
/// what Islet does not have, stay where they are.
///
/// A file that imports a module that is not there is left out, and the rest is tried without it. Where two
/// activities need two files that declare the same type, as those of two apps in one folder do, the first
/// is taken and the second set aside.
public struct WidgetSelection: Sendable {
  /// What files are looked for.
  public enum Aim: String, Hashable, Sendable {
    case activities
    /// An app together with its activities.
    case appWithActivities
    /// An app by itself.
    case app

    /// Whether an app is among it.
    var hasApp: Bool { self != .activities }
  }

  /// A file together with what was found in it.
  public struct Entry: Sendable {
    public var file: SourceFile
    public var summary: SourceSummary
  }

  /// A file that may be needed and was left out for what it imports.
  public struct LeftOut: Hashable, Sendable {
    public var displayPath: String
    /// Where the import stands, both from 1.
    public var line: Int
    public var column: Int
    public var module: String
    /// The file that uses something of it, and what; `nil` where the file was looked at for its own sake.
    public var user: String?
    public var name: String
    /// Whether it is this file's and no namesake that is used.
    public var isCertain: Bool
  }

  /// An activity or preview that cannot be compiled beside those that were taken.
  public struct SetAside: Hashable, Sendable {
    public var displayPath: String
    /// What it or a file it needs declares once more.
    public var name: String
  }

  /// An import that is passed over, as what is shown needs the file.
  public struct IgnoredImport: Hashable, Sendable {
    public var displayPath: String
    public var module: String
  }

  /// The files to compile, sorted by path.
  public var entries: [Entry]
  public var leftOut: [LeftOut] = []
  public var setAside: [SetAside] = []
  public var ignoredImports: [IgnoredImport] = []
  /// Modules that are part of the project itself: all files are compiled as one module.
  public var projectModules: Set<String>

  /// Selects among the files that were found.
  ///
  /// - Parameter isAvailable: Whether a module can be imported.
  /// - Throws: `WorkshopError` when nothing can be previewed, or when every file that could be imports a
  ///   module that is not there.
  public init(files: [SourceFile], isAvailable: (String) -> Bool) throws(WorkshopError) {
    try self.init(entries: Self.entries(files), isAvailable: isAvailable)
  }

  /// The same among files that were scanned.
  ///
  /// - Parameters:
  ///   - ignored: Modules that are not there and whose imports are passed over.
  ///   - admitted: The paths of files, as the user knows them, of which the same holds for all imports.
  init(
    entries: [Entry], for aim: Aim = .activities, ignoring ignored: Set<String> = [],
    admitting admitted: Set<String> = [], isAvailable: (String) -> Bool
  ) throws(WorkshopError) {
    var projectModules = Self.projectModules(of: entries, isAvailable: isAvailable).union(ignored)
    let empty = Closure(
      entries: entries, projectModules: projectModules, admitted: admitted, isAvailable: isAvailable)
    var ignored = ignored
    for entry in entries where admitted.contains(entry.file.displayPath) {
      ignored.formUnion(
        entry.summary.imports.map(\.module).filter { !projectModules.contains($0) && !isAvailable($0) })
    }
    projectModules.formUnion(ignored)
    let roots = Self.roots(of: entries, for: aim)
    let files = "\(entries.count) Swift \(entries.count == 1 ? "file" : "files")"
    guard !aim.hasApp || entries.contains(where: \.summary.beginsApp) else {
      throw WorkshopError(.source, "no app here: none of the \(files) holds an App with @main")
    }
    guard !roots.isEmpty else {
      throw WorkshopError(
        .source, "no Live Activity here: none of the \(files) holds an ActivityConfiguration or a preview")
    }
    var closure = empty
    // A file can be there for its activity and once more for its previews.
    var refused: Set<Int> = []
    for root in roots where !closure.selected.contains(root) && !refused.contains(root) {
      if !closure.selected.isEmpty, !entries[root].file.isExplicit {
        // What it needs for itself must not meet a namesake among what is taken already.
        var alone = empty
        alone.take([root])
        let taken = closure.declaredTypes()
        let clash = alone.declaredTypes().sorted { $0.key < $1.key }.first { name, file in
          taken[name].map { $0 != file } ?? false
        }
        // A preview can do with the namesake, unless it brings its own.
        if let clash,
          entries[root].summary.hasActivityConfiguration || entries[root].summary.beginsApp
            || clash.value == root
        {
          setAside.append(SetAside(displayPath: entries[root].file.displayPath, name: clash.key))
          refused.insert(root)
          continue
        }
      }
      closure.take([root])
    }
    leftOut = closure.leftOut.sorted { $0.key < $1.key }.map(\.value)
    if closure.selected.isEmpty, let first = leftOut.first {
      throw WorkshopError(
        .source, "\(first.displayPath):\(first.line):\(first.column): \(first.reason). \(first.advice)")
    }
    self.entries = closure.selected.sorted().map { entries[$0] }
    self.projectModules = projectModules
    for entry in self.entries {
      let modules = Set(entry.summary.imports.map(\.module)).intersection(ignored)
      ignoredImports += modules.sorted().map {
        IgnoredImport(displayPath: entry.file.displayPath, module: $0)
      }
    }
  }

  /// The modules that are not there and that files to begin with import.
  static func missingModules(
    of entries: [Entry], for aim: Aim, isAvailable: (String) -> Bool
  ) -> Set<String> {
    let own = projectModules(of: entries, isAvailable: isAvailable)
    let imported = roots(of: entries, for: aim).flatMap { entries[$0].summary.imports.map(\.module) }
    return Set(imported).filter { !own.contains($0) && !isAvailable($0) }
  }

  /// Selects, for a module that is compiled by itself, what other modules use of it and what that needs.
  public init(files: [SourceFile], usedBy users: [Entry], isAvailable: (String) -> Bool) {
    let entries = Self.entries(files)
    projectModules = []
    var closure = Closure(
      entries: entries, outside: users, projectModules: [], isAvailable: isAvailable)
    closure.takeWhatIsUsedOutside()
    leftOut = closure.leftOut.sorted { $0.key < $1.key }.map(\.value)
    self.entries = closure.selected.sorted().map { entries[$0] }
  }

  /// Scans files.
  static func entries(_ files: [SourceFile]) -> [Entry] {
    zip(files, SourceScanner.summaries(of: files)).map { Entry(file: $0, summary: $1) }
  }

  /// Modules that are imported by the name of a folder of the project.
  private static func projectModules(of entries: [Entry], isAvailable: (String) -> Bool) -> Set<String> {
    var folders: Set<Substring> = []
    for entry in entries { folders.formUnion(entry.file.folders) }
    let imported = Set(entries.flatMap { $0.summary.imports.map(\.module) })
    return imported.filter { folders.contains($0[...]) && !isAvailable($0) }
  }

  /// A type that the app and the activities each have a file for, so that they cannot be one module: an app and its
  /// widget extension are two on a device too.
  static func sharedName(of entries: [Entry], isAvailable: (String) -> Bool) -> String? {
    let projectModules = projectModules(of: entries, isAvailable: isAvailable)
    func types(_ aim: Aim) -> [String: Int] {
      var closure = Closure(entries: entries, projectModules: projectModules, isAvailable: isAvailable)
      closure.take(roots(of: entries, for: aim))
      return closure.declaredTypes()
    }
    let (app, activities) = (types(.app), types(.activities))
    return app.keys.sorted().first { name in activities[name].map { $0 != app[name] } ?? false }
  }

  private static func roots(of entries: [Entry], for aim: Aim) -> [Int] {
    let apps = entries.indices.filter { entries[$0].summary.beginsApp }
    switch aim {
    case .app: return apps
    case .activities: return roots(of: entries)
    case .appWithActivities:
      let hasActivity = entries.contains(where: \.summary.hasActivityConfiguration)
      return apps + (hasActivity ? roots(of: entries) : []).filter { !apps.contains($0) }
    }
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

extension WidgetSelection {
  /// The selection with the files that were left out and declare what the compiler looked for in vain; `nil` where
  /// there are none.
  func admitting(
    what error: CompileError, of entries: [Entry], for aim: Aim, isAvailable: (String) -> Bool
  ) -> WidgetSelection? {
    let missing = Set(error.errors.compactMap { CompileHints.missingName(in: $0.message) })
    let needed = leftOut.filter { left in
      missing.contains(left.name)
        || !(entries.first { $0.file.displayPath == left.displayPath }?.summary
          .declarations.isDisjoint(with: missing) ?? true)
    }
    guard !needed.isEmpty else { return nil }
    return try? WidgetSelection(
      entries: entries, for: aim, admitting: Set(needed.map(\.displayPath)), isAvailable: isAvailable)
  }

  /// The selection with the activities and previews that were left out for what their own files import; `nil`
  /// where there are none.
  func admittingRoots(
    of entries: [Entry], for aim: Aim, isAvailable: (String) -> Bool
  ) -> WidgetSelection? {
    let roots = Set(leftOut.filter { $0.user == nil }.map(\.displayPath))
    guard !roots.isEmpty else { return nil }
    return try? WidgetSelection(entries: entries, for: aim, admitting: roots, isAvailable: isAvailable)
  }

  /// The files that hold an `ActivityConfiguration`.
  var activities: [SourceFile] { entries.filter(\.summary.hasActivityConfiguration).map(\.file) }

  /// What a person is to know of what was not taken, a line each.
  struct Notices {
    private(set) var lines: [String] = []

    mutating func add(leftOut path: String, module: String, isCertain: Bool) {
      // Else the name that is used is most likely another's.
      if isCertain { lines.append("\(path) was left out: it imports \(module), which Islet does not have") }
    }

    mutating func add(ignored module: String, in path: String) {
      lines.append(
        "\(path) imports \(module), which Islet does not have: the import is passed over, and so is what needs it"
      )
    }

    mutating func add(setAside path: String, name: String) {
      lines.append(
        "\(path) was left out: it or what it needs declares \(name), as what is shown does; give its folder to "
          + "see it")
    }
  }

  /// A line for each file that was left out and may be missed.
  public var notices: [String] {
    var notices = Notices()
    for left in leftOut {
      notices.add(leftOut: left.displayPath, module: left.module, isCertain: left.isCertain)
    }
    for set in setAside { notices.add(setAside: set.displayPath, name: set.name) }
    for found in ignoredImports { notices.add(ignored: found.module, in: found.displayPath) }
    return notices.lines
  }
}

extension WidgetSelection.LeftOut {
  var reason: String { "imports \(module), which Islet does not have" }

  /// What helps where the file is needed.
  var advice: String {
    "If \(module) is a module of yours, give its folder: --module \(module)=DIR. Else move what the activity "
      + "needs into a file without this import, or leave out with --exclude what uses it."
  }
}
