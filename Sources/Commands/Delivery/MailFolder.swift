import CPlatform
import Foundation
import Glibc

/// The folder in which every running phone has its socket, `PID.sock`: `$XDG_RUNTIME_DIR/islet`, else
/// `islet-UID` in the temporary folder. It belongs to the user, and nobody else can enter it.
final class MailFolder {
  /// Why there is none.
  struct Failure: Error, CustomStringConvertible {
    var path: String
    var reason: String

    var description: String { "\(path): \(reason)" }
  }

  let path: String
  let descriptor: Int32

  private init(path: String, descriptor: Int32) {
    self.path = path
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// Makes the folder if it is not there.
  ///
  /// - Parameter owner: Whose it must be.
  static func open(
    environment: [String: String] = ProcessInfo.processInfo.environment, owner: uid_t = geteuid()
  ) throws(Failure) -> MailFolder {
    let path = path(environment, owner: owner)
    if mkdir(path, 0o700) != 0, errno != EEXIST { throw failure(path) }
    let descriptor = Glibc.open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path) }
    let folder = MailFolder(path: path, descriptor: descriptor)
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure(path) }
    guard status.st_uid == owner else {
      throw Failure(path: path, reason: "belongs to another user; remove it or set XDG_RUNTIME_DIR")
    }
    guard status.st_mode & 0o077 == 0 else {
      throw Failure(path: path, reason: "is open to others; make it yours alone with chmod 700")
    }
    return folder
  }

  /// Where the folder is.
  static func path(_ environment: [String: String], owner: uid_t) -> String {
    // What is not absolute is to be ignored, says the XDG specification; what is not there cannot serve.
    if let base = environment["XDG_RUNTIME_DIR"], base.hasPrefix("/"), access(base, W_OK | X_OK) == 0 {
      return "\(base)/islet"
    }
    let base = environment["TMPDIR"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/tmp"
    return "\(base)/islet-\(owner)"
  }

  private static func failure(_ path: String) -> Failure {
    Failure(path: path, reason: String(cString: strerror(errno)))
  }

  // MARK: Sockets

  static func name(of process: pid_t) -> String { "\(process).sock" }

  /// The processes that have a socket here, the newest first, whether they still run or not.
  var processes: [pid_t] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let found = names.compactMap { name -> (pid_t, Int, Int)? in
      guard name.hasSuffix(".sock"), let process = pid_t(name.dropLast(5)) else { return nil }
      var status = stat()
      guard fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0,
        status.st_mode & S_IFMT == S_IFSOCK
      else { return nil }
      return (process, status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
    }
    return found.sorted { ($0.1, $0.2, $0.0) > ($1.1, $1.2, $1.0) }.map(\.0)
  }

  /// Connects to a process; `nil` if it does not run. What a process has left that is gone is removed.
  func connect(to process: pid_t) -> Int32? {
    let name = Self.name(of: process)
    let connection = islet_socket_connect(descriptor, name)
    if connection >= 0 { return connection }
    if errno == ECONNREFUSED { unlinkat(descriptor, name, 0) }
    return nil
  }

  /// Removes what processes have left that are gone.
  func clean() {
    for process in processes {
      if let connection = connect(to: process) { close(connection) }
    }
  }
}
