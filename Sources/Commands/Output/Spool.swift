import Glibc

/// Texts that wait in a file without a name until something before them is known; it goes with the value.
final class Spool {
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  /// How many bytes were put in.
  private(set) var count = 0

  private static let piece = 1 << 16

  /// - Throws: `OutputError` when there is no room for it.
  init() throws(OutputError) {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? ""
    let base = folder.isEmpty ? "/tmp" : folder
    var template = Array("\(base)/islet-XXXXXX".utf8CString)
    descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw OutputError(path: base, code: errno) }
    unlink(template)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  deinit { close(descriptor) }

  func append(_ text: String) throws(OutputError) {
    buffer += text.utf8
    count += text.utf8.count
    if buffer.count >= Self.piece { try flush() }
  }

  private func flush() throws(OutputError) {
    try Output(descriptor: descriptor).write(buffer)
    buffer.removeAll(keepingCapacity: true)
  }

  /// Some of what was put in.
  func text(in range: Range<Int>) throws(OutputError) -> String {
    try flush()
    var bytes: [UInt8] = []
    while bytes.count < range.count {
      let piece = read(at: range.lowerBound + bytes.count, atMost: range.count - bytes.count)
      if piece.isEmpty { throw OutputError(path: "a temporary file", code: EIO) }
      bytes += piece
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Writes all of it.
  func copy(to output: Output) throws(OutputError) {
    try flush()
    var place = 0
    while place < count {
      let bytes = read(at: place, atMost: Self.piece)
      if bytes.isEmpty { throw OutputError(path: "a temporary file", code: EIO) }
      try output.write(bytes)
      place += bytes.count
    }
  }

  private func read(at place: Int, atMost most: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: most) { buffer, count in
      count = max(0, pread(descriptor, buffer.baseAddress, most, off_t(place)))
    }
  }
}
