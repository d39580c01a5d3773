import Glibc

/// Paths that the user gave, and how what lies there becomes a library.
public struct Project: Sendable {
  public var paths: [String]
  /// Patterns of what is left out, as `SourceFinder` takes them.
  public var exclusions: [String] = []
  /// Modules to compile first, each after those it imports.
  public var modules: [SourceModule] = []
  /// What is looked for in the paths.
  public var aim = WidgetSelection.Aim.activities
  /// A folder that Islet writes into: what it wrote there is no part of what is shown.
  public var output: String?

  public init(paths: [String]) {
    self.paths = paths
  }

  /// The app and the activities each have a file for a type.
  private struct TwoModules: Error {}

  /// Finds, selects and compiles, or takes what was made of the same before.
  ///
  /// An app and its activities become one library, or two where both have a file for a type of the same name.
  ///
  /// - Parameter generated: Sources of Islet's own for what was selected.
  /// - Throws: `CompileError`, `WorkshopError`, or what `generated` throws.
  public func compile(
    with compiler: Compiler, generated: (SelectedFiles) throws -> [GeneratedSource] = { _ in [] }
  ) throws -> CompiledLibrary {
    do {
      return try compileOne(with: compiler, generated: generated)
    } catch is TwoModules {
      var (app, activities) = (self, self)
      app.aim = .app
      activities.aim = .activities
      var library = try activities.compileOne(with: compiler, generated: generated)
      var appCompiler = compiler
      appCompiler.modulePrefix = "App_"
      library.companions = [try app.compileOne(with: appCompiler, generated: generated)]
      return library
    }
  }

  private func compileOne(
    with compiler: Compiler, generated: (SelectedFiles) throws -> [GeneratedSource]
  ) throws -> CompiledLibrary {
    var start = timespec()
    clock_gettime(CLOCK_REALTIME, &start)
    let search = try search(compiler)
    let memory = SelectionMemory(search: search, aim: aim, compiler: compiler)
    if let library = try memory.library(compiler, generated: generated) { return library }

    let names = Set(modules.map(\.name))
    let contents = try search.files.contents()
    var unreadable = contents.unreadable
    func isAvailable(_ module: String) -> Bool { names.contains(module) || compiler.hasModule(module) }
    let entries = WidgetSelection.entries(contents.files)
    if aim == .appWithActivities,
      WidgetSelection.sharedName(of: entries, isAvailable: isAvailable) != nil
    {
      throw TwoModules()
    }
    let selection: WidgetSelection
    /// What is to be said should the sources not compile without what they import.
    var doubt: WorkshopError?
    do {
      selection = try WidgetSelection(entries: entries, for: aim, isAvailable: isAvailable)
    } catch {
      var error = error
      if !unreadable.isEmpty { error.cause = .input }
      error.message += unreadable.map { "\n" + $0.notice }.joined()
      // An import is often there from a template, and nothing of it is used.
      let missing = WidgetSelection.missingModules(of: entries, for: aim, isAvailable: isAvailable)
      guard !missing.isEmpty,
        let other = try? WidgetSelection(
          entries: entries, for: aim, ignoring: missing, isAvailable: isAvailable)
      else { throw error }
      selection = other
      doubt = error
    }
    // What is used of a module is known when everything that may import it is.
    var users = selection.entries
    var selections: [WidgetSelection] = []
    for (index, files) in search.modules.enumerated().reversed() {
      let earlier = Set(modules[..<index].map(\.name))
      let contents = try files.contents()
      unreadable += contents.unreadable
      let selected = WidgetSelection(files: contents.files, usedBy: users) {
        earlier.contains($0) || compiler.hasModule($0)
      }
      users += selected.entries
      selections.insert(selected, at: 0)
    }
    memory.store(selection, selections, unreadable, searchedAt: start)
    // What is kept is what was drawn in the end.
    func keep(_ other: WidgetSelection) {
      memory.store(other, selections, unreadable, searchedAt: start, isAnother: true)
    }

    func library(of selection: WidgetSelection) throws -> CompiledLibrary {
      let selected = SelectedFiles(
        sources: selection.entries.map(\.file), activities: selection.activities.map(\.path),
        resources: search.resources)
      var compiled: [CompiledModule] = []
      for (module, selected) in zip(modules, selections) {
        compiled.append(try compiler.compileModule(named: module.name, selected, modules: compiled))
      }
      var library = try compiler.compile(selection, generated: generated(selected), modules: compiled)
      library.selectionNotices += selections.flatMap(\.notices)
      library.selectionNotices = search.notices + unreadable.map(\.notice) + library.selectionNotices
      library.selected = selected
      return library
    }
    // An activity that was left out for what its file imports may do without.
    if let other = selection.admittingRoots(of: entries, for: aim, isAvailable: isAvailable),
      let library = try? library(of: other)
    {
      keep(other)
      return library
    }
    do {
      return try library(of: selection)
    } catch let error as CompileError {
      if let doubt { throw doubt }
      // A file that was left out is needed. Most of it may do without what it imports.
      if let other = selection.admitting(
        what: error, of: entries, for: aim, isAvailable: isAvailable),
        let library = try? library(of: other)
      {
        keep(other)
        return library
      }
      throw CompileHints(project: self, search: search, selection: selection, unreadable: unreadable)
        .explain(error)
    }
  }

  /// What a search found.
  struct Search {
    var files: ProjectFiles
    /// The files of each module, in the modules' order.
    var modules: [ProjectFiles]
    var names: [String]

    var notices: [String] { ([files] + modules).flatMap(\.notices) }

    var resources: [ResourceFile] {
      ([files] + modules).flatMap(\.resources).sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }
  }

  /// The folder of a module belongs to it alone, and what is looked at belongs to no module.
  private func search(_ compiler: Compiler) throws(WorkshopError) -> Search {
    var folders: [FileStatus.Identity] = []
    for (index, module) in modules.enumerated() {
      let place = "--module \(module.name)=\(module.folder)"
      guard let status = FileStatus(module.folder) else {
        throw WorkshopError(.input, "\(place): \(SourceFinder.reason(errno))")
      }
      guard status.isFolder else { throw WorkshopError(.input, "\(place): is not a folder") }
      guard !compiler.layout.holdsModule(module.name), !compiler.toolchain.holdsModule(module.name) else {
        throw WorkshopError(
          .input, "\(place): Islet or Swift has a module of that name; it is imported as it is")
      }
      guard !modules[..<index].contains(where: { $0.name == module.name }) else {
        throw WorkshopError(.input, "\(place): there are two modules of that name")
      }
      folders.append(status.identity)
    }
    var finder = SourceFinder(exclusions: exclusions)
    finder.others = Set(folders)
    if let identity = output.flatMap({ FileStatus($0) })?.identity { finder.outputs = [identity] }
    let files = try finder.find(at: paths)
    let given = paths.compactMap { FileStatus($0)?.identity }
    var found: [ProjectFiles] = []
    for (index, module) in modules.enumerated() {
      finder.others = Set(given + folders[..<index] + folders[(index + 1)...])
      found.append(try finder.find(at: [module.folder]))
    }
    return Search(files: files, modules: found, names: modules.map(\.name))
  }
}
