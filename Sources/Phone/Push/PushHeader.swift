/// A header of the request that a push is sent with.
public struct PushHeader: Hashable, Sendable {
  /// In lower case, as HTTP/2 has it. `:path` and `:method` are those of the request itself.
  public var name: String
  public var value: String
  /// Where it stands in the file; `nil` for one that was given beside it.
  var place: JSONPlace?

  init(name: String, value: String, place: JSONPlace?) {
    self.name = name.lowercased()
    self.value = value
    self.place = place
  }

  /// Reads `name: value`, such as `apns-priority: 5`.
  ///
  /// - Returns: `nil` if it is no header.
  public init?(_ text: String) {
    self.init(line: text, at: nil)
  }

  init?(line: String, at place: JSONPlace?) {
    // The names of HTTP/2's own begin with a colon.
    guard let colon = line.dropFirst().firstIndex(of: ":") else { return nil }
    let name = line[..<colon]
    guard
      name.drop(while: { $0 == ":" }).allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }),
      name != ":"
    else { return nil }
    let value = line[line.index(after: colon)...]
    self.init(name: String(name), value: Self.trimmed(value), place: place)
  }

  private static func trimmed(_ text: Substring) -> String {
    let head = text.drop(while: \.isWhitespace)
    return String(String(head.reversed().drop(while: \.isWhitespace)).reversed())
  }
}
