import ActivityKit
import Foundation
import StageLink
import WidgetKit

/// What the app's own types are read from: attributes and content state.
extension PushJudge {
  mutating func judgeContent() {
    judgePresence()
    guard let types else { return judgeUntypedContent() }
    message.isTyped = true
    guard let configuration = configuration(among: types) else { return judgeUntypedSizes() }
    content.configuration = configuration
    message.attributesType = configuration.name
    if message.event == .start, let attributes = keys[.attributes] {
      message.attributesSize = read(.attributes, attributes, as: configuration)
    }
    if let state = keys[.contentState] {
      message.contentStateSize = read(.contentState, state, as: configuration)
    }
  }

  // MARK: - What must be there

  private mutating func judgePresence() {
    if case .string(let name)? = keys[.attributesType]?.node.value { message.attributesType = name }
    switch message.event {
    case .start: judgeStart()
    case .update, .end:
      if keys[.contentState] == nil, message.event == .update {
        missing(
          .contentState, why: "An update without a state changes nothing.",
          do: "add \"content-state\": all of the state, not only what has changed")
      } else if keys[.contentState] == nil {
        warn(
          "aps", at: apsPlace, "the key 'content-state' is missing",
          why: "The activity ends showing its last state, which may say that it still goes on.",
          do: "add the state that it is to end with")
      }
      for key in [PushKey.attributesType, .attributes] {
        guard let member = keys[key] else { continue }
        warn(
          path(key), at: member.keyPlace, "is read with the event \"start\" only",
          why: "The attributes of a running activity do not change.", do: "leave it out")
      }
    case nil: break
    }
  }

  private mutating func judgeStart() {
    let nothing = "The phone does not know what to start, and starts nothing."
    if keys[.contentState] == nil {
      missing(.contentState, why: nothing, do: "add \"content-state\": the state that it begins with")
    }
    if keys[.attributes] == nil {
      missing(.attributes, why: nothing, do: "add \"attributes\": {...}, also where there is nothing in it")
    }
    guard let type = keys[.attributesType] else {
      return missing(
        .attributesType, why: nothing, do: "add \"attributes-type\": the name of the type of the attributes")
    }
    if case .string(let name) = type.node.value, !name.isEmpty { return }
    error(
      path(.attributesType), at: type.node.place, "expected the name of a type, found \(type.node.found)",
      why: nothing, do: "write the name of the type of the attributes")
  }

  // MARK: - Whose it is

  /// The activity that the push is about.
  private mutating func configuration(among types: PushTypes) -> AnyActivityConfiguration? {
    guard message.event == .start else { return running(among: types) }
    guard case .string(let name)? = keys[.attributesType]?.node.value, let member = keys[.attributesType],
      !name.isEmpty
    else { return types.chosen ?? (types.configurations.count == 1 ? types.configurations.first : nil) }
    if let configuration = types.named(name) { return configuration }
    let meant = types.meant(by: name)
    error(
      path(.attributesType), at: member.node.place,
      "there is no activity with attributes of the type '\(name)'; there \(types.configurations.count == 1 ? "is" : "are") \(types.list)",
      why: "The phone looks for a type of exactly this name, and starts nothing.",
      do: meant.map { "write \"\($0.name)\"" + (name.contains(".") ? ", without a module" : "") }
        ?? "write one of these names")
    return meant
  }

  /// The activity whose state it is: a push to a running one does not say.
  private mutating func running(among types: PushTypes) -> AnyActivityConfiguration? {
    let candidates = types.chosen.map { [$0] } ?? types.configurations
    guard candidates.count > 1, let state = keys[.contentState] else {
      return candidates.count == 1 ? candidates.first : nil
    }
    let json = Data(payload.source.text(of: state.node).utf8)
    let readers = candidates.filter { (try? $0.read(.contentState, json)) != nil }
    if let first = readers.first {
      message.otherTypes = readers.dropFirst().map(\.name)
      return first
    }
    // Nobody reads it: it was written for the one that asks for most of its keys.
    guard case .object(let members) = state.node.value else { return candidates.first }
    let written = Set(members.map(\.key))
    let known = candidates.map {
      ($0.use(of: .contentState, json).keys[""] ?? []).intersection(written).count
    }
    return known.max().flatMap { known.firstIndex(of: $0) }.map { candidates[$0] }
  }

  // MARK: - Reading

  /// Reads a half as the app would, and answers its bytes as ActivityKit counts them.
  private mutating func read(
    _ part: ContentPart, _ member: JSONMember, as configuration: AnyActivityConfiguration
  ) -> Int {
    let key = part == .attributes ? PushKey.attributes : .contentState
    let document = GivenContent.Document(name: payload.file, text: payload.source.placedText(of: member.node))
    var reader = GivenContentReader(configuration: configuration, part: part, document: document)
    reader.now = now
    do throws(GivenContentError) {
      for notice in try reader.notices() { add(notice, of: key, in: configuration.typeName(of: part)) }
    } catch {
      add(error, of: key, as: configuration)
      return payload.source.compactSize(of: member.node)
    }
    let json = Data(document.text.utf8)
    message.dates += configuration.use(of: part, json).dates.sorted { $0.key < $1.key }.map { path, date in
      PushMessage.ContentDate(path: join(key.rawValue, path), date: date)
    }
    // A type that cannot be written again is kept and counted as it came.
    let kept = try? configuration.encoded(part, json)
    content.halves[part] = kept ?? Data(payload.source.text(of: member.node).utf8)
    return kept?.count ?? payload.source.compactSize(of: member.node)
  }

  private func join(_ first: String, _ second: String) -> String {
    second.isEmpty ? first : second.hasPrefix("[") ? first + second : "\(first).\(second)"
  }

  private func place(_ error: GivenContentError) -> JSONPlace? {
    guard let line = error.line, let column = error.column else { return nil }
    return JSONPlace(line: line, column: column)
  }

  private mutating func add(
    _ failure: GivenContentError, of key: PushKey, as configuration: AnyActivityConfiguration
  ) {
    let remedy: String
    switch failure.cause {
    case .missingKey(let name, let near?):
      let snake =
        near.contains("_")
        ? "; keys are taken as they are written, and nobody turns snake case into them" : ""
      remedy = "spell it '\(name)'\(snake)"
    case .missingKey(let name, nil):
      remedy =
        "send '\(name)', or make the property optional; that it has a default value in the type is not enough"
    case .textualDate(let seconds): remedy = "send \(DateCount.text(seconds))"
    case .other: remedy = "send what the type reads; `islet list --json` prints a sample of it"
    }
    var why =
      message.event == .start
      ? "The phone cannot make \(configuration.name) of it, and starts nothing."
      : "The phone cannot make a state of it, and goes on showing the last one."
    if let types, types.chosen == nil, message.event != .start, types.configurations.count > 1 {
      why += " No other activity of these can read it either: \(types.list)."
    }
    error(join(path(key), failure.path), at: place(failure), failure.message, why: why, do: remedy)
  }

  private mutating func add(_ notice: GivenContentNotice, of key: PushKey, in typeName: String) {
    let error = notice.error
    switch notice.cause {
    case .unused:
      warn(
        join(path(key), error.path), at: place(error), error.message,
        why: "The phone passes over keys that nobody reads.", do: "leave it out, or spell it as the type does"
      )
    case .date(let meant, let read):
      self.error(
        join(path(key), error.path), at: place(error), error.message,
        why: "The activity shows \(DateWords.moment(read)).",
        do: "send \(DateCount.text(meant)), the seconds since 2001", isLoss: false)
    }
  }
}
