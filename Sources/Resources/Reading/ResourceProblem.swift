/// A resource file that is wrong in one place; the rest of it is taken.
public struct ResourceProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file.
  public var path: String
  /// Where in the file: keys from the outermost on, or a line; empty for the whole file.
  public var place: String
  /// What was expected and what was found.
  public var message: String

  public init(path: String, place: String = "", message: String) {
    self.path = path
    self.place = place
    self.message = message
  }

  public var description: String {
    place.isEmpty ? "\(path): \(message)" : "\(path): \(place): \(message)"
  }
}
