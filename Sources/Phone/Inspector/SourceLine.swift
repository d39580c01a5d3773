/// Where in the user's sources something is written.
public struct SourceLine: Hashable, Sendable {
  /// As a person names the file.
  public var path: String
  /// From 1.
  public var line: Int

  public init(path: String, line: Int) {
    self.path = path
    self.line = line
  }

  /// Without its folders: `CoffeeCard.swift:12`.
  var short: String { "\(path.split(separator: "/").last.map(String.init) ?? path):\(line)" }
}
