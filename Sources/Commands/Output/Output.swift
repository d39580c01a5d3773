import Glibc

/// A descriptor that results or messages are written to.
public struct Output: Hashable, Sendable {
  public let descriptor: Int32

  static let input = Output(descriptor: 0)
  public static let standard = Output(descriptor: 1)
  public static let error = Output(descriptor: 2)

  public init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  public var isTerminal: Bool { isatty(descriptor) == 1 }

  /// The columns of the terminal; `nil` where there is none, or it does not say.
  var columns: Int? {
    var window = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0 else { return nil }
    return Int(window.ws_col)
  }

  /// Writes all of a text.
  ///
  /// - Throws: `OutputError` when the reader is gone or the disk is full.
  public func write(_ text: String) throws(OutputError) {
    try write(Array(text.utf8))
  }

  /// Writes all of some bytes.
  ///
  /// - Throws: `OutputError` when the reader is gone or the disk is full.
  public func write(_ bytes: [UInt8]) throws(OutputError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&entry, 1, -1)
      } else if errno != EINTR {
        throw OutputError(path: nil, code: errno)
      }
    }
  }
}

/// Results could not be written.
public struct OutputError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file; `nil` for standard output.
  public var path: String?
  public var code: Int32

  public var description: String {
    if code == EPIPE { return "standard output was closed before everything was written" }
    return "\(path ?? "standard output"): cannot be written: \(String(cString: strerror(code)))"
  }
}
