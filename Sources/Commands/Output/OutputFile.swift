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
    try write(to: path) { output throws(OutputError) in try output.write(bytes) }
  }

  /// Writes a file piece by piece in the same way.
  static func write(to path: String, _ body: (Output) throws(OutputError) -> Void) throws(OutputError) {
    // A device or a pipe is written to, not replaced.
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
      return try write(into: path, flags: O_WRONLY, body)
    }
    let temporary = "\(path).islet-\(getpid())"
    do {
      try write(into: temporary, flags: O_WRONLY | O_CREAT | O_EXCL, body)
    } catch {
      throw OutputError(path: path, code: error.code)
    }
    guard rename(temporary, path) == 0 else {
      let code = errno
      unlink(temporary)
      throw OutputError(path: path, code: code)
    }
  }

  private static func write(
    into path: String, flags: Int32, _ body: (Output) throws(OutputError) -> Void
  ) throws(OutputError) {
    let descriptor = open(path, flags | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw OutputError(path: path, code: errno) }
    defer { close(descriptor) }
    do {
      try body(Output(descriptor: descriptor))
    } catch {
      if flags & O_CREAT != 0 { unlink(path) }
      throw OutputError(path: path, code: error.code)
    }
  }
}
