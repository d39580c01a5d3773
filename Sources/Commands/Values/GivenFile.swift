import Glibc
import StageLink

/// A file of JSON that somebody has named on the command line.
enum GivenFile {
  /// What a server may send has 4 KB; what is larger than this is no content at all.
  private static let largestFile = 1 << 20

  static func isInput(_ path: String?) -> Bool { path == "-" || path == "/dev/stdin" }

  /// How long the writer of a named pipe may take for its first bytes, in seconds: the two may be started at once.
  private static let writersTime = 3

  /// Whether there is something to read; always so for what is no named pipe.
  private static func waitForWriter(_ path: String, _ descriptor: Int32) -> Bool {
    var status = stat()
    // A shell's `<(...)` is a link to a pipe, and its writer is there.
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFIFO else { return true }
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, Int32(writersTime) * 1000) > 0
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: `-` is standard input.
  ///   - option: What named it, for messages; `nil` for an operand.
  /// - Throws: `CommandError` for a file that cannot be read, is too large or is not UTF-8.
  static func read(_ path: String, option: String? = nil) throws(CommandError) -> GivenContent.Document {
    let name = isInput(path) ? "standard input" : path
    func failure(_ reason: String) -> CommandError {
      CommandError(exitCode: 2, (option.map { "\($0): " } ?? "") + "\(name): \(reason)")
    }
    // A pipe without a writer must not keep the program when it is opened.
    let descriptor = isInput(path) ? dup(0) : open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw failure("cannot be read: \(String(cString: strerror(errno)))") }
    defer { close(descriptor) }
    guard isInput(path) || waitForWriter(path, descriptor) else {
      throw failure(
        "is a pipe that nobody has written to in \(writersTime) seconds; start its writer first, or give a file"
      )
    }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while bytes.count <= largestFile {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count == 0 { break }
      if count < 0 {
        if errno == EINTR { continue }
        if errno == EAGAIN {
          var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
          _ = poll(&entry, 1, -1)
          continue
        }
        throw failure("cannot be read: \(String(cString: strerror(errno)))")
      }
      bytes += buffer[..<count]
    }
    guard bytes.count <= largestFile else { throw failure("is larger than 1 MB") }
    // A byte order mark says nothing in UTF-8.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw failure("is not UTF-8") }
    return GivenContent.Document(name: name, text: text)
  }
}
