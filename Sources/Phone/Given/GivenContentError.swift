/// What is wrong with attributes or a content state that were given: the file, the place, the path of the
/// value, and what was expected and found.
public struct GivenContentError: Error, Hashable, Sendable, CustomStringConvertible {
  public var file: String
  /// From 1; `nil` when the whole file is meant.
  public var line: Int?
  public var column: Int?
  /// Such as `items[2].price`; empty when the whole value is meant.
  public var path: String
  public var message: String

  public var description: String {
    var text = file
    if let line, let column { text += ":\(line):\(column)" }
    if !path.isEmpty { text += ": \(path)" }
    return text + ": " + message
  }
}
