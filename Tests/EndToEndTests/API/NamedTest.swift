import Foundation

/// A test that a table names by its path, as in `PhoneTests/CardTests/tints`.
enum NamedTest {
  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Whether what stands before the first colon is the path and the name of a test that is there.
  static func exists(_ text: String) throws -> Bool {
    let path = text.prefix { $0 != ":" }.split(separator: "/").map(String.init)
    guard path.count >= 3 else { return false }
    let file = tests.appendingPathComponent(path.dropLast().joined(separator: "/") + ".swift")
    guard let source = try? String(contentsOf: file, encoding: .utf8) else { return false }
    return source.contains("func \(path[path.count - 1])(")
  }
}
