import Glibc

/// Which folders to watch for some paths, and what in them matters.
struct WatchScope {
  /// A folder to watch.
  struct Folder: Hashable {
    var path: String
    /// Below a folder that was given: all that a build reads matters.
    var isInside: Bool
    /// Names that matter whatever they are: files that were given, and the way to given folders.
    var names: Set<String> = []
    /// A catalog of assets, where every name matters.
    var isCatalog = false
    /// Below the folder that was given, for exclusions; empty for that folder itself.
    var relative = ""

    func union(_ other: Folder) -> Folder {
      var result = isInside ? self : other
      result.names = names.union(other.names)
      return result
    }
  }

  enum Meaning {
    case nothing
    /// The bytes of a file that a build reads may be others.
    case content
    /// A folder came, went or got another name.
    case structure
  }

  private let paths: [String]
  private let exclusions: [String]

  static let mostFolders = 20_000

  init(paths: [String], exclusions: [String]) {
    self.paths = paths
    self.exclusions = exclusions
  }

  /// The folders that there are now, each path once or more.
  func folders() -> [Folder] {
    var result: [Folder] = []
    var visited: Set<FileStatus.Identity> = []
    for path in paths {
      // The path itself may be a link, and what it leads to may be replaced: both are looked at.
      for place in Set([path, resolved(path)]) { result.append(parent(of: place)) }
      if let status = FileStatus(path), status.isFolder {
        add(Folder(path: path, isInside: true, isCatalog: isCatalog(path)), status, &result, &visited)
      }
    }
    return result
  }

  /// The nearest folder above a path that there is, watched for the way down to it.
  private func parent(of path: String) -> Folder {
    var trimmed = Substring(path)
    while true {
      while trimmed.count > 1, trimmed.last == "/" { trimmed.removeLast() }
      guard let slash = trimmed.lastIndex(of: "/") else {
        return Folder(path: ".", isInside: false, names: [String(trimmed)])
      }
      let folder = slash == trimmed.startIndex ? "/" : trimmed[..<slash]
      let name = String(trimmed[trimmed.index(after: slash)...])
      if folder == "/" || FileStatus(String(folder)) != nil {
        return Folder(path: String(folder), isInside: false, names: [name])
      }
      trimmed = folder
    }
  }

  private func add(
    _ folder: Folder, _ status: FileStatus, _ result: inout [Folder],
    _ visited: inout Set<FileStatus.Identity>
  ) {
    guard visited.insert(status.identity).inserted, result.count < Self.mostFolders else { return }
    var folder = folder
    var below: [(Folder, FileStatus)] = []
    for name in (namesInFolder(folder.path) ?? []).sorted() {
      let child = folder.path.hasSuffix("/") ? folder.path + name : "\(folder.path)/\(name)"
      guard isSearched(name, in: folder), let status = FileStatus(child), status.isFolder else { continue }
      let relative = folder.relative.isEmpty ? name : "\(folder.relative)/\(name)"
      below.append(
        (
          Folder(
            path: child, isInside: true, isCatalog: folder.isCatalog || isCatalog(name), relative: relative),
          status
        ))
    }
    // Of a link to a folder no event says that it was one.
    folder.names.formUnion(below.map { $0.0.path.fileName })
    result.append(folder)
    for (child, status) in below { add(child, status, &result, &visited) }
  }

  private func isCatalog(_ name: String) -> Bool { name.hasSuffix(".xcassets") }

  /// Whether sources and resources are looked for in a folder of this name.
  private func isSearched(_ name: String, in folder: Folder) -> Bool {
    (folder.isCatalog ? !name.hasPrefix(".") : SourceFinder.isSearched(folder: name))
      && !isExcluded(name, in: folder)
  }

  private func isExcluded(_ name: String, in folder: Folder) -> Bool {
    let relative = folder.relative.isEmpty ? name : "\(folder.relative)/\(name)"
    return exclusions.contains { fnmatch($0, name, 0) == 0 || fnmatch($0, relative, 0) == 0 }
  }

  /// What an event about a name in a folder means.
  func meaning(of name: String, isFolder: Bool, in folder: Folder) -> Meaning {
    if folder.names.contains(name) {
      return isFolder || folder.isInside || FileStatus("\(folder.path)/\(name)")?.isFolder == true
        ? .structure : .content
    }
    guard folder.isInside else { return .nothing }
    if isFolder { return isSearched(name, in: folder) ? .structure : .nothing }
    guard !name.hasPrefix("."), !isExcluded(name, in: folder) else { return .nothing }
    if folder.isCatalog { return .content }
    if name.hasSuffix(".swift") { return .content }
    if let kind = ResourceFile.kind(ofName: name, isFolder: false), kind.isWatched(name) { return .content }
    // A link to a folder comes and goes as a file does.
    let isFolder = !name.contains(".") && FileStatus("\(folder.path)/\(name)")?.isFolder == true
    return isFolder ? .structure : .nothing
  }
}
