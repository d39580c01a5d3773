import Foundation
import StageLink

/// A script: steps for a phone, a line each.
struct Script: Hashable {
  /// A step with its place.
  struct Step: Hashable {
    enum Action: Hashable {
      /// Something the phone does by itself.
      case phone(ScriptStep)
      /// The payload is in a file, by its path as it is written.
      case push(file: String, isOfNow: Bool)
      /// A frame for the file of a name.
      case frame(name: String, on: SurfaceName?)
    }

    var line: Int
    var column: Int
    /// As it is written.
    var text: String
    var action: Action
    /// How long an expectation may take to come true, in seconds of real time.
    var patience: Double?
  }

  var file: String
  var steps: [Step] = []

  /// Reads a script.
  ///
  /// - Throws: `ScriptError` for the first line that is none.
  init(_ document: GivenContent.Document) throws(ScriptError) {
    file = document.name
    var frames: [String: Int] = [:]
    let lines = document.text.split(omittingEmptySubsequences: false) { $0.isNewline }
    for (index, text) in lines.enumerated() {
      var line = try ScriptLine(text, file: file, number: index + 1)
      guard !line.isEmpty else { continue }
      let (action, patience) = try Self.action(&line)
      try line.end()
      if case .frame(let name, _) = action {
        if let first = frames[name.lowercased()] {
          throw line.error(at: line.firstColumn, "the frame '\(name)' is there already, in line \(first)")
        }
        frames[name.lowercased()] = line.number
      }
      steps.append(
        Step(
          line: line.number, column: line.firstColumn,
          text: String(text.drop { $0.isWhitespace }), action: action, patience: patience))
    }
    guard !steps.isEmpty else {
      throw ScriptError(
        file: file, line: 1, column: 1, message: "expected steps such as 'start', found none")
    }
  }

  static let words = [
    "start", "update", "alert", "end", "swipe", "advance", "tap", "lock", "unlock", "home", "app", "show",
    "push", "key",
    "expect", "frame",
  ]

  private static func action(_ line: inout ScriptLine) throws(ScriptError) -> (Step.Action, Double?) {
    let list = words.dropLast().joined(separator: ", ") + " or " + words.last!
    guard let word = line.peek, word.kind == .plain, words.contains(word.text) else {
      throw line.unexpected("a step: \(list)")
    }
    _ = line.take()
    switch word.text {
    case "start": return (.phone(try start(&line)), nil)
    case "update": return (.phone(try update(&line)), nil)
    case "alert":
      let alert = line.peek == nil ? ScriptAlert() : try texts(&line)
      return (.phone(.update(.next, alert: alert)), nil)
    case "end": return (.phone(try end(&line)), nil)
    case "swipe": return (.phone(.swipe), nil)
    case "advance":
      if line.take("next") { return (.phone(.advanceToNextEvent), nil) }
      return (.phone(.advance(seconds: try duration(&line, "a time such as 10m or 1h30m, or next"))), nil)
    case "tap":
      return (.phone(.tap(line.peek == nil ? nil : try line.takeText("a label in quotes"))), nil)
    case "lock": return (.phone(.lock), nil)
    case "unlock": return (.phone(.unlock), nil)
    case "home": return (.phone(.home), nil)
    case "app": return (.phone(.app), nil)
    case "show": return (.phone(.show(try surface(&line))), nil)
    case "push":
      let file = try line.take(expecting: "the path of a payload").text
      return (.push(file: file, isOfNow: line.take("now")), nil)
    case "key": return (.phone(.keys(try keys(&line))), nil)
    case "expect":
      let expectation = try expectation(&line)
      var patience: Double?
      if line.take("within") { patience = try duration(&line, "a time such as 20s") }
      return (.phone(.expect(expectation)), patience)
    default:
      let word = try line.take(expecting: "a name such as ready")
      guard word.text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }), !word.text.isEmpty
      else {
        throw line.error(
          at: word.column, "expected a name of letters, digits and hyphens, found '\(word.text)'")
      }
      return (.frame(name: word.text, on: line.take("on") ? try surface(&line) : nil), nil)
    }
  }

  // MARK: Steps

  private static func start(_ line: inout ScriptLine) throws(ScriptError) -> ScriptStep {
    var (activity, preview): (String?, String?)
    if let word = line.peek, word.kind != .json, !(word.kind == .plain && word.text == "state") {
      activity = line.take()?.text
    }
    if let word = line.peek, word.kind == .json {
      guard let activity else {
        throw line.unexpected("the name of an activity before its attributes")
      }
      let attributes = line.take()!.text
      guard let state = line.peek, state.kind == .json else {
        throw line.unexpected("the content state as JSON, such as {\"step\": \"ready\"}")
      }
      _ = line.take()
      return .startWith(activity: activity, attributes: attributes, contentState: state.text)
    }
    if let word = line.peek, word.kind == .quoted { preview = line.take()?.text }
    var state: Int?
    if line.take("state") { state = try number(&line, "the number of a state, from 1") - 1 }
    return .start(activity: activity, preview: preview, state: state)
  }

  private static func update(_ line: inout ScriptLine) throws(ScriptError) -> ScriptStep {
    var change = ScriptChange.next
    if let word = line.peek, word.kind == .json {
      change = .content(word.text)
      _ = line.take()
    } else if line.take("next") {
      change = .next
    } else if line.take("previous") {
      change = .previous
    } else if line.take("state") || line.peek?.text.first?.isNumber == true {
      change = .state(try number(&line, "the number of a state, from 1") - 1)
    }
    guard line.take("alert") else {
      if line.peek != nil { throw line.unexpected("next, previous, state N, JSON or alert") }
      return .update(change, alert: nil)
    }
    return .update(change, alert: try texts(&line))
  }

  private static func texts(_ line: inout ScriptLine) throws(ScriptError) -> ScriptAlert {
    let title = try line.takeText("the alert's title in quotes")
    return ScriptAlert(title: title, body: try line.takeText("the alert's body in quotes"))
  }

  private static func end(_ line: inout ScriptLine) throws(ScriptError) -> ScriptStep {
    var state: String?
    if let word = line.peek, word.kind == .json {
      state = word.text
      _ = line.take()
    }
    if line.take("now") { return .end(contentState: state, .immediately) }
    if line.take("after") {
      return .end(contentState: state, .after(try duration(&line, "a time such as 5m")))
    }
    if line.peek != nil { throw line.unexpected("now, after and a time, or nothing more") }
    return .end(contentState: state, .byDefault)
  }

  private static func expectation(_ line: inout ScriptLine) throws(ScriptError) -> ScriptExpectation {
    let what = "state, activities, text, surface, trace, no text or no trace"
    let isThere = !line.take("no")
    if line.take("text") {
      let text = try line.takeText("a text in quotes")
      return .text(text, on: line.take("on") ? try surface(&line) : nil, isThere: isThere)
    }
    if line.take("trace") {
      return .trace(try line.takeText("part of a line of the trace, in quotes"), isThere: isThere)
    }
    guard isThere else { throw line.unexpected("text or trace") }
    if line.take("state") {
      let states = ["pending", "active", "stale", "ended", "dismissed", "none"]
      guard let word = line.peek, states.contains(word.text) else {
        throw line.unexpected(states.dropLast().joined(separator: ", ") + " or none")
      }
      _ = line.take()
      return .state(
        word.text, of: line.take("of") ? try line.take(expecting: "an activity's name").text : nil)
    }
    if line.take("activities") { return .activities(try number(&line, "a number")) }
    if line.take("surface") { return .surface(try surface(&line)) }
    throw line.unexpected(what)
  }

  // MARK: Words

  private static func surface(_ line: inout ScriptLine) throws(ScriptError) -> SurfaceName {
    let names = SurfaceName.drawn.map(\.rawValue)
    guard let word = line.peek, let surface = SurfaceName(rawValue: word.text) else {
      throw line.unexpected("a surface: \(names.joined(separator: ", "))")
    }
    _ = line.take()
    return surface
  }

  private static func number(_ line: inout ScriptLine, _ what: String) throws(ScriptError) -> Int {
    guard let word = line.peek, word.kind == .plain, let number = Int(word.text), number >= 0,
      number < 1_000_000
    else { throw line.unexpected(what) }
    _ = line.take()
    return number
  }

  /// `90s`, `10m`, `2h`, `1h30m`, in seconds.
  private static func duration(_ line: inout ScriptLine, _ what: String) throws(ScriptError) -> Double {
    guard let word = line.peek, word.kind == .plain, let seconds = seconds(word.text) else {
      throw line.unexpected(what)
    }
    _ = line.take()
    return seconds
  }

  static func seconds(_ text: String) -> Double? {
    let units: [Character: Double] = ["d": 86_400, "h": 3600, "m": 60, "s": 1]
    var (total, digits) = (0.0, "")
    for character in text {
      if character.isASCII, character.isNumber || character == "." {
        digits.append(character)
      } else {
        guard let unit = units[character], let number = Double(digits) else { return nil }
        total += number * unit
        digits = ""
      }
    }
    return digits.isEmpty && !text.isEmpty && total.isFinite && total <= 31_536_000 ? total : nil
  }

  private static let keys: [String: Key] = [
    "left": .left, "right": .right, "up": .up, "down": .down, "tab": .tab, "shift-tab": .backTab,
    "enter": .enter, "esc": .escape, "backspace": .backspace, "delete": .delete, "space": .character(" "),
    "home": .home, "end": .end, "page-up": .pageUp, "page-down": .pageDown,
  ]

  private static func keys(_ line: inout ScriptLine) throws(ScriptError) -> [Key] {
    let what = "a key: a character, or one of \(keys.keys.sorted().joined(separator: ", "))"
    var result: [Key] = []
    repeat {
      guard let word = line.peek else { throw line.unexpected(what) }
      if let key = keys[word.text] {
        result.append(key)
      } else if word.text.count == 1, let character = word.text.first {
        result.append(.character(character))
      } else {
        throw line.unexpected(what)
      }
      _ = line.take()
    } while line.peek != nil
    return result
  }
}
