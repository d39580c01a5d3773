import Cells
import Glibc

/// The folder that snapshots lie in, a folder for each activity.
public struct SnapshotFolder: Hashable, Sendable {
  public let path: String

  /// No snapshot is larger than this.
  static let mostBytes = 64 << 20

  public init(path: String) {
    self.path = path
  }

  /// Where a snapshot lies.
  public func path(of name: SnapshotName) -> String {
    path.hasSuffix("/") ? path + name.path : "\(path)/\(name.path)"
  }

  /// The text of a snapshot's file; `nil` when there is none.
  ///
  /// - Throws: `SnapshotFileError` when it cannot be read, `SnapshotError` when it is no text in UTF-8.
  public func text(of name: SnapshotName) throws -> String? {
    guard let bytes = try bytes(of: name) else { return nil }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw SnapshotError(
        path: path(of: name), line: 1,
        SnapshotFormat.isSnapshot(String(decoding: bytes.prefix(SnapshotFormat.markBytes), as: UTF8.self))
          ? "is no text in UTF-8; record it again" : "is no text in UTF-8; \(SnapshotFormat.removeFirst)")
    }
    return text
  }

  /// What is in a snapshot's file, whatever it is; `nil` when there is none.
  ///
  /// - Throws: `SnapshotFileError` when it cannot be read.
  public func bytes(of name: SnapshotName) throws(SnapshotFileError) -> [UInt8]? {
    let path = path(of: name)
    guard let descriptor = try Self.open(path) else { return nil }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var count = 16_384
    while true {
      let read = [UInt8](unsafeUninitializedCapacity: count) { buffer, size in
        size = max(0, Glibc.read(descriptor, buffer.baseAddress, count))
      }
      if read.isEmpty { break }
      bytes += read
      guard bytes.count <= Self.mostBytes else { throw SnapshotFileError(path: path, code: EFBIG) }
      count = min(count * 2, 1 << 20)
    }
    return bytes
  }

  /// A descriptor of a file; `nil` when there is none.
  ///
  /// - Throws: `SnapshotFileError` when it cannot be read, or is none that ends.
  private static func open(_ path: String) throws(SnapshotFileError) -> Int32? {
    // A pipe that nobody writes to would be waited for.
    let descriptor = Glibc.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw SnapshotFileError(path: path, code: errno)
    }
    var status = stat()
    let code = fstat(descriptor, &status) == 0 ? nil : errno
    guard code == nil, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw SnapshotFileError(path: path, code: code)
    }
    return descriptor
  }

  /// The snapshot in a file; `nil` when there is none.
  ///
  /// - Throws: `SnapshotFileError`, `SnapshotError`.
  public func snapshot(_ name: SnapshotName) throws -> Snapshot? {
    guard let text = try text(of: name) else { return nil }
    return try snapshot(name, from: text)
  }

  /// What the text of a snapshot's file says; the path is told where it says nothing.
  public func snapshot(_ name: SnapshotName, from text: String) throws(SnapshotError) -> Snapshot {
    do {
      return try SnapshotFormat.snapshot(from: text)
    } catch {
      throw SnapshotError(path: path(of: name), line: error.line, error.message)
    }
  }

  /// Writes a snapshot's file, whole or not at all, with the folders it needs.
  ///
  /// - Throws: `SnapshotFileError`.
  public func write(_ text: String, to name: SnapshotName) throws(SnapshotFileError) {
    try write(Array(text.utf8), to: name)
  }

  /// The same with bytes.
  public func write(_ bytes: [UInt8], to name: SnapshotName) throws(SnapshotFileError) {
    let path = path(of: name)
    let temporary = "\(path).islet-\(getpid())"
    var descriptor = Glibc.open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    if descriptor < 0, errno == ENOENT {
      if let code = Self.makeFolders(above: path) { throw SnapshotFileError(path: path, code: code) }
      descriptor = Glibc.open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    }
    guard descriptor >= 0 else { throw SnapshotFileError(path: path, code: errno) }
    var code: Int32 = 0
    var rest = bytes[...]
    while !rest.isEmpty, code == 0 {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 { rest = rest.dropFirst(count) } else if errno != EINTR { code = errno }
    }
    if close(descriptor) != 0, code == 0 { code = errno }
    if code == 0, rename(temporary, path) != 0 { code = errno }
    guard code == 0 else {
      unlink(temporary)
      throw SnapshotFileError(path: path, code: code)
    }
  }

  /// Removes a snapshot's file, and its folder if nothing else is in it.
  ///
  /// - Throws: `SnapshotFileError`.
  public func remove(_ name: SnapshotName) throws(SnapshotFileError) {
    let path = path(of: name)
    guard unlink(path) == 0 || errno == ENOENT else { throw SnapshotFileError(path: path, code: errno) }
    if let slash = path.lastIndex(of: "/") { rmdir(String(path[..<slash])) }
  }

  /// Answers why a folder could not be made; `nil` where all are there.
  private static func makeFolders(above path: String) -> Int32? {
    var end = path.startIndex
    while let slash = path[end...].dropFirst().firstIndex(of: "/") {
      let folder = String(path[..<slash])
      if mkdir(folder, 0o777) != 0 {
        let code = errno
        guard code == EEXIST || access(folder, F_OK) == 0 else { return code }
      }
      end = slash
    }
    return nil
  }

  /// The snapshots that lie in the folder and are not among those that are known, in the order of their
  /// paths. Other files, and folders behind links, are left alone.
  ///
  /// - Parameter isKnown: Whether a name is that of a frame there is.
  public func others(isKnown: (SnapshotName) -> Bool) -> [SnapshotName] {
    var found: [SnapshotName] = []
    for folder in Self.entries(of: path, type: DT_DIR) {
      for file in Self.entries(of: "\(path)/\(folder)", type: DT_REG)
      where file.hasSuffix(SnapshotName.ending) {
        let name = SnapshotName(path: "\(folder)/\(file)")
        if !isKnown(name), isSnapshot(name) { found.append(name) }
      }
    }
    return found.sorted()
  }

  /// Whether a file says that it is a snapshot.
  public func isSnapshot(_ name: SnapshotName) -> Bool {
    beginning(of: name).map(SnapshotFormat.isSnapshot) ?? false
  }

  /// Whether nothing is lost when a file is written over that cannot be read: it was a snapshot once, or holds
  /// nothing.
  public func mayBeReplaced(_ name: SnapshotName) -> Bool {
    beginning(of: name).map { $0.isEmpty || SnapshotFormat.isSnapshot($0) } ?? false
  }

  /// What a file begins with; `nil` where there is none that can be read.
  private func beginning(of name: SnapshotName) -> String? {
    guard let descriptor = try? Self.open(path(of: name)) else { return nil }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: SnapshotFormat.markBytes)
    let count = read(descriptor, &bytes, bytes.count)
    return count < 0 ? nil : String(decoding: bytes[..<count], as: UTF8.self)
  }

  private static func entries(of path: String, type: Int) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard !name.hasPrefix(".") else { continue }
      var kind = Int(entry.pointee.d_type)
      // Some file systems do not say.
      if kind == DT_UNKNOWN {
        var status = stat()
        guard lstat("\(path)/\(name)", &status) == 0 else { continue }
        kind =
          status.st_mode & S_IFMT == S_IFDIR ? DT_DIR : status.st_mode & S_IFMT == S_IFREG ? DT_REG : kind
      }
      if kind == type { names.append(name) }
    }
    return names
  }
}

/// A snapshot's file that cannot be read or written.
public struct SnapshotFileError: Error, Hashable, Sendable, CustomStringConvertible {
  public var path: String
  /// What the system said; `nil` for what is there and is no file, such as a pipe.
  public var code: Int32?

  public var description: String {
    let reason = code.map { String(cString: strerror($0)) } ?? "is no file but a folder, a pipe or a device"
    return PrintableText.make("\(path): \(reason)")
  }
}
