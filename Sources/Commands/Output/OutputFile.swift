import Glibc

/// A file for results that is there whole or not at all.
public enum OutputFile {
  /// Writes a file under a name of its own beside its place and moves it there.
  ///
  /// - Throws: `OutputError`; what stood at the place before is untouched then.
  public static func write(_ text: String, to path: String) throws(OutputError) {
    try write(Array(text.utf8), to: path)
  }

  /// Writes a file of bytes in the same way.
  static func write(_ bytes: [UInt8], to path: String) throws(OutputError) {
    // A device or a pipe is written to, not replaced.
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
      return try write(bytes, into: path, flags: O_WRONLY)
    }
    let temporary = "\(path).islet-\(getpid())"
    do {
      try write(bytes, into: temporary, flags: O_WRONLY | O_CREAT | O_EXCL)
    } catch {
      throw OutputError(path: path, code: error.code)
    }
    guard rename(temporary, path) == 0 else {
      let code = errno
      unlink(temporary)
      throw OutputError(path: path, code: code)
    }
  }

  private static func write(_ bytes: [UInt8], into path: String, flags: Int32) throws(OutputError) {
    let descriptor = open(path, flags | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw OutputError(path: path, code: errno) }
    defer { close(descriptor) }
    do {
      try Output(descriptor: descriptor).write(bytes)
    } catch {
      if flags & O_CREAT != 0 { unlink(path) }
      throw OutputError(path: path, code: error.code)
    }
  }
}
