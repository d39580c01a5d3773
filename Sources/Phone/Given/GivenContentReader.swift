import Foundation
import StageLink
import WidgetKit

/// Reads what was given for one half of an activity's content with the activity's own types.
@MainActor
struct GivenContentReader {
  let configuration: AnyActivityConfiguration
  let part: ContentPart
  let document: GivenContent.Document
  /// When it is read: a date far from it was counted otherwise.
  var now = Date.now

  private var typeName: String { configuration.typeName(of: part) }

  /// What a reader should know though the value can be read: keys that nobody asks for, and dates that
  /// were counted from another year.
  ///
  /// - Throws: `GivenContentError`.
  func notices() throws(GivenContentError) -> [GivenContentNotice] {
    let root: JSONNode
    do {
      root = try JSONText.parse(document.text)
    } catch {
      throw failure("is not JSON: \(error.message)", at: error.place)
    }
    let json = Data(document.text.utf8)
    do {
      try configuration.read(part, json)
    } catch let error as DecodingError {
      throw failure(error, in: root)
    } catch {
      throw failure("\(typeName) refuses it: \(error)")
    }
    let use = configuration.use(of: part, json)
    var notices: [GivenContentNotice] = []
    addUnused(in: root, at: "", use, to: &notices)
    addDates(use, in: root, to: &notices)
    return notices
  }

  // MARK: - What is wrong

  private func failure(_ message: String, at place: JSONPlace? = nil, path: String = "") -> GivenContentError
  {
    GivenContentError(
      file: document.name, line: place?.line, column: place?.column, path: path, message: message)
  }

  private func failure(_ error: DecodingError, in root: JSONNode) -> GivenContentError {
    switch error {
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      let node = root.node(at: context.codingPath)
      let found = node?.found ?? "nothing"
      var error = failure(
        "expected \(Self.word(for: type)), found \(found)", at: node?.place,
        path: ContentUse.path(context.codingPath))
      if type == Double.self, case .string(let text)? = node?.value, let date = Self.date(text) {
        let seconds = date.timeIntervalSinceReferenceDate
        error.message +=
          "; a Date is the number of seconds since 2001-01-01T00:00:00Z, here \(DateCount.text(seconds))"
        error.cause = .textualDate(seconds: seconds)
      }
      return error
    case .keyNotFound(let key, let context):
      let node = root.node(at: context.codingPath)
      let path = ContentUse.path(context.codingPath)
      var message = "the key '\(key.stringValue)' is missing"
      var near: String?
      if case .object(let members)? = node?.value {
        let keys = members.map(\.key)
        near = Nearest.word(to: key.stringValue, in: keys)
        if let near {
          message += "; '\(near)' is there"
        } else {
          message += keys.isEmpty ? "; there are none" : "; there are \(Self.list(keys))"
        }
      }
      var error = failure("\(message) (\(typeName))", at: node?.place, path: path)
      error.cause = .missingKey(key.stringValue, near: near)
      return error
    case .dataCorrupted(let context):
      let use = configuration.use(of: part, Data(document.text.utf8))
      if let (type, values) = use.cases(at: context.codingPath), let node = root.node(at: context.codingPath)
      {
        return failure(
          "expected \(Self.choice(values)) (\(type)), found \(node.found)", at: node.place,
          path: ContentUse.path(context.codingPath))
      }
      // A number that does not go into its type comes without a path.
      if context.codingPath.isEmpty, let last = use.last,
        let node = root.node(at: last.path), case .number = node.value
      {
        return failure(
          "expected \(Self.word(for: last.type)), found \(node.found)", at: node.place,
          path: ContentUse.path(last.path))
      }
      let node = root.node(at: context.codingPath)
      let found = node.map { ", found \($0.found)" } ?? ""
      return failure(
        "\(Self.sentence(context.debugDescription))\(found)", at: node?.place,
        path: ContentUse.path(context.codingPath))
    @unknown default: return failure("\(error)")
    }
  }

  /// What a type is called that JSON has a word for.
  private static func word(for type: Any.Type) -> String {
    if type is any FixedWidthInteger.Type { return "a whole number (\(type))" }
    switch type {
    case is Bool.Type: return "true or false"
    case is String.Type: return "a text (String)"
    case is Double.Type, is Float.Type, is Decimal.Type: return "a number (\(type))"
    default: break
    }
    let name = String(describing: type)
    if name.hasPrefix("Dictionary<") { return "an object" }
    if name.hasPrefix("Array<") { return "a list" }
    return name
  }

  private static func sentence(_ text: String) -> String {
    text.hasSuffix(".") ? String(text.dropLast()) : text
  }

  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(8).map { "'\($0)'" }.joined(separator: ", ")
    return names.count > 8 ? "\(shown) and \(names.count - 8) more" : shown
  }

  /// The values of which one is right, as JSON writes them.
  private static func choice(_ values: [Any]) -> String {
    let texts = values.map { $0 is String ? "\"\($0)\"" : "\($0)" }
    guard texts.count > 1 else { return texts.joined() }
    if texts.count > 12 {
      return "\(texts.prefix(11).joined(separator: ", ")) or one of \(texts.count - 11) more"
    }
    return "\(texts.dropLast().joined(separator: ", ")) or \(texts[texts.count - 1])"
  }

  /// The date that a text says as servers like to write it: ISO 8601, with or without fractions of a second.
  static func date(_ text: String) -> Date? {
    if let date = try? Date(text, strategy: .iso8601) { return date }
    return try? Date(text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true))
  }

  /// `2057-01-09`, or in words where a year has more than four digits.
  private static func day(_ date: Date) -> String {
    abs(date.timeIntervalSinceReferenceDate) < 1e11
      ? date.formatted(.iso8601.year().month().day()) : DateWords.day(date)
  }

  // MARK: - What is only odd

  private func addUnused(
    in node: JSONNode, at path: String, _ use: ContentUse, to notices: inout [GivenContentNotice]
  ) {
    switch node.value {
    case .object(let members):
      // Nobody looked at its keys one by one: it was read as a whole.
      guard let asked = use.keys[path] else { return }
      for member in members {
        let inside = path.isEmpty ? member.key : "\(path).\(member.key)"
        if asked.contains(member.key) {
          addUnused(in: member.node, at: inside, use, to: &notices)
        } else {
          var message = "key '\(member.key)' is not used by \(typeName)"
          if let near = Nearest.word(to: member.key, in: asked.sorted()) {
            message += ", which has '\(near)'"
          }
          notices.append(
            GivenContentNotice(cause: .unused, error: failure(message, at: member.keyPlace, path: path)))
        }
      }
    case .array(let nodes):
      for (index, node) in nodes.enumerated() {
        addUnused(in: node, at: "\(path)[\(index)]", use, to: &notices)
      }
    default: break
    }
  }

  /// Dates so far off that they were counted otherwise: from 1970 they come out 31 years too late.
  private func addDates(_ use: ContentUse, in root: JSONNode, to notices: inout [GivenContentNotice]) {
    for (path, date) in use.dates.sorted(by: { $0.key < $1.key }) {
      let seconds = date.timeIntervalSinceReferenceDate
      guard let count = DateCount.mistaken(seconds, readAs: .reference, now: now) else { continue }
      let meant = DateCount(start: .reference, unit: .seconds).number(of: count.date(of: seconds))
      var message =
        "\(DateCount.text(seconds)) is \(Self.day(date)), as a Date counts "
        + "seconds since 2001; counted "
      message += count.unit == .seconds ? "" : "in \(count.unit.name) "
      message += "from \(count.start.year) it would be \(DateCount.text(meant))"
      let place = root.node(at: path)?.place
      notices.append(
        GivenContentNotice(
          cause: .date(meant: meant, read: date),
          error: failure(message, at: place, path: path.isEmpty ? "the date" : path)))
    }
  }
}

extension JSONNode {
  /// The value that a decoder's path leads to; `nil` if there is none.
  func node(at path: [any CodingKey]) -> JSONNode? {
    var node = self
    for key in path {
      switch node.value {
      case .object(let members):
        guard let member = members.first(where: { $0.key == key.stringValue }) else { return nil }
        node = member.node
      case .array(let nodes):
        guard let index = key.intValue, nodes.indices.contains(index) else { return nil }
        node = nodes[index]
      default: return nil
      }
    }
    return node
  }

  /// The value at a path as messages write it: `items[2].price`; `nil` if there is none.
  func node(at path: String) -> JSONNode? {
    func find(_ node: JSONNode, _ own: String) -> JSONNode? {
      guard own != path else { return node }
      switch node.value {
      case .object(let members):
        return members.lazy.compactMap { find($0.node, own.isEmpty ? $0.key : "\(own).\($0.key)") }.first
      case .array(let nodes):
        return nodes.indices.lazy.compactMap { find(nodes[$0], "\(own)[\($0)]") }.first
      default: return nil
      }
    }
    return find(self, "")
  }
}
