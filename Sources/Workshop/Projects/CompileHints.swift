import Glibc

/// What may help somebody whose project does not compile, from what is known beside the compiler's words.
struct CompileHints {
  let project: Project
  let search: Project.Search
  let selection: WidgetSelection
  let unreadable: [ProjectFiles.Unreadable]

  private static let mostHints = 5

  /// Adds notes: to the first error about a name that is nowhere, else to the last error.
  func explain(_ error: CompileError) -> CompileError {
    var notes: [String] = []
    let missing = error.errors.compactMap { error in
      Self.missingName(in: error.message).map { (name: $0, path: error.path) }
    }
    if !missing.isEmpty {
      notes += moduleNotes(missing)
      if notes.isEmpty, let root = largerProject() {
        notes.append(
          "\(project.paths.joined(separator: " ")) is a part of the project \(root): give the project's folder, and "
            + "Islet finds what is missing by itself")
      }
    }
    notes += (search.notices + unreadable.map(\.notice)).prefix(Self.mostHints)
    guard !notes.isEmpty, !error.errors.isEmpty else { return error }
    var error = error
    let place =
      error.errors.firstIndex { Self.missingName(in: $0.message) != nil } ?? error.errors.count - 1
    error.errors[place].notes += notes.map { Diagnostic(severity: .note, message: $0) }
    return error
  }

  /// The name that the compiler looked for in vain.
  static func missingName(in message: String) -> String? {
    let parts = message.split(separator: "'", omittingEmptySubsequences: false)
    guard parts.count == 3, ["cannot find type ", "cannot find "].contains(parts[0]),
      parts[2].hasPrefix(" in scope")
    else { return nil }
    return String(parts[1])
  }

  // MARK: - Modules

  /// Which of the modules given declare what a file misses that does not import them.
  private func moduleNotes(_ missing: [(name: String, path: String?)]) -> [String] {
    var notes: [String] = []
    var told: Set<String> = []
    for (module, files) in zip(project.modules, search.modules) {
      guard let sources = try? files.readSources() else { continue }
      let summaries = zip(sources, SourceScanner.summaries(of: sources))
      for (name, path) in missing where notes.count < Self.mostHints {
        guard let path, told.insert("\(module.name) \(name) \(path)").inserted,
          let home = summaries.first(where: { $0.1.declarations.contains(name) })?.0
        else { continue }
        let imports = selection.entries.first { $0.file.displayPath == path }?.summary.imports ?? []
        guard !imports.contains(where: { $0.module == module.name }) else { continue }
        notes.append(
          "'\(name)' is declared in \(home.displayPath), in the module \(module.name), which \(path) does not "
            + "import: add `import \(module.name)`")
      }
    }
    return notes
  }

  // MARK: - The project around

  private static let marks = [".xcodeproj", ".xcworkspace"]

  /// The nearest folder above all that was given that looks like a project's root; `nil` where something that was
  /// given is one itself.
  private func largerProject() -> String? {
    let folders = project.paths.map { path in
      let real = resolved(path)
      return FileStatus(real)?.isFolder == true ? real : Self.parent(of: real)
    }
    guard let first = folders.first, !folders.contains(where: Self.isRoot) else { return nil }
    var folder = Self.parent(of: first)
    while folder != "/" {
      if Self.isRoot(folder), folders.allSatisfy({ $0.hasPrefix(folder + "/") }) { return folder }
      folder = Self.parent(of: folder)
    }
    return nil
  }

  private static func isRoot(_ folder: String) -> Bool {
    (namesInFolder(folder) ?? []).contains { name in
      name == "Package.swift" || name == ".git" || marks.contains(where: name.hasSuffix)
    }
  }

  private static func parent(of path: String) -> String {
    let end = path.lastIndex(of: "/") ?? path.startIndex
    return end == path.startIndex ? "/" : String(path[..<end])
  }
}
