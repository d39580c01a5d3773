import Foundation

/// What can be told of the app's content without its types: nothing for certain, but what often goes wrong.
extension PushJudge {
  mutating func judgeUntypedContent() {
    for key in [PushKey.attributes, .contentState] {
      guard let member = keys[key] else { continue }
      judgeForm(key, member)
      var snake: [JSONMember] = []
      look(at: member.node, path(key), &snake)
      guard let first = snake.first else { continue }
      let names = snake.prefix(3).map { "'\($0.key)'" }.joined(separator: ", ")
      warn(
        path(key), at: first.keyPlace,
        "\(snake.count == 1 ? "a key is" : "\(snake.count) keys are") in snake case: \(names)"
          + (snake.count > 3 ? " and others" : ""),
        why: "Keys are taken as they are written: unless the type has such CodingKeys, it cannot be read.",
        do: "name the sources as PATH, to know")
    }
    judgeUntypedSizes()
  }

  mutating func judgeUntypedSizes() {
    if message.event == .start {
      message.attributesSize = keys[.attributes].map { payload.source.compactSize(of: $0.node) }
    }
    message.contentStateSize = keys[.contentState].map { payload.source.compactSize(of: $0.node) }
  }

  /// Attributes and states are objects as a rule; a type of one value is possible.
  private mutating func judgeForm(_ key: PushKey, _ member: JSONMember) {
    let what = "expected an object, found \(member.node.found)"
    switch member.node.value {
    case .object: return
    case .string(let text) where (try? JSONText.parse(text)) != nil:
      error(
        path(key), at: member.node.place, "expected an object, found a text with JSON in it",
        why: "The phone reads it as a text, which no type of properties can be made of.",
        do: "send the object itself, not its JSON as a text")
    case .null:
      error(
        path(key), at: member.node.place, what, why: "The phone cannot read it.", do: "send {...}")
    default:
      warn(
        path(key), at: member.node.place, what, why: "A type with properties is read from an object.",
        do: "send {...}, unless the type is one value")
    }
  }

  private mutating func look(at node: JSONNode, _ path: String, _ snake: inout [JSONMember]) {
    switch node.value {
    case .object(let members):
      for member in members {
        if member.key.dropFirst().dropLast().contains("_") { snake.append(member) }
        look(at: member.node, "\(path).\(member.key)", &snake)
      }
    case .array(let nodes):
      for (index, node) in nodes.enumerated() { look(at: node, "\(path)[\(index)]", &snake) }
    case .string(let text):
      guard text.contains("T"), let date = GivenContentReader.date(text) else { return }
      warn(
        path, at: node.place, "\(node.found) looks like a date",
        why: "A Date is read from the number of seconds since 2001: a text makes the whole unreadable.",
        do: "send \(DateCount.text(date.timeIntervalSinceReferenceDate)), if it is a Date")
    case .number(let number):
      guard let unit = [DateCount.Unit.seconds, .milliseconds].first(where: { isRecent(number, $0) }) else {
        return
      }
      let count = DateCount(start: .unix, unit: unit)
      let date = count.date(of: number)
      let read = DateCount(start: .reference, unit: .seconds).date(of: number)
      warn(
        path, at: node.place,
        "\(DateCount.text(number)) looks like \(DateWords.moment(date)), in \(unit.name) since 1970",
        why: "A Date is read from the number of seconds since 2001, where this is \(DateWords.day(read)).",
        do: "send \(DateCount.text(date.timeIntervalSinceReferenceDate)), if it is a Date")
    default: break
    }
  }

  /// Whether a number, counted from 1970, is a day within a year of now.
  private func isRecent(_ number: Double, _ unit: DateCount.Unit) -> Bool {
    abs(DateCount(start: .unix, unit: unit).date(of: number).timeIntervalSince(now)) < 365 * 86_400
  }
}
