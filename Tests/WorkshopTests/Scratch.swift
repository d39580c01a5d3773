import Glibc

@testable import Workshop

/// A folder for one test, removed with the value's last use.
final class Scratch {
  let path: String
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    path = resolved(folder.path)
  }

  /// Writes a file and the folders above it.
  func write(_ name: String, _ text: String) throws {
    try write(name, bytes: Array(text.utf8))
  }

  func write(_ name: String, bytes: [UInt8]) throws {
    let parts = name.split(separator: "/").dropLast()
    for count in 0..<parts.count { mkdir("\(path)/\(parts[...count].joined(separator: "/"))", 0o700) }
    try writeNewFile("\(path)/\(name)", bytes)
  }

  func link(_ name: String, to target: String) {
    symlink(target, "\(path)/\(name)")
  }
}
