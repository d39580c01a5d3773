import ActivityKit
import Foundation

/// The headers of the request, after "Sending notification requests to APNs" and "Sending broadcast push
/// notification requests to APNs"; the reasons of refusals are those of "Handling error responses from Apple Push
/// Notification service".
extension PushJudge {
  private static let known = [
    "apns-push-type", "apns-topic", "apns-priority", "apns-expiration", "apns-channel-id", "apns-id",
    "apns-collapse-id", "apns-request-id", "apns-unique-id",
  ]
  private static let topicEnd = ".push-type.liveactivity"
  private static let broadcastPath = "/4/broadcasts/apps/"
  private static let devicePath = "/3/device/"

  private func header(_ name: String) -> PushHeader? { headers.last { $0.name == name } }

  mutating func judgeHeaders() {
    guard !headers.isEmpty else { return }
    judgeRequest()
    judgeNames()
    judgePushType()
    judgeTopic()
    judgePriority()
    judgeExpiration()
    judgeIdentifiers()
  }

  private mutating func refuse(
    _ name: String, _ what: String, reason: String, do remedy: String
  ) {
    error(name, at: header(name)?.place, what, why: "APNs refuses it: \(reason).", do: remedy, by: .apns)
  }

  // MARK: - The request

  private mutating func judgeRequest() {
    if let method = header(":method"), method.value != "POST" {
      refuse(
        ":method", "expected POST, found '\(method.value)'", reason: "405 MethodNotAllowed",
        do: "send it with POST")
    }
    if let path = header(":path") {
      message.isBroadcast = path.value.hasPrefix(Self.broadcastPath)
      let token = path.value.dropFirst(Self.devicePath.count)
      if path.value.hasPrefix(Self.devicePath) {
        if token.isEmpty || !token.allSatisfy({ $0.isASCII && $0.isHexDigit }) {
          refuse(
            ":path", "the token is not hexadecimal", reason: "400 BadDeviceToken",
            do: "send the token's bytes as two hexadecimal digits each")
        }
      } else if !message.isBroadcast {
        refuse(
          ":path", "expected \(Self.devicePath)TOKEN or \(Self.broadcastPath)BUNDLE", reason: "404 BadPath",
          do: "send it to one of these")
      }
    } else {
      message.isBroadcast = header("apns-channel-id") != nil
    }
    if message.isBroadcast { message.largestPayload = APNsLimits.broadcast }
    if let authorization = header("authorization"), !authorization.value.lowercased().hasPrefix("bearer ") {
      refuse(
        "authorization", "expected 'bearer' and a token",
        reason: "403 InvalidProviderToken",
        do: "sign a token with the app's key; pushes to Live Activities know no certificates")
    }
  }

  private mutating func judgeNames() {
    var seen: Set<String> = []
    for header in headers {
      if !seen.insert(header.name).inserted {
        error(
          header.name, at: header.place, "is there twice", why: "APNs refuses it: 400 DuplicateHeaders.",
          do: "leave one of them out", by: .apns)
      }
      guard header.name.hasPrefix("apns"), !Self.known.contains(header.name) else { continue }
      let near = Nearest.word(to: header.name, in: Self.known)
      warn(
        header.name, at: header.place, "APNs has no such header" + (near.map { "; there is '\($0)'" } ?? ""),
        why: "APNs passes over it.", do: near.map { "spell it '\($0)'" } ?? "leave it out", by: .apns)
    }
  }

  // MARK: - One after another

  private mutating func judgePushType() {
    guard let type = header("apns-push-type") else {
      return refuse(
        "apns-push-type", "is missing",
        reason: "400 InvalidPushType, or it takes it for an ordinary notification",
        do: "add 'apns-push-type: liveactivity'")
    }
    guard type.value != "liveactivity" else { return }
    refuse(
      "apns-push-type", "expected liveactivity, found '\(type.value)'",
      reason: "400 InvalidPushType or DeviceTokenNotForTopic",
      do: "send 'apns-push-type: liveactivity'")
  }

  private mutating func judgeTopic() {
    guard let topic = header("apns-topic") else {
      guard !message.isBroadcast else { return }
      return refuse(
        "apns-topic", "is missing", reason: "400 MissingTopic",
        do: "add 'apns-topic: \(payload.simulatorTarget ?? "BUNDLE")\(Self.topicEnd)'")
    }
    if message.isBroadcast {
      warn(
        "apns-topic", at: topic.place, "a broadcast has no topic", why: "The path says which app it is for.",
        do: "leave it out", by: .apns)
    } else if !topic.value.hasSuffix(Self.topicEnd) {
      refuse(
        "apns-topic", "expected the bundle's id and '\(Self.topicEnd)', found '\(topic.value)'",
        reason: "400 DeviceTokenNotForTopic or TopicDisallowed",
        do: "send 'apns-topic: \(Self.bundle(in: topic.value))\(Self.topicEnd)'")
    } else if topic.value == Self.topicEnd {
      refuse(
        "apns-topic", "the bundle's id is missing before '\(Self.topicEnd)'", reason: "400 BadTopic",
        do: "put the id of the app, not of its extension, before it")
    } else if let target = payload.simulatorTarget, topic.value != target + Self.topicEnd {
      warn(
        "apns-topic", at: topic.place, "is not about '\(target)', which the file names for the simulator",
        why: "The token belongs to one app; APNs refuses a topic of another.",
        do: "send 'apns-topic: \(target)\(Self.topicEnd)'", by: .apns)
    }
  }

  /// What is before an ending such as `.push-type.liveactivit`.
  private static func bundle(in topic: String) -> Substring {
    topic.firstRange(of: ".push-type").map { topic[..<$0.lowerBound] } ?? topic[...]
  }

  private mutating func judgePriority() {
    guard let priority = header("apns-priority") else {
      guard message.isBroadcast else { return message.priority = 10 }
      return refuse(
        "apns-priority", "is missing", reason: "a broadcast has to say it",
        do: "add 'apns-priority: 5', or 10 for what cannot wait")
    }
    switch priority.value {
    case "5", "10": message.priority = Int(priority.value)
    case "1":
      warn(
        "apns-priority", at: priority.place, "is 1",
        why: "Apple's articles name 5 and 10 for Live Activities; with 1 the phone's battery comes first.",
        do: "send 5, or 10 for what cannot wait", by: .apns)
    default:
      refuse(
        "apns-priority", "expected 5 or 10, found '\(priority.value)'", reason: "400 BadPriority",
        do: "send 5, or 10 for what cannot wait")
    }
  }

  private mutating func judgeExpiration() {
    guard let expiration = header("apns-expiration") else {
      guard message.isBroadcast else { return }
      return refuse(
        "apns-expiration", "is missing", reason: "a broadcast has to say it",
        do: "add 'apns-expiration: 0', or when it is no longer of use if the channel stores messages")
    }
    let place = expiration.place
    guard let number = Int(expiration.value), number >= 0 else {
      return refuse(
        "apns-expiration", "expected whole seconds since 1970, found '\(expiration.value)'",
        reason: "400 BadExpirationDate", do: "send 0 to try it once, or the seconds since 1970")
    }
    guard number > 0 else { return }
    let date = Date(timeIntervalSince1970: Double(number))
    if let count = DateCount.mistaken(Double(number), readAs: .unix, now: now) {
      let meant = count.date(of: Double(number)).timeIntervalSince1970
      error(
        "apns-expiration", at: place,
        "\(number) counts \(count.unit == .seconds ? "from \(count.start.year)" : count.unit.name); as seconds since 1970 it is "
          + DateWords.day(date),
        why: "APNs keeps the push for another time than is meant.",
        do: "send \(DateCount.text(meant.rounded()))", by: .apns)
    } else if date <= now {
      warn(
        "apns-expiration", at: place, "\(DateWords.moment(date)) has passed",
        why: "APNs tries it once, and forgets it if the phone cannot be reached.",
        do: "send 0 if that is meant, else a later time", by: .apns)
    }
  }

  private mutating func judgeIdentifiers() {
    if let id = header("apns-id"), UUID(uuidString: id.value) == nil {
      refuse(
        "apns-id", "expected a UUID, found '\(id.value)'", reason: "400 BadMessageId",
        do: "leave it out, and APNs makes one")
    }
    if let id = header("apns-collapse-id"), id.value.utf8.count > APNsLimits.collapseID {
      refuse(
        "apns-collapse-id", "has \(id.value.utf8.count) bytes; \(APNsLimits.collapseID) are allowed",
        reason: "400 BadCollapseId", do: "send a shorter one")
    }
  }

  /// What a channel may say; only once the event is known.
  mutating func judgeChannel() {
    guard message.isBroadcast else {
      guard let channel = header("apns-channel-id") else { return }
      return warn(
        "apns-channel-id", at: channel.place, "a push to one phone has no channel",
        why: "APNs passes over it.",
        do: "leave it out, or send it to \(Self.broadcastPath)BUNDLE", by: .apns)
    }
    if message.event == .start {
      error(
        path(.event), at: keys[.event]?.node.place, "a broadcast cannot start an activity",
        why: "Those who listen to a channel have one that runs.",
        do: "send it to each phone's token for starting, with \"input-push-channel\": the channel")
    }
    guard let channel = header("apns-channel-id") else {
      return refuse(
        "apns-channel-id", "is missing", reason: "400 MissingChannelId", do: "add the channel's id")
    }
    guard !Self.isChannel(channel.value) else { return }
    refuse(
      "apns-channel-id", "expected the id of a channel (base64), found '\(channel.value)'",
      reason: "400 BadChannelId", do: "send the id as APNs has given it out")
  }
}
