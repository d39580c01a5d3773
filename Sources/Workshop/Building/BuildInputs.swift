/// All that a build and its stage depend on; of equal inputs the second build is not made.
public struct BuildInputs: Hashable, Sendable {
  /// A file that is not compiled, as far as it takes to see that it changed.
  public struct Stamp: Hashable, Sendable {
    public var path: String
    var stamp: FileStamp
  }

  public var files: [SourceFile]
  /// Sorted by path.
  public var stamps: [Stamp]

  public init(files: [SourceFile], stamps: [Stamp] = []) {
    self.files = files
    self.stamps = stamps
  }

  /// The files at and below the paths: what a watcher would report, but for Swift files.
  public static func stamps(at paths: [String], exclusions: [String]) -> [Stamp] {
    let scope = WatchScope(paths: paths, exclusions: exclusions)
    var found: Set<String> = []
    for folder in scope.folders() {
      for name in namesInFolder(folder.path) ?? [] where !name.hasSuffix(".swift") {
        if scope.meaning(of: name, isFolder: false, in: folder) == .content {
          found.insert(folder.path == "/" ? "/\(name)" : "\(folder.path)/\(name)")
        }
      }
    }
    return found.sorted().compactMap { path in
      guard let status = FileStatus(path), status.isRegular else { return nil }
      return Stamp(path: path, stamp: status.stamp)
    }
  }
}
