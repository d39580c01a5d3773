import Glibc

/// What the system says about a path, links followed.
struct FileStatus {
  /// A file or folder, whatever its path.
  struct Identity: Hashable {
    var device: UInt
    var inode: UInt
  }

  private let status: stat

  /// `nil` when there is nothing; `errno` says why.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.status = status
  }

  var identity: Identity { Identity(device: UInt(status.st_dev), inode: UInt(status.st_ino)) }
  var isFolder: Bool { status.st_mode & S_IFMT == S_IFDIR }
  var isRegular: Bool { status.st_mode & S_IFMT == S_IFREG }
  /// Whether it belongs to this process's user and nobody else may write to it.
  var isWritableByOwnerOnly: Bool {
    status.st_uid == geteuid() && status.st_mode & (S_IWGRP | S_IWOTH) == 0
  }
  /// In bytes.
  var size: Int { Int(status.st_size) }
  /// When it was last written, in nanoseconds since 1970.
  var writtenAt: Int { Self.nanoseconds(status.st_mtim) }

  var stamp: FileStamp {
    FileStamp(
      identity: identity, size: size, writtenAt: writtenAt, changedAt: Self.nanoseconds(status.st_ctim))
  }

  private static func nanoseconds(_ time: timespec) -> Int { time.tv_sec * 1_000_000_000 + time.tv_nsec }
}

/// What tells one version of a file from the next without reading it.
struct FileStamp: Hashable {
  var identity: FileStatus.Identity
  /// In bytes.
  var size: Int
  /// When its text, and when anything about it, was last changed; in nanoseconds since 1970. The second
  /// cannot be set by a program.
  var writtenAt: Int
  var changedAt: Int
}

/// The system's reason for not doing something.
struct SystemError: Error {
  var code: Int32
}

/// One name in a folder.
struct FolderEntry: Hashable {
  enum Kind: Hashable {
    case file, folder, link
    /// Something else, or the file system does not say.
    case other
  }

  var name: String
  var kind: Kind
  /// Whether the name is not UTF-8; `name` shows what can be shown of it, and opens nothing.
  var isGarbled = false
}

/// What is in a folder but `.` and `..`; `nil` when it cannot be read, and `errno` says why.
func entriesInFolder(_ path: String) -> [FolderEntry]? {
  guard let folder = opendir(path) else { return nil }
  defer { closedir(folder) }
  var entries: [FolderEntry] = []
  while let entry = readdir(folder) {
    let (name, isGarbled) = withUnsafePointer(to: &entry.pointee.d_name) {
      $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { bytes in
        String(validatingCString: bytes).map { ($0, false) } ?? (String(cString: bytes), true)
      }
    }
    guard name != ".", name != ".." else { continue }
    let kind: FolderEntry.Kind =
      switch Int(entry.pointee.d_type) {
      case Int(DT_REG): .file
      case Int(DT_DIR): .folder
      case Int(DT_LNK): .link
      default: .other
      }
    entries.append(FolderEntry(name: name, kind: kind, isGarbled: isGarbled))
  }
  return entries
}

/// The names in a folder but `.` and `..`; `nil` when it cannot be read, and `errno` says why.
func namesInFolder(_ path: String) -> [String]? {
  entriesInFolder(path)?.map(\.name)
}

/// The bytes of a file; EFBIG when there are more than the limit.
func readFile(_ path: String, limit: Int) throws(SystemError) -> [UInt8] {
  let descriptor = open(path, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { throw SystemError(code: errno) }
  defer { close(descriptor) }
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 65_536)
  while true {
    let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
    if count == 0 { return bytes }
    if count < 0 {
      guard errno == EINTR else { throw SystemError(code: errno) }
    } else {
      bytes += buffer[..<count]
      guard bytes.count <= limit else { throw SystemError(code: EFBIG) }
    }
  }
}

/// Writes a new file; one that is there already is never written over.
func writeNewFile(_ path: String, _ bytes: some Sequence<UInt8>) throws(SystemError) {
  let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
  guard descriptor >= 0 else { throw SystemError(code: errno) }
  defer { close(descriptor) }
  var rest = Array(bytes)[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    if count >= 0 {
      rest = rest.dropFirst(count)
    } else if errno != EINTR {
      throw SystemError(code: errno)
    }
  }
}

/// The absolute path with links resolved; the path itself when that cannot be.
func resolved(_ path: String) -> String {
  guard let real = realpath(path, nil) else { return path }
  defer { free(real) }
  return String(cString: real)
}

/// Whether there is a program at the path that may be run.
func isExecutable(_ path: String) -> Bool {
  guard let status = FileStatus(path), status.isRegular else { return false }
  return access(path, X_OK) == 0
}

/// The offset of the first byte that is not UTF-8, or `nil` when all of it is.
func invalidUTF8Offset(in bytes: [UInt8]) -> Int? {
  if String(validating: bytes, as: UTF8.self) != nil { return nil }
  var parser = UTF8.ForwardParser()
  var iterator = bytes.makeIterator()
  var offset = 0
  while true {
    switch parser.parseScalar(from: &iterator) {
    case .valid(let scalar): offset += scalar.count
    case .error: return offset
    case .emptyInput: return nil
    }
  }
}
