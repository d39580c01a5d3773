import CXXHash
import Glibc

/// 128 bits of XXH3: tells texts and files apart; no protection against somebody who wants two alike.
struct Digest: Hashable {
  var high: UInt64
  var low: UInt64

  init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  init(of bytes: UnsafeRawBufferPointer) {
    let hash = islet_xxh3_128(bytes.baseAddress, bytes.count)
    self.init(high: hash.high, low: hash.low)
  }

  init(of bytes: some Collection<UInt8>) {
    self =
      bytes.withContiguousStorageIfAvailable { Digest(of: UnsafeRawBufferPointer($0)) }
      ?? Array(bytes).withUnsafeBytes { Digest(of: $0) }
  }

  /// The digest of a regular file of exactly so many bytes; `nil` when there is no such file.
  init?(ofFile path: String, size: Int) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, Int(status.st_size) == size
    else { return nil }
    guard size > 0 else {
      self.init(of: [])
      return
    }
    guard let start = mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0), start != MAP_FAILED
    else { return nil }
    defer { munmap(start, size) }
    self.init(of: UnsafeRawBufferPointer(start: start, count: size))
  }

  /// 32 hexadecimal digits.
  var hexadecimal: String {
    [high, low].map { part in
      let digits = String(part, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  var bytes: [UInt8] {
    [high, low].flatMap { part in (0..<8).map { UInt8(truncatingIfNeeded: part >> ($0 * 8)) } }
  }
}
