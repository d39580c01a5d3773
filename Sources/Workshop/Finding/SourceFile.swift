/// One Swift file, read once.
public struct SourceFile: Hashable, Sendable {
  /// The absolute path, links resolved.
  public let path: String
  /// The path as the user can recognise it: what they gave, and what was found below it.
  public let displayPath: String
  /// Given by name, not found in a folder.
  public let isExplicit: Bool
  public let text: String

  public init(path: String, displayPath: String, isExplicit: Bool, text: String) {
    self.path = path
    self.displayPath = displayPath
    self.isExplicit = isExplicit
    self.text = text
  }

  /// The last part of the path.
  public var name: String {
    String(path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...])
  }

  /// The folders above the file, from the root on.
  var folders: [Substring] { Array(path.split(separator: "/").dropLast()) }

  /// The text of a line, counted from 1, without its line ending.
  public func line(_ number: Int) -> String? {
    let lines = text.utf8.split(separator: 0x0A, maxSplits: number, omittingEmptySubsequences: false)
    guard number >= 1, number <= lines.count else { return nil }
    let line = lines[number - 1]
    return String(Substring(line.last == 0x0D ? line.dropLast() : line))
  }

  /// Where a byte of the text is: line and column from 1, the column in bytes as compilers count.
  public func position(ofByte offset: Int) -> (line: Int, column: Int) {
    var line = 1
    var start = 0
    for (index, byte) in text.utf8.prefix(offset).enumerated() where byte == 0x0A {
      line += 1
      start = index + 1
    }
    return (line, offset - start + 1)
  }
}
