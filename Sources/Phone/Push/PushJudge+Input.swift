import Foundation

/// Where an activity that is started gets its updates from, and how it stands among others.
extension PushJudge {
  mutating func judgeRelevance() {
    guard let member = keys[.relevanceScore] else { return }
    let place = member.node.place
    switch member.node.value {
    case .number(let number): message.relevanceScore = number
    case .null:
      warn(
        path(.relevanceScore), at: place, "is null", why: "It says as much as if it were not there.",
        do: "leave it out")
    default:
      error(
        path(.relevanceScore), at: place, "expected a number, found \(member.node.found)",
        why: "The phone cannot read the payload, and drops it.", do: "send a number such as 100")
    }
  }

  mutating func judgeInput() {
    let token = keys[.inputPushToken]
    let channel = keys[.inputPushChannel]
    for (key, member) in [(PushKey.inputPushToken, token), (.inputPushChannel, channel)] {
      guard let member, let event = message.event, event != .start else { continue }
      warn(
        path(key), at: member.keyPlace, "is read with the event \"start\" only",
        why: "Where an activity is updated from is settled when it starts.", do: "leave it out")
    }
    guard message.event == .start else { return }
    if let token {
      if case .number(1) = token.node.value {
        message.input = .token
      } else {
        error(
          path(.inputPushToken), at: token.node.place, "expected 1, found \(token.node.found)",
          why: "The activity gets no token, and cannot be updated by push.", do: "write 1", isLoss: false)
      }
    }
    if let channel { judgeInput(channel: channel) }
    if token != nil, let channel {
      warn(
        path(.inputPushChannel), at: channel.keyPlace, "'input-push-token' is there too",
        why: "An activity listens to its own token or to a channel, not to both.", do: "leave one of them out"
      )
    }
  }

  private mutating func judgeInput(channel: JSONMember) {
    guard case .string(let id) = channel.node.value, Self.isChannel(id) else {
      return error(
        path(.inputPushChannel), at: channel.node.place,
        "expected the id of a channel (base64), found \(channel.node.found)",
        why: "An activity that is to listen to a channel that does not exist does not start.",
        do: "send the id as APNs has given it out in 'apns-channel-id'")
    }
    message.input = .channel(id)
  }

  static func isChannel(_ id: String) -> Bool { !id.isEmpty && Data(base64Encoded: id) != nil }
}
