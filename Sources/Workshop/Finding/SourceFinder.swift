import Glibc

/// Finds the Swift files that the user means.
///
/// A file is taken as it is. A folder is searched through, but for build products and packages of others
/// (`.build`, `DerivedData`, `Pods`, `Carthage`), hidden folders, folders named `...Tests` and package
/// manifests. Links are followed, each folder and file is taken once, and the answer is sorted by path, so
/// that it is the same on every machine.
public struct SourceFinder: Sendable {
  /// Patterns as the shell knows them; what matches by name or by path below the folder is left out.
  public var exclusions: [String]

  static let skippedFolders: Set<String> = ["DerivedData", "Pods", "Carthage", "node_modules"]
  static let mostFiles = 20_000
  static let mostBytes = 16 << 20

  public init(exclusions: [String] = []) {
    self.exclusions = exclusions
  }

  /// The Swift files at and below the paths.
  ///
  /// - Throws: `WorkshopError` when a path is missing, cannot be read or is not UTF-8, or when there is
  ///   no Swift source at all.
  public func files(at paths: [String]) throws(WorkshopError) -> [SourceFile] {
    var search = Search(exclusions: exclusions)
    for path in paths {
      guard let status = FileStatus(path) else {
        throw WorkshopError(.input, "\(path): \(Self.reason(errno))")
      }
      if status.isFolder {
        try search.visitFolder(path, status: status, below: "")
      } else {
        guard status.isRegular else { throw WorkshopError(.input, "\(path): is not a regular file") }
        guard path.hasSuffix(".swift") else {
          throw WorkshopError(.input, "\(path): is not a Swift file; give a .swift file or a folder of them")
        }
        search.take(path, status: status, isExplicit: true)
      }
    }
    guard !search.found.isEmpty else {
      throw WorkshopError(.input, "\(paths.joined(separator: ", ")): no Swift source here")
    }
    var files: [SourceFile] = []
    for found in search.found { files.append(try read(found)) }
    return files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  private func read(_ found: Search.Found) throws(WorkshopError) -> SourceFile {
    let bytes: [UInt8]
    do {
      bytes = try readFile(found.path, limit: Self.mostBytes)
    } catch {
      throw WorkshopError(.input, "\(found.path): \(Self.reason(error.code))")
    }
    if let offset = invalidUTF8Offset(in: bytes) {
      throw WorkshopError(
        .input, "\(found.path): is not UTF-8 (byte \(offset)); save it as UTF-8 and try again")
    }
    return SourceFile(
      path: resolved(found.path), displayPath: found.path, isExplicit: found.isExplicit,
      text: String(decoding: bytes, as: UTF8.self))
  }

  fileprivate static func reason(_ code: Int32) -> String {
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
  struct Found {
    var path: String
    var isExplicit: Bool
  }

  let exclusions: [String]
  private(set) var found: [Found] = []
  /// Where in `found` a file stands, so that one given twice is taken once.
  private var places: [FileStatus.Identity: Int] = [:]
  private var visited: Set<FileStatus.Identity> = []

  init(exclusions: [String]) {
    self.exclusions = exclusions
  }

  mutating func take(_ path: String, status: FileStatus, isExplicit: Bool) {
    if let place = places[status.identity] {
      if isExplicit { found[place].isExplicit = true }
      return
    }
    places[status.identity] = found.count
    found.append(Found(path: path, isExplicit: isExplicit))
  }

  mutating func visitFolder(
    _ path: String, status: FileStatus, below prefix: String
  ) throws(WorkshopError) {
    guard visited.insert(status.identity).inserted else { return }
    guard let names = namesInFolder(path) else {
      throw WorkshopError(.input, "\(path): \(SourceFinder.reason(errno))")
    }
    for name in names.sorted() where !name.hasPrefix(".") {
      let relative = prefix.isEmpty ? name : "\(prefix)/\(name)"
      // A link to nothing is nobody's source.
      let child = path.hasSuffix("/") ? path + name : "\(path)/\(name)"
      guard !isExcluded(name, relative), let status = FileStatus(child) else { continue }
      if status.isFolder {
        guard !SourceFinder.skippedFolders.contains(name), !name.hasSuffix("Tests") else { continue }
        try visitFolder(child, status: status, below: relative)
      } else if status.isRegular, name.hasSuffix(".swift"), !isManifest(name) {
        take(child, status: status, isExplicit: false)
        guard found.count <= SourceFinder.mostFiles else {
          throw WorkshopError(
            .input, "\(path): more than \(SourceFinder.mostFiles) Swift files; give a smaller folder")
        }
      }
    }
  }

  private func isManifest(_ name: String) -> Bool {
    name == "Package.swift" || name.hasPrefix("Package@swift-")
  }

  private func isExcluded(_ name: String, _ relative: String) -> Bool {
    exclusions.contains { fnmatch($0, name, 0) == 0 || fnmatch($0, relative, 0) == 0 }
  }
}
