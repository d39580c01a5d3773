/// What an app wants to show of an alarm beyond its texts and buttons.
public protocol AlarmMetadata: Decodable, Encodable, Hashable, Sendable {}
