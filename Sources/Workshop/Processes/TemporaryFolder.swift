import Glibc
import Synchronization

/// A folder of this process's own that is removed with it, however it ends.
///
/// It lies in `$TMPDIR`, else in `/tmp`, and only its owner may read it. Where a process is killed its folders
/// stay, until another one makes its first: a lock on each folder, which the system lets go with the process
/// that made it, says whether that one lives.
public final class TemporaryFolder: Sendable {
  public let path: String
  /// The descriptor that keeps the lock, -1 where there is none; `nil` once the folder is removed.
  private let lock: Mutex<Int32?>

  private static let prefix = "islet-build-"
  private static let random = "XXXXXX"
  /// How many seconds a folder is left alone: between its making and its locking nobody holds it.
  static let shortestLife = 60

  /// Removes what dead processes left, once in a process.
  private static let sweptBase: String = {
    let base = getenv("TMPDIR").map { String(cString: $0) } ?? ""
    let folder = base.isEmpty ? "/tmp" : base
    sweep(folder)
    return folder
  }()

  /// - Throws: `WorkshopError` when no folder can be made.
  public init() throws(WorkshopError) {
    let base = Self.sweptBase
    var template = Array("\(base)/\(Self.prefix)\(Self.random)".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw WorkshopError(
        .input,
        "\(base): no temporary folder can be made (\(String(cString: strerror(errno)))); "
          + "set TMPDIR to a folder that can be written to")
    }
    path = template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
    // Without a lock somebody may take it for a dead process's after a while, and that is all.
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if descriptor >= 0 { flock(descriptor, LOCK_EX | LOCK_NB) }
    lock = Mutex(descriptor)
    OpenResources.add(folder: path)
  }

  /// Removes the folder now; what is in use stays in use.
  public func remove() {
    OpenResources.remove(folder: path)
    lock.withLock { descriptor in
      // After it is gone its name may be another's.
      guard let held = descriptor else { return }
      removeTree(path)
      if held >= 0 { close(held) }
      descriptor = nil
    }
  }

  deinit {
    remove()
  }

  /// Removes the folders of processes that are no more.
  ///
  /// A folder must be this user's own and no link, have a lock that nobody holds, and be of some age.
  static func sweep(_ base: String) {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    for name in namesInFolder(base) ?? []
    where name.hasPrefix(prefix) && name.utf8.count == prefix.utf8.count + random.utf8.count {
      let path = "\(base)/\(name)"
      let folder = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      guard folder >= 0 else { continue }
      defer { close(folder) }
      var status = stat()
      guard fstat(folder, &status) == 0, status.st_uid == geteuid(),
        now.tv_sec - status.st_mtim.tv_sec > shortestLife, flock(folder, LOCK_EX | LOCK_NB) == 0
      else { continue }
      removeTree(path)
    }
  }
}
