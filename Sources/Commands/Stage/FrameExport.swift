import Cells
import Formats
import Glibc

/// Writes a frame to a new file.
enum FrameExport {
  /// Writes into a folder and answers the path. Without paper it is text for an outlined frame, and ANSI for a
  /// filled one.
  ///
  /// Never writes over a file: a name that is taken gets a number.
  ///
  /// - Parameter paper: What a picture is drawn on; a PNG is written then.
  /// - Throws: `OutputError`.
  static func write(
    _ frame: Frame, named name: String, on paper: PicturePaper?, into folder: String
  ) throws(OutputError) -> String {
    let bytes: [UInt8]
    let ending: String
    if let paper {
      (bytes, ending) = (PNGFormat.bytes(for: frame, paper: paper), "png")
    } else if frame.manner == .outlined {
      (bytes, ending) = (Array(TextFormat.string(for: frame).utf8), "txt")
    } else {
      (bytes, ending) = (Array(ANSIFormat(depth: .trueColor).string(for: frame).utf8), "ans")
    }
    for number in 1... {
      let base = number == 1 ? name : "\(name)-\(number)"
      let path = folder == "." ? "\(base).\(ending)" : "\(folder)/\(base).\(ending)"
      let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor < 0 && errno == EEXIST { continue }
      guard descriptor >= 0 else { throw OutputError(path: path, code: errno) }
      defer { close(descriptor) }
      do { try Output(descriptor: descriptor).write(bytes) } catch {
        throw OutputError(path: path, code: error.code)
      }
      return path
    }
    preconditionFailure("numbers do not end")
  }
}
