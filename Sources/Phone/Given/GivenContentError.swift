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
  /// What kind of fault it is, for those who have more to say of it.
  var cause = Cause.other

  /// Kinds of faults.
  enum Cause: Hashable, Sendable {
    /// A key that the type needs; one that is spelled like it, if there is one.
    case missingKey(String, near: String?)
    /// A date as a text, where a number belongs: this one.
    case textualDate(seconds: Double)
    case other
  }

  public init(file: String, line: Int? = nil, column: Int? = nil, path: String, message: String) {
    self.file = file
    self.line = line
    self.column = column
    self.path = path
    self.message = message
  }

  public var description: String {
    var text = file
    if let line, let column { text += ":\(line):\(column)" }
    if !path.isEmpty { text += ": \(path)" }
    return text + ": " + message
  }
}
