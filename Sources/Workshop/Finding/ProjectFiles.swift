import Glibc

/// What a search through the user's paths found, before any of it is read.
public struct ProjectFiles: Hashable, Sendable {
  /// One Swift file.
  public struct Source: Hashable, Sendable {
    /// The absolute path, links resolved.
    public var path: String
    /// The path as the user can recognise it.
    public var displayPath: String
    /// Given by name, not found in a folder.
    public var isExplicit: Bool
    /// What the system said about the file when it was found.
    var stamp: FileStamp
  }

  /// Sorted by path, each file once.
  public internal(set) var sources: [Source]
  /// Sorted by path, each file once.
  public internal(set) var resources: [ResourceFile]

  /// Reads the sources. A file that a folder held and that has gone since is left out: somebody saves by
  /// removing or renaming.
  ///
  /// - Throws: `WorkshopError` when a file cannot be read or is not UTF-8.
  public func readSources() throws(WorkshopError) -> [SourceFile] {
    var files: [SourceFile] = []
    files.reserveCapacity(sources.count)
    for source in sources {
      if let file = try source.read() { files.append(file) }
    }
    return files
  }
}

extension ProjectFiles.Source {
  /// The file with its text; `nil` when it has gone and was not asked for by name.
  func read() throws(WorkshopError) -> SourceFile? {
    let bytes: [UInt8]
    do {
      bytes = try readFile(path, limit: SourceFinder.mostBytes)
    } catch {
      if error.code == ENOENT, !isExplicit { return nil }
      throw WorkshopError(.input, "\(displayPath): \(SourceFinder.reason(error.code))")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw WorkshopError(
        .input,
        "\(displayPath): is not UTF-8 (byte \(invalidUTF8Offset(in: bytes) ?? 0)); save it as UTF-8 and try again"
      )
    }
    return SourceFile(path: path, displayPath: displayPath, isExplicit: isExplicit, text: text)
  }
}
