import Glibc

/// Finds the Swift files that the user means, and the resources beside them.
///
/// A file is taken as it is. A folder is searched through, but for build products and packages of others
/// (`.build`, `build`, `DerivedData`, `Pods`, `Carthage`, `node_modules`), hidden folders, folders named
/// `...Tests`, bundles such as `*.framework` and `*.xcodeproj`, and package manifests. Links are followed, but
/// not to folders above, each folder and file is taken once, and the answer is sorted by path, so that it is the
/// same on every machine. What cannot be looked into is left out, and said.
public struct SourceFinder: Sendable {
  /// Patterns as the shell knows them; what matches by name or by path below the folder is left out.
  public var exclusions: [String]
  /// Folders that belong to somebody else's search.
  var others: Set<FileStatus.Identity> = []
  /// Folders whose plain files are what Islet wrote, as are those named `__Snapshots__`: sources and catalogs
  /// are found there, but `Bundle.main` holds nothing of them.
  var outputs: Set<FileStatus.Identity> = []

  static let skippedFolders: Set<String> = ["DerivedData", "Pods", "Carthage", "node_modules", "build"]
  /// Folders that are one thing to whoever made them.
  static let bundles = [
    ".app", ".appex", ".bundle", ".docc", ".framework", ".playground", ".xcarchive", ".xcframework",
    ".xcodeproj", ".xcworkspace",
  ]
  static let mostFiles = 20_000
  static let mostPlainFiles = 5_000
  static let mostBytes = 16 << 20

  public init(exclusions: [String] = []) {
    self.exclusions = exclusions
  }

  /// The Swift files and resources at and below the paths. Nothing is read but folders.
  ///
  /// - Throws: `WorkshopError` when a path is missing or cannot be read, or when there is no Swift source
  ///   at all.
  public func find(at paths: [String]) throws(WorkshopError) -> ProjectFiles {
    var search = Search(exclusions: exclusions, others: others, outputs: outputs)
    for path in paths {
      search.root = resolved(path)
      guard let status = FileStatus(path) else {
        throw WorkshopError(.input, "\(path): \(Self.reason(errno))")
      }
      if status.isFolder {
        try search.visitFolder(
          Search.Place(shown: path, real: resolved(path), below: "", localization: nil), status: status)
      } else {
        guard status.isRegular else { throw WorkshopError(.input, "\(path): is not a regular file") }
        guard path.hasSuffix(".swift") else {
          throw WorkshopError(.input, "\(path): is not a Swift file; give a .swift file or a folder of them")
        }
        search.take(
          ProjectFiles.Source(
            path: resolved(path), displayPath: path, isExplicit: true, stamp: status.stamp))
      }
    }
    guard !search.sources.isEmpty else {
      throw WorkshopError(.input, "\(paths.joined(separator: ", ")): no Swift source here")
    }
    return ProjectFiles(
      sources: search.sources.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) },
      resources: search.resources.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) },
      notices: search.allNotices)
  }

  /// The Swift files at and below the paths with their texts.
  ///
  /// - Throws: `WorkshopError` when a path is missing, cannot be read or is not UTF-8, or when there is
  ///   no Swift source at all.
  public func files(at paths: [String]) throws(WorkshopError) -> [SourceFile] {
    try find(at: paths).readSources()
  }

  /// Whether sources are looked for in folders of this name.
  static func isSearched(folder name: String) -> Bool {
    !name.hasPrefix(".") && !skippedFolders.contains(name) && !name.hasSuffix("Tests")
      && !bundles.contains(where: name.hasSuffix)
  }

  static func reason(_ code: Int32) -> String {
    switch code {
    case ENOENT: "no such file or folder"
    case EACCES: "may not be read (permission denied)"
    case EFBIG: "is too large for a source file"
    default: String(cString: strerror(code))
    }
  }
}

/// One walk over the given paths.
private struct Search {
  /// A folder or file on the way.
  struct Place {
    /// The path as the user can recognise it.
    var shown: String
    /// The same with links resolved.
    var real: String
    /// The path below the folder that was given.
    var below: String
    /// The language of the `*.lproj` around it.
    var localization: String?
    /// Whether plain files are of no account.
    var isOutput = false

    func child(_ name: String) -> Place {
      var child = self
      child.shown = shown.hasSuffix("/") ? shown + name : "\(shown)/\(name)"
      child.real = real == "/" ? "/\(name)" : "\(real)/\(name)"
      child.below = below.isEmpty ? name : "\(below)/\(name)"
      return child
    }
  }

  let exclusions: [String]
  private let outputs: Set<FileStatus.Identity>
  private(set) var sources: [ProjectFiles.Source] = []
  private(set) var resources: [ResourceFile] = []
  /// What was given, links resolved.
  var root = ""
  private var notices: [String] = []
  private var plainFiles = 0
  /// Where in `sources` a file stands, so that one given twice is taken once.
  private var places: [FileStatus.Identity: Int] = [:]
  private var visited: Set<FileStatus.Identity> = []
  private var takenResources: Set<String> = []

  init(exclusions: [String], others: Set<FileStatus.Identity>, outputs: Set<FileStatus.Identity>) {
    self.exclusions = exclusions
    self.outputs = outputs
    visited = others
  }

  private static let mostNotices = 8

  /// A line for each thing that was left out, up to a number.
  var allNotices: [String] {
    var plain: [String] = []
    if plainFiles > SourceFinder.mostPlainFiles {
      plain.append(
        "\(plainFiles - SourceFinder.mostPlainFiles) of \(plainFiles) files that are no sources were left out: "
          + "Bundle.main does not hold them")
    }
    guard notices.count > Self.mostNotices else { return notices + plain }
    return notices.prefix(Self.mostNotices) + ["\(notices.count - Self.mostNotices) more were left out"]
      + plain
  }

  private mutating func leaveOut(_ place: Place, _ reason: String) {
    notices.append("\(place.shown) was left out: it \(reason)")
  }

  mutating func take(_ source: ProjectFiles.Source) {
    if let place = places[source.stamp.identity] {
      if source.isExplicit { sources[place].isExplicit = true }
      return
    }
    places[source.stamp.identity] = sources.count
    sources.append(source)
  }

  mutating func visitFolder(_ place: Place, status: FileStatus) throws(WorkshopError) {
    guard visited.insert(status.identity).inserted else { return }
    var place = place
    if outputs.contains(status.identity) { place.isOutput = true }
    guard let entries = entriesInFolder(place.real) else {
      // It has gone since its name was read.
      if errno == ENOENT, !place.below.isEmpty { return }
      let reason = SourceFinder.reason(errno)
      guard !place.below.isEmpty else { throw WorkshopError(.input, "\(place.shown): \(reason)") }
      return leaveOut(place, reason)
    }
    for entry in entries.sorted(by: { $0.name < $1.name }) where !entry.name.hasPrefix(".") {
      guard mayMatter(entry, in: place) else { continue }
      var child = place.child(entry.name)
      if entry.isGarbled {
        if !isExcluded(entry.name, child.below) { leaveOut(child, "has a name that is not UTF-8; rename it") }
        continue
      }
      // A link to nothing is nobody's source.
      guard !isExcluded(entry.name, child.below), let status = FileStatus(child.real) else { continue }
      if entry.kind == .link {
        child.real = resolved(child.real)
        let above = child.real == "/" ? "/" : child.real + "/"
        if status.isFolder, child.real != root, root.hasPrefix(above) {
          leaveOut(child, "is a link to a folder above what was given")
          continue
        }
      }
      if status.isFolder {
        try visit(child, named: entry.name, status: status)
      } else if status.isRegular, entry.name.hasSuffix(".swift"), !isManifest(entry.name) {
        take(
          ProjectFiles.Source(
            path: child.real, displayPath: child.shown, isExplicit: false, stamp: status.stamp))
        guard sources.count <= SourceFinder.mostFiles else {
          throw WorkshopError(
            .input,
            "\(place.shown): more than \(SourceFinder.mostFiles) Swift files; give a smaller folder")
        }
      } else if status.isRegular, let kind = ResourceFile.kind(ofName: entry.name, isFolder: false) {
        takeResource(kind, child)
      }
    }
  }

  private mutating func visit(
    _ place: Place, named name: String, status: FileStatus
  ) throws(WorkshopError) {
    if let kind = ResourceFile.kind(ofName: name, isFolder: true) {
      takeResource(kind, place)
      return
    }
    if name.hasSuffix(".xcodeproj") {
      let settings = place.child("project.pbxproj")
      if FileStatus(settings.real)?.isRegular == true { takeResource(.buildSettings, settings) }
    }
    guard SourceFinder.isSearched(folder: name) else { return }
    var place = place
    if name == "__Snapshots__" { place.isOutput = true }
    if name.hasSuffix(".lproj") { place.localization = String(name.dropLast(".lproj".count)) }
    try visitFolder(place, status: status)
  }

  private mutating func takeResource(_ kind: ResourceFile.Kind, _ place: Place) {
    guard takenResources.insert(place.real).inserted else { return }
    if kind == .plain {
      plainFiles += 1
      guard plainFiles <= SourceFinder.mostPlainFiles else { return }
    }
    resources.append(
      ResourceFile(
        kind: kind, path: place.real, displayPath: place.shown, localization: place.localization))
  }

  /// Most files of a project need not be asked about.
  private func mayMatter(_ entry: FolderEntry, in place: Place) -> Bool {
    guard entry.kind == .file, !entry.name.hasSuffix(".swift") else { return true }
    guard let kind = ResourceFile.kind(ofName: entry.name, isFolder: false) else { return false }
    return !(place.isOutput && kind == .plain)
  }

  private func isManifest(_ name: String) -> Bool {
    name == "Package.swift" || name.hasPrefix("Package@swift-")
  }

  private func isExcluded(_ name: String, _ relative: String) -> Bool {
    exclusions.contains { fnmatch($0, name, 0) == 0 || fnmatch($0, relative, 0) == 0 }
  }
}
