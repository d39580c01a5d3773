/// The first line of a recording in asciinema's format asciicast, version 2.
///
/// Each further line is an event, a JSON array: the seconds since the recording began, its kind (`o` for
/// output, `r` for a new size) and its data.
public struct AsciicastHeader: Hashable, Sendable {
  /// The terminal's size in cells when the recording begins.
  public var columns: Int
  public var rows: Int
  /// When it began, in seconds since 1970.
  public var timestamp: Int
  public var title: String
  /// The variables of the process that say what terminal it was.
  public var environment: [String: String]

  public init(columns: Int, rows: Int, timestamp: Int, title: String, environment: [String: String]) {
    self.columns = columns
    self.rows = rows
    self.timestamp = timestamp
    self.title = title
    self.environment = environment
  }

  /// The line with its line feed.
  public var line: String {
    let variables = environment.sorted { $0.key < $1.key }.map {
      "\(JSONFormat.quoted($0.key)): \(JSONFormat.quoted($0.value))"
    }
    return "{\"version\": 2, \"width\": \(columns), \"height\": \(rows), \"timestamp\": \(timestamp), "
      + "\"title\": \(JSONFormat.quoted(title)), \"env\": {\(variables.joined(separator: ", "))}}\n"
  }
}
