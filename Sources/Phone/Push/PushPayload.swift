import StageLink

/// A push as a file holds it: the payload, and the headers of its request where they are given.
///
/// Forms that are read:
/// - the payload: `{"aps": {...}}`;
/// - the same with `"Simulator Target Bundle"`, as `simctl push` takes it;
/// - `{"headers": {...}, "aps": {...}}` or `{"headers": {...}, "payload": {"aps": {...}}}`;
/// - the head of an HTTP request, a blank line, and the payload.
public struct PushPayload {
  /// What findings call the file.
  let file: String
  /// The headers of the file.
  let headers: [PushHeader]
  /// Which app `simctl` would send it to.
  let simulatorTarget: String?
  /// The members of the payload itself.
  let members: [JSONMember]
  /// Where the payload stands.
  let node: JSONNode
  let source: JSONSource
  /// The bytes of the payload without blanks.
  let compactSize: Int
  /// The bytes of the payload as the file has it; `nil` where the file holds more than the payload.
  let writtenSize: Int?

  /// A key of `simctl`'s own.
  private static let target = "Simulator Target Bundle"

  /// Reads a file.
  ///
  /// - Throws: `GivenContentError` for what is no JSON object, and for a head that is none.
  public init(_ document: GivenContent.Document) throws(GivenContentError) {
    file = document.name
    guard document.text.contains(where: { !$0.isWhitespace }) else {
      throw GivenContentError(
        file: file, path: "", message: "is empty; expected a payload such as {\"aps\": {...}}")
    }
    let head = try PushHead(document)
    let text = head?.body ?? document.text
    let root: JSONNode
    do {
      root = try JSONText.parse(text)
    } catch {
      throw GivenContentError(
        file: file, line: error.place.line, column: error.place.column, path: "",
        message: "is not JSON: \(error.message)")
    }
    guard case .object(let all) = root.value else {
      throw GivenContentError(
        file: file, line: root.place.line, column: root.place.column, path: "",
        message: "expected an object such as {\"aps\": {...}}, found \(root.found)")
    }
    source = JSONSource(text)
    var (headers, target): ([PushHeader], String?) = (head?.headers ?? [], nil)
    var envelope: [JSONMember] = []
    for member in all {
      switch (member.key, member.node.value) {
      case ("headers", .object(let members)):
        headers += try members.map { (member) throws(GivenContentError) in
          try Self.header(member, file: document.name)
        }
        envelope.append(member)
      case (Self.target, .string(let bundle)):
        target = bundle
        envelope.append(member)
      default: break
      }
    }
    self.headers = headers
    simulatorTarget = target
    if !all.contains(where: { $0.key == "aps" }),
      let inner = all.first(where: { $0.key == "payload" }), case .object(let members) = inner.node.value
    {
      (node, self.members) = (inner.node, members)
      compactSize = source.compactSize(of: inner.node)
      writtenSize = nil
      return
    }
    node = root
    members = all.filter { member in !envelope.contains { $0.key == member.key } }
    // What is left out goes with its key in quotes, its colon and a comma.
    var size = source.compactSize(of: root)
    for member in envelope { size -= source.compactSize(of: member.node) + member.key.utf8.count + 4 }
    compactSize = size
    writtenSize = envelope.isEmpty ? source.text(of: root).utf8.count : nil
  }

  private static func header(_ member: JSONMember, file: String) throws(GivenContentError) -> PushHeader {
    switch member.node.value {
    case .string(let text): PushHeader(name: member.key, value: text, place: member.keyPlace)
    case .number(let number):
      PushHeader(name: member.key, value: DateCount.text(number), place: member.keyPlace)
    default:
      throw GivenContentError(
        file: file, line: member.node.place.line, column: member.node.place.column,
        path: "headers.\(member.key)", message: "expected a text or a number, found \(member.node.found)")
    }
  }
}
