import Glibc
import StageLink

/// Attributes and a content state from files.
public struct ContentOptions: Hashable, Sendable {
  /// The path of a JSON file; `-` is standard input.
  public var attributes: String?
  public var contentState: String?

  /// What a server may send has 4 KB; what is larger than this is no content at all.
  static let largestFile = 1 << 20

  public init() {}

  init(_ reader: OptionReader) throws(UsageError) {
    attributes = reader.text("attributes")
    contentState = reader.text("content-state")
    if Self.isInput(attributes), Self.isInput(contentState) {
      throw UsageError(
        message: "--attributes and --content-state cannot both be read from standard input",
        command: reader.arguments.command.title)
    }
  }

  /// The paths that can be read again, when the files are saved; none where standard input is one of the two.
  var files: [String] {
    let paths = [attributes, contentState].compactMap(\.self)
    return paths.contains(where: Self.isInput) ? [] : paths
  }

  private static func isInput(_ path: String?) -> Bool { path == "-" || path == "/dev/stdin" }

  /// Reads the files; `nil` if none was asked for.
  ///
  /// - Throws: `CommandError` for a file that cannot be read, is too large or is not UTF-8.
  func read() throws(CommandError) -> GivenContent? {
    guard attributes != nil || contentState != nil else { return nil }
    return GivenContent(
      attributes: try Self.document("--attributes", attributes),
      contentState: try Self.document("--content-state", contentState))
  }

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

  private static func document(_ option: String, _ path: String?) throws(CommandError) -> GivenContent
    .Document?
  {
    guard let path else { return nil }
    let name = isInput(path) ? "standard input" : path
    func failure(_ reason: String) -> CommandError {
      CommandError(exitCode: 2, "\(option): \(name): \(reason)")
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
