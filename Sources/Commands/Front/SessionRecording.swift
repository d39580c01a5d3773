import CPlatform
import Formats
import Foundation
import Glibc

/// A file that what is shown in the terminal is recorded in, as an asciicast.
///
/// Every event is in the file as soon as it is shown, so that it plays however the program ends.
struct SessionRecording {
  let path: String
  private let descriptor: Int32

  /// Makes the file, with nothing in it yet.
  ///
  /// - Throws: `CommandError` when there is something at the path, or no file can be made there.
  init(path: String) throws(CommandError) {
    self.path = path
    descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor < 0 else { return }
    let reason =
      errno == EEXIST
      ? "is there already, and --record writes over nothing; remove it or name another file"
      : "cannot be written: \(String(cString: strerror(errno)))"
    throw CommandError(exitCode: 2, "--record: \(path): \(reason)")
  }

  /// Records what is sent to the terminal on standard output from here on.
  ///
  /// - Throws: `OutputError` when the disk is full.
  func begin(title: String, environment: [String: String]) throws(OutputError) {
    var window = winsize()
    _ = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window)
    let names = ["TERM", "COLORTERM", "SHELL"]
    let header = AsciicastHeader(
      columns: max(1, Int(window.ws_col)), rows: max(1, Int(window.ws_row)),
      timestamp: Int(Date().timeIntervalSince1970), title: title,
      environment: environment.filter { names.contains($0.key) })
    do { try Output(descriptor: descriptor).write(header.line) } catch {
      throw OutputError(path: path, code: error.code)
    }
    islet_recording_begin(STDOUT_FILENO, descriptor)
  }

  /// Writes lines of a recording that is made without a terminal.
  ///
  /// - Throws: `OutputError` when the disk is full.
  func append(_ lines: String) throws(OutputError) {
    do { try Output(descriptor: descriptor).write(lines) } catch {
      throw OutputError(path: path, code: error.code)
    }
  }

  /// Whether nothing stands in the file yet.
  var isEmpty: Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_size == 0
  }

  /// Ends a recording that is made without a terminal.
  ///
  /// - Throws: `OutputError` when the disk is full.
  func close() throws(OutputError) {
    guard Glibc.close(descriptor) == 0 else { throw OutputError(path: path, code: errno) }
  }

  /// Takes the file away: nothing was shown.
  func discard() {
    _ = islet_recording_end()
    Glibc.close(descriptor)
    unlink(path)
  }

  /// Ends the recording.
  ///
  /// - Throws: `OutputError` when not all of it could be written; what is in the file plays.
  func end() throws(OutputError) {
    let code = islet_recording_end()
    Glibc.close(descriptor)
    guard code == 0 else { throw OutputError(path: path, code: code) }
  }
}
