import Cells

/// A file that holds no snapshot that can be read.
public struct SnapshotError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file, where it is known.
  public var path: String?
  /// Counted from 1.
  public var line: Int
  /// What is wrong, and what to do about it.
  public var message: String

  public init(path: String? = nil, line: Int, _ message: String) {
    self.path = path
    self.line = line
    self.message = message
  }

  public var description: String {
    PrintableText.make("\(path.map { "\($0):\(line)" } ?? "line \(line)"): \(message)")
  }
}
