import StageLink

/// The head of an HTTP request in front of a payload:
///
///     POST /3/device/00fc13adff785122b4ad28809a3420982341241421348097878e577c991de8f0 HTTP/2
///     apns-push-type: liveactivity
///
///     {"aps": {...}}
struct PushHead {
  let headers: [PushHeader]
  /// The payload, behind as many line feeds as there were lines before it.
  let body: String

  /// - Returns: `nil` if the text begins with a payload.
  /// - Throws: `GivenContentError` for a line that is no header, and where no payload follows.
  init?(_ document: GivenContent.Document) throws(GivenContentError) {
    // Heads of HTTP end their lines with both.
    let lines = document.text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    guard let first = lines.firstIndex(where: { $0.contains { !$0.isWhitespace } }),
      let begin = lines[first].first(where: { !$0.isWhitespace }), begin.isLetter || begin == ":",
      lines[first].contains(where: { $0 == ":" || $0 == "/" })
    else { return nil }
    let end = lines[first...].firstIndex { line in line.allSatisfy(\.isWhitespace) } ?? lines.endIndex
    var headers: [PushHeader] = []
    for (index, line) in zip(first..., lines[first..<end]) {
      let place = JSONPlace(line: index + 1, column: 1)
      if index == first, let request = Self.request(line, at: place) {
        headers += request
      } else if let header = PushHeader(line: String(line), at: place) {
        headers.append(header)
      } else {
        throw GivenContentError(
          file: document.name, line: index + 1, column: 1, path: "",
          message: "expected a header such as 'apns-priority: 10', or a blank line and then the payload")
      }
    }
    let rest = lines[min(end + 1, lines.endIndex)...].joined(separator: "\n")
    guard rest.contains(where: { !$0.isWhitespace }) else {
      throw GivenContentError(
        file: document.name, line: lines.count, column: 1, path: "",
        message: "no payload follows the headers; put a blank line and {\"aps\": {...}} after them")
    }
    self.headers = headers
    body = String(repeating: "\n", count: end + 1) + rest
  }

  /// `POST /3/device/TOKEN HTTP/2`.
  private static func request(_ line: Substring, at place: JSONPlace) -> [PushHeader]? {
    let words = line.split(whereSeparator: \.isWhitespace)
    guard (2...3).contains(words.count), words[0].allSatisfy({ $0.isUppercase && $0.isASCII }),
      words[1].hasPrefix("/")
    else { return nil }
    return [
      PushHeader(name: ":method", value: String(words[0]), place: place),
      PushHeader(name: ":path", value: String(words[1]), place: place),
    ]
  }
}
