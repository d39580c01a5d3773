import Glibc
import StageLink

/// Remembers which of the files that a search found were compiled, so that the others need not even be
/// read the next time.
///
/// The memory is kept under what the system says of every file found (number, size, times): a file that is
/// added, removed or written to means another selection. The files that were selected are read again, and
/// their bytes decide which library is theirs.
struct SelectionMemory {
  private let search: Project.Search
  private let cache: BuildCache?
  private let key: Digest

  /// How much later than its last change a file must have been seen for its times to be trusted: the
  /// file system's clock goes in steps.
  private static let clockStep = 50_000_000
  private static let mostFiles = SourceFinder.mostFiles
  private static let longestPath = 1 << 16

  init(search: Project.Search, aim: WidgetSelection.Aim, compiler: Compiler) {
    self.search = search
    cache = compiler.cache
    var key = CacheKey("selection 5")
    key.add(aim.rawValue)
    key.add(BuildIdentity(toolchain: compiler.toolchain, layout: compiler.layout).digest)
    for (name, files) in zip([""] + search.names, [search.files] + search.modules) {
      key.add(name)
      key.add(files.sources.count)
      for source in files.sources {
        key.add(source.path)
        key.add(source.isExplicit ? 1 : 0)
        let stamp = source.stamp
        for number in [stamp.size, stamp.writtenAt, stamp.changedAt] { key.add(number) }
        for number in [stamp.identity.device, stamp.identity.inode] { key.add(Int(bitPattern: number)) }
      }
    }
    self.key = key.digest
  }

  // MARK: - Keeping

  /// Keeps what was selected, unless some file changed just before the search.
  ///
  /// - Parameter isAnother: Whether it takes the place of what was kept of the same search.
  func store(
    _ selection: WidgetSelection, _ modules: [WidgetSelection],
    _ unreadable: [ProjectFiles.Unreadable], searchedAt start: timespec, isAnother: Bool = false
  ) {
    guard let cache else { return }
    let latest = start.tv_sec * 1_000_000_000 + start.tv_nsec - Self.clockStep
    let isSettled = ([search.files] + search.modules).allSatisfy { files in
      files.sources.allSatisfy { $0.stamp.changedAt < latest && $0.stamp.writtenAt < latest }
    }
    guard isSettled else { return }
    var writer = ByteWriter()
    let paths = realPaths
    writer.write(short: UInt32(unreadable.count))
    for file in unreadable {
      writer.write(paths[file.displayPath] ?? file.displayPath)
      writer.write(file.reason)
    }
    for selection in [selection] + modules {
      writer.write(selection.entries.map(\.file.path))
      writer.write(selection.activities.map(\.path))
      writer.write(selection.projectModules.sorted())
      // Paths in notices are as the user calls them, which may be otherwise the next time.
      writer.write(short: UInt32(selection.leftOut.count))
      for left in selection.leftOut {
        writer.write(paths[left.displayPath] ?? left.displayPath)
        writer.write(left.module)
        writer.write(UInt8(left.isCertain ? 1 : 0))
      }
      writer.write(short: UInt32(selection.setAside.count))
      for set in selection.setAside {
        writer.write(paths[set.displayPath] ?? set.displayPath)
        writer.write(set.name)
      }
      writer.write(short: UInt32(selection.ignoredImports.count))
      for found in selection.ignoredImports {
        writer.write(paths[found.displayPath] ?? found.displayPath)
        writer.write(found.module)
      }
    }
    Afterwork.add { [key, note = writer.bytes] in
      if isAnother { cache.remove(key) }
      cache.store(key, files: [], note: note)
    }
  }

  // MARK: - Remembering

  /// The library of the selection that was made of the same files before, if their bytes are the same too.
  func library(
    _ compiler: Compiler, generated: (SelectedFiles) throws -> [GeneratedSource]
  ) throws -> CompiledLibrary? {
    guard let cache, let entry = cache.entry(for: key) else { return nil }
    guard let (unreadable, selections) = try? selections(in: entry.note),
      selections.count == search.modules.count + 1
    else {
      cache.remove(key)
      return nil
    }
    var modules: [(name: String, key: Digest)] = []
    for (name, selected) in zip(search.names, selections.dropFirst()) {
      let unit = CompileUnit(
        moduleName: name, files: selected.files, projectModules: [],
        generated: selected.files.isEmpty ? [Compiler.emptySource] : [], modules: modules)
      modules.append((name, compiler.moduleKey(of: unit)))
    }
    let main = selections[0]
    let selected = SelectedFiles(
      sources: main.files, activities: main.activities, resources: search.resources)
    var library = compiler.cachedLibrary(
      CompileUnit(
        moduleName: compiler.moduleName(for: main.files), files: main.files,
        projectModules: main.projectModules, generated: try generated(selected), modules: modules))
    library?.selected = selected
    library?.selectionNotices = search.notices + unreadable.map(\.notice) + selections.flatMap(\.notices)
    return library
  }

  private struct Remembered {
    var files: [SourceFile]
    var activities: [String]
    var projectModules: Set<String>
    var notices: [String]
  }

  private enum Failure: Error { case gone }

  private func selections(
    in note: ArraySlice<UInt8>
  ) throws -> (unreadable: [ProjectFiles.Unreadable], selections: [Remembered]) {
    var reader = ByteReader(note)
    var selections: [Remembered] = []
    let displayPaths = Dictionary(
      ([search.files] + search.modules).flatMap(\.sources).map { ($0.path, $0.displayPath) }
    ) {
      first, _ in first
    }
    let unreadable = try (0..<Int(try reader.short())).map { _ in
      let path = try reader.text(limit: Self.longestPath)
      return ProjectFiles.Unreadable(
        displayPath: displayPaths[path] ?? path, reason: try reader.text(limit: Self.longestPath))
    }
    for files in [search.files] + search.modules {
      let sources = Dictionary(files.sources.map { ($0.path, $0) }) { first, _ in first }
      func shown(_ path: String) -> String { sources[path]?.displayPath ?? path }
      let read = try reader.texts(limit: Self.longestPath).map { path in
        guard let file = try sources[path]?.read() else { throw Failure.gone }
        return file
      }
      let activities = try reader.texts(limit: Self.longestPath)
      var notices = WidgetSelection.Notices()
      let projectModules = Set(try reader.texts(limit: Self.longestPath))
      for _ in 0..<Int(try reader.short()) {
        let path = shown(try reader.text(limit: Self.longestPath))
        let module = try reader.text(limit: Self.longestPath)
        notices.add(leftOut: path, module: module, isCertain: try reader.byte() == 1)
      }
      for _ in 0..<Int(try reader.short()) {
        let path = shown(try reader.text(limit: Self.longestPath))
        notices.add(setAside: path, name: try reader.text(limit: Self.longestPath))
      }
      for _ in 0..<Int(try reader.short()) {
        let path = shown(try reader.text(limit: Self.longestPath))
        notices.add(ignored: try reader.text(limit: Self.longestPath), in: path)
      }
      selections.append(
        Remembered(
          files: read, activities: activities, projectModules: projectModules, notices: notices.lines))
    }
    try reader.finish()
    return (unreadable, selections)
  }

  private var realPaths: [String: String] {
    let sources = ([search.files] + search.modules).flatMap(\.sources)
    return Dictionary(sources.map { ($0.displayPath, $0.path) }) { first, _ in first }
  }
}

extension ByteWriter {
  fileprivate mutating func write(_ texts: [String]) {
    write(short: UInt32(texts.count))
    for text in texts { write(text) }
  }
}

extension ByteReader {
  fileprivate mutating func texts(limit: Int) throws -> [String] {
    try (0..<Int(try short())).map { _ in try text(limit: limit) }
  }
}
