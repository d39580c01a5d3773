import Glibc
import Synchronization

/// What this process must put away when it ends early: temporary folders and groups of processes.
enum OpenResources {
  private struct Contents {
    var folders: Set<String> = []
    var groups: Set<pid_t> = []
  }

  private static let contents = Mutex(Contents())

  static func add(folder: String) { contents.withLock { _ = $0.folders.insert(folder) } }
  static func remove(folder: String) { contents.withLock { _ = $0.folders.remove(folder) } }
  static func add(group: pid_t) { contents.withLock { _ = $0.groups.insert(group) } }
  static func remove(group: pid_t) { contents.withLock { _ = $0.groups.remove(group) } }

  /// Kills the groups and removes the folders.
  static func releaseAll() {
    let open = contents.withLock { contents in
      defer { contents = Contents() }
      return contents
    }
    for group in open.groups { kill(-group, SIGKILL) }
    for folder in open.folders { removeTree(folder) }
  }
}

/// Removes a folder and what is in it; links are removed, never followed.
func removeTree(_ path: String) {
  for name in namesInFolder(path) ?? [] {
    let child = "\(path)/\(name)"
    if unlink(child) != 0, errno == EISDIR || errno == EPERM { removeTree(child) }
  }
  rmdir(path)
}
