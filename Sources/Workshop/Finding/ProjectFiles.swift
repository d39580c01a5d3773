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

  /// What the search could not look into, a line each.
  public internal(set) var notices: [String] = []

  /// A file that a folder held and that cannot be a source.
  struct Unreadable: Hashable {
    var displayPath: String
    var reason: String

    var notice: String { "\(displayPath) was left out: it \(reason)" }
  }

  /// What is left out of a project cannot stop it: it may be of no account.
  struct Contents {
    var files: [SourceFile] = []
    var unreadable: [Unreadable] = []
  }

  /// Reads the sources. A file that a folder held and that has gone since is left out: somebody saves by
  /// removing or renaming. So is one that cannot be read or is not UTF-8.
  ///
  /// - Throws: `WorkshopError` when that is so for a file that was given by name.
  public func readSources() throws(WorkshopError) -> [SourceFile] {
    try contents().files
  }

  /// The same, with what was left out.
  func contents() throws(WorkshopError) -> Contents {
    var contents = Contents()
    contents.files.reserveCapacity(sources.count)
    for source in sources {
      do {
        if let file = try source.read() { contents.files.append(file) }
      } catch {
        if source.isExplicit { throw WorkshopError(.input, "\(source.displayPath): \(error.words)") }
        contents.unreadable.append(Unreadable(displayPath: source.displayPath, reason: error.words))
      }
    }
    return contents
  }
}

extension ProjectFiles.Source {
  /// Why a file cannot be a source, as what follows its name.
  struct Failure: Error {
    var words: String
  }

  /// The file with its text; `nil` when it has gone and was not asked for by name.
  func read() throws(Failure) -> SourceFile? {
    let bytes: [UInt8]
    do {
      bytes = try readFile(path, limit: SourceFinder.mostBytes)
    } catch {
      if error.code == ENOENT, !isExplicit { return nil }
      throw Failure(words: SourceFinder.reason(error.code))
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      let offset = invalidUTF8Offset(in: bytes) ?? 0
      throw Failure(words: "is not UTF-8 (byte \(offset)); save it as UTF-8 and try again")
    }
    return SourceFile(path: path, displayPath: displayPath, isExplicit: isExplicit, text: text)
  }
}
