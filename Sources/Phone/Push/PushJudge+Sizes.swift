import ActivityKit

/// How much a push may carry.
extension PushJudge {
  mutating func judgeSizes() {
    judgeContentSize()
    let limit = message.largestPayload
    guard message.payloadSize <= limit else {
      return error(
        "", at: payload.node.place,
        "the payload has \(message.payloadSize) bytes without blanks; \(limit) are allowed",
        why: "APNs refuses it: 413 PayloadTooLarge.",
        do: "send less: a reference instead of what it refers to",
        by: .apns)
    }
    if let written = payload.writtenSize, written > limit {
      warn(
        "", at: payload.node.place,
        "the payload has \(written) bytes as it is written here, and \(message.payloadSize) without blanks; "
          + "\(limit) are allowed",
        why: "Sent as it is, APNs refuses it: 413 PayloadTooLarge.",
        do: "send it without line feeds and blanks",
        by: .apns)
    }
  }

  /// Attributes and content state together. What the running activity's attributes take, an update does not say.
  private mutating func judgeContentSize() {
    let limit = ActivityLimits.payload
    let (attributes, state) = (message.attributesSize ?? 0, message.contentStateSize ?? 0)
    guard attributes + state > limit else { return }
    let what =
      message.attributesSize == nil
      ? "the content state has \(state) bytes"
      : "attributes (\(attributes) bytes) and content state (\(state)) have \(attributes + state) bytes"
    error(
      message.contentStateSize == nil ? path(.attributes) : path(.contentState),
      at: (keys[.contentState] ?? keys[.attributes])?.node.place,
      "\(what); \(limit) are allowed for both together",
      why: "The phone shows no content that is larger, and says nothing.",
      do: "send less: a reference instead of what it refers to")
  }
}
