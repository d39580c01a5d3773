import Cells
import Formats
import Glibc

/// Writes a frame to a new file.
enum FrameExport {
  /// Writes into a folder and answers the path: text for an outlined frame, ANSI for a filled one.
  ///
  /// Never writes over a file: a name that is taken gets a number.
  ///
  /// - Throws: `OutputError`.
  static func write(_ frame: Frame, named name: String, into folder: String) throws(OutputError) -> String {
    let text =
      frame.manner == .outlined
      ? TextFormat.string(for: frame) : ANSIFormat(depth: .trueColor).string(for: frame)
    let ending = frame.manner == .outlined ? "txt" : "ans"
    for number in 1... {
      let base = number == 1 ? name : "\(name)-\(number)"
      let path = folder == "." ? "\(base).\(ending)" : "\(folder)/\(base).\(ending)"
      let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor < 0 && errno == EEXIST { continue }
      guard descriptor >= 0 else { throw OutputError(path: path, code: errno) }
      defer { close(descriptor) }
      do { try Output(descriptor: descriptor).write(text) } catch {
        throw OutputError(path: path, code: error.code)
      }
      return path
    }
    preconditionFailure("numbers do not end")
  }
}
