internal import CYAML

/// Reads a YAML file of one document into a tree.
///
/// Scalars stay text, and lists are passed over: schemes hold none that count. An alias is an error, so that a
/// small file cannot stand for a large tree; tags and anchors say nothing here.
struct YAMLText {
  /// Memory of libyaml's own, which must not move while it reads.
  private let parser: UnsafeMutablePointer<yaml_parser_t>

  /// Schemes have two levels.
  private static let deepest = 16

  /// - Parameter text: The whole file.
  static func parse(_ text: String) throws(SchemeError) -> YAMLNode {
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    defer { parser.deallocate() }
    guard yaml_parser_initialize(parser) == 1 else {
      throw SchemeError(key: "", message: "there is no memory to read it")
    }
    defer { yaml_parser_delete(parser) }
    return try Array(text.utf8).withUnsafeBufferPointer { bytes throws(SchemeError) in
      yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
      yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
      return try YAMLText(parser: parser).document()
    }
  }

  private func next() throws(SchemeError) -> YAMLEvent {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { throw syntaxError }
    defer { yaml_event_delete(&event) }
    return YAMLEvent(event)
  }

  /// What libyaml found wrong; its words are fixed texts and hold nothing of the file.
  private var syntaxError: SchemeError {
    let mark = parser.pointee.problem_mark
    let problem = parser.pointee.problem.map { String(cString: $0) } ?? "it cannot be read"
    return SchemeError(
      place: SchemePlace(line: mark.line + 1, column: mark.column + 1), key: "",
      message: "this is not YAML: \(problem)")
  }

  private func document() throws(SchemeError) -> YAMLNode {
    var root: YAMLNode?
    while true {
      let event = try next()
      switch event.kind {
      case .documentStart:
        guard root == nil else {
          throw SchemeError(place: event.place, key: "", message: "expected one document, found another one")
        }
        root = try node(from: try next(), depth: 0)
      case .streamEnd:
        guard let root else { throw SchemeError(key: "", message: "there is nothing in this file") }
        return root
      default: break
      }
    }
  }

  private func node(from event: YAMLEvent, depth: Int) throws(SchemeError) -> YAMLNode {
    guard depth < Self.deepest else {
      throw SchemeError(place: event.place, key: "", message: "nested too deeply for a scheme")
    }
    switch event.kind {
    case .scalar(let text, let isPlain):
      return YAMLNode(value: .scalar(text, isPlain: isPlain), place: event.place)
    case .listStart:
      while true {
        let item = try next()
        if case .end = item.kind { return YAMLNode(value: .list, place: event.place) }
        _ = try node(from: item, depth: depth + 1)
      }
    case .mappingStart:
      return YAMLNode(value: .mapping(try members(depth: depth + 1)), place: event.place)
    default:
      throw SchemeError(
        place: event.place, key: "", message: "a scheme has no aliases (*name): write the value itself")
    }
  }

  private func members(depth: Int) throws(SchemeError) -> [YAMLMember] {
    var members: [YAMLMember] = []
    var keys: Set<String> = []
    while true {
      let event = try next()
      if case .end = event.kind { return members }
      let key = try node(from: event, depth: depth)
      guard case .scalar(let name, _) = key.value else {
        throw SchemeError(place: key.place, key: "", message: "expected a key, found \(key.found)")
      }
      guard keys.insert(name).inserted else {
        throw SchemeError(place: key.place, key: YAMLNode.shown(name), message: "the key is there twice")
      }
      members.append(
        YAMLMember(key: name, keyPlace: key.place, node: try node(from: try next(), depth: depth)))
    }
  }
}
