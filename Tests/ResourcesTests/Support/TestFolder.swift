import Foundation

/// A folder of a test's own, gone with the test.
final class TestFolder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "islet-resources-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes a file and the folders above it, and answers its whole path.
  @discardableResult
  func write(_ name: String, _ data: Data) throws -> String {
    let file = "\(path)/\(name)"
    try FileManager.default.createDirectory(
      atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try data.write(to: URL(fileURLWithPath: file))
    return file
  }

  @discardableResult
  func write(_ name: String, _ text: String) throws -> String { try write(name, Data(text.utf8)) }
}
