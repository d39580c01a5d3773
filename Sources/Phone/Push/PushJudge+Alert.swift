/// What draws attention to a push: `{"title": ..., "body": ..., "sound": ...}`.
extension PushJudge {
  private static let alertKeys = ["title", "body", "sound"]

  /// Keys of an ordinary notification's alert and how a Live Activity's has it.
  private static let ordinaryAlertKeys = [
    "title-loc-key": "\"title\": {\"loc-key\": ...}",
    "title-loc-args": "\"title\": {\"loc-key\": ..., \"loc-args\": [...]}",
    "loc-key": "\"body\": {\"loc-key\": ...}",
    "loc-args": "\"body\": {\"loc-key\": ..., \"loc-args\": [...]}",
    "subtitle": "", "subtitle-loc-key": "", "subtitle-loc-args": "", "launch-image": "",
    "action-loc-key": "",
  ]

  /// What becomes of a start whose alert is not as it has to be.
  private static let startsNothing =
    "A start must alert the person: the phone drops one that does not, and starts nothing."

  mutating func judgeAlert() {
    guard let member = keys[.alert] else {
      guard message.event == .start else { return }
      return missing(
        .alert, why: Self.startsNothing,
        do: "add \"alert\": {\"title\": \"...\", \"body\": \"...\"}")
    }
    let place = member.node.place
    guard case .object(let members) = member.node.value else {
      var remedy = "write {\"title\": \"...\", \"body\": \"...\"}"
      if case .string = member.node.value { remedy += "; a text alone is of ordinary notifications" }
      if case .null = member.node.value, message.event != .start {
        return warn(
          path(.alert), at: place, "is null", why: "It says as much as if it were not there.",
          do: "leave it out")
      }
      return error(
        path(.alert), at: place, "expected an object, found \(member.node.found)",
        why: message.event == .start ? Self.startsNothing : "The phone cannot read it, and nothing alerts.",
        do: remedy, isLoss: message.event == .start)
    }
    var alert = PushMessage.Alert()
    alert.title = alertText("title", members, place)
    alert.body = alertText("body", members, place)
    if let sound = members.first(where: { $0.key == "sound" }) {
      if case .string(let name) = sound.node.value {
        alert.sound = name
      } else {
        error(
          "aps.alert.sound", at: sound.node.place, "expected a text, found \(sound.node.found)",
          why: "A Live Activity's alert takes the name of a sound file alone.",
          do: "write \"default\", or the name of a file of the app's", isLoss: false)
      }
    }
    for member in members where !Self.alertKeys.contains(member.key) { judgeUnknownAlertKey(member) }
    message.alert = alert
  }

  private mutating func judgeUnknownAlertKey(_ member: JSONMember) {
    let path = "aps.alert.\(member.key)"
    if let form = Self.ordinaryAlertKeys[member.key] {
      return warn(
        path, at: member.keyPlace, "is a key of ordinary notifications' alerts",
        why: "A Live Activity's alert has a title, a body and a sound, and nothing else.",
        do: form.isEmpty ? "leave it out" : "write \(form)")
    }
    let near = Nearest.word(to: member.key, in: Self.alertKeys)
    warn(
      path, at: member.keyPlace,
      "there is no key '\(member.key)' in an alert" + (near.map { "; there is '\($0)'" } ?? ""),
      why: "The phone passes over keys that it does not know.",
      do: near.map { "spell it '\($0)'" } ?? "leave it out")
  }

  /// A text, or `{"loc-key": ..., "loc-args": [...]}`.
  private mutating func alertText(
    _ key: String, _ members: [JSONMember], _ place: JSONPlace
  ) -> PushMessage.AlertText? {
    let path = "aps.alert.\(key)"
    guard let member = members.first(where: { $0.key == key }) else {
      let what = "the key '\(key)' is missing"
      let remedy = "add \"\(key)\": \"...\""
      if message.event == .start {
        error("aps.alert", at: place, what, why: Self.startsNothing, do: remedy)
      } else {
        // As servers that send many of them report.
        warn(
          "aps.alert", at: place, what, why: "An alert that lacks one of its texts may not alert.", do: remedy
        )
      }
      return nil
    }
    switch member.node.value {
    case .string(let text):
      if text.isEmpty {
        warn(
          path, at: member.node.place, "is empty",
          why: "Apple Watch shows it, and reads it out.", do: "say what has happened")
      }
      return .plain(text)
    case .object(let parts): return localizedText(path, parts, member.node.place)
    default:
      error(
        path, at: member.node.place, "expected a text or {\"loc-key\": ...}, found \(member.node.found)",
        why: message.event == .start ? Self.startsNothing : "The phone cannot read it, and nothing alerts.",
        do: "write a text, or {\"loc-key\": \"...\", \"loc-args\": [...]}", isLoss: message.event == .start)
      return nil
    }
  }

  private mutating func localizedText(
    _ path: String, _ members: [JSONMember], _ place: JSONPlace
  ) -> PushMessage.AlertText? {
    let why = "The phone cannot look the text up, and shows none."
    for member in members where !["loc-key", "loc-args"].contains(member.key) {
      warn(
        "\(path).\(member.key)", at: member.keyPlace, "a localized text has 'loc-key' and 'loc-args' only",
        why: "The phone passes over keys that it does not know.",
        do: Nearest.word(to: member.key, in: ["loc-key", "loc-args"]).map { "spell it '\($0)'" }
          ?? "leave it out")
    }
    var arguments: [String] = []
    if let list = members.first(where: { $0.key == "loc-args" }) {
      guard case .array(let nodes) = list.node.value else {
        error(
          "\(path).loc-args", at: list.node.place, "expected a list of texts, found \(list.node.found)",
          why: why,
          do: "write [\"...\"]", isLoss: message.event == .start)
        return nil
      }
      for (index, node) in nodes.enumerated() {
        guard case .string(let text) = node.value else {
          error(
            "\(path).loc-args[\(index)]", at: node.place, "expected a text, found \(node.found)", why: why,
            do: "put it in quotes", isLoss: message.event == .start)
          continue
        }
        arguments.append(text)
      }
    }
    guard let key = members.first(where: { $0.key == "loc-key" }) else {
      error(
        path, at: place, "the key 'loc-key' is missing", why: why,
        do: "add the key of the text in the app's tables, or write the text itself",
        isLoss: message.event == .start)
      return nil
    }
    guard case .string(let name) = key.node.value else {
      error(
        "\(path).loc-key", at: key.node.place, "expected a text, found \(key.node.found)", why: why,
        do: "write the key of the text in the app's tables", isLoss: message.event == .start)
      return nil
    }
    let places = name.split(separator: "%@", omittingEmptySubsequences: false).count - 1
    if places > 0, places != arguments.count {
      warn(
        "\(path).loc-args", at: key.node.place,
        "'\(name)' has \(places) of '%@', and there are \(arguments.count) arguments",
        why: "Where one is missing the text has a hole; one too many is not shown.",
        do: "give \(places)")
    }
    return .localized(key: name, arguments: arguments)
  }
}
