import Foundation

/// What was understood of a push; `nil` is what is not there or not to be understood.
public struct PushMessage: Hashable, Sendable, Codable {
  /// A text of an alert.
  public enum AlertText: Hashable, Sendable, Codable {
    case plain(String)
    /// A key of the app's table of texts, with what is put into it.
    case localized(key: String, arguments: [String])
  }

  public struct Alert: Hashable, Sendable, Codable {
    public var title: AlertText?
    public var body: AlertText?
    public var sound: String?
  }

  /// What a new activity is to be updated with.
  public enum Input: Hashable, Sendable, Codable {
    case token
    case channel(String)
  }

  /// A date of the app's own content.
  public struct ContentDate: Hashable, Sendable, Codable {
    public var path: String
    public var date: Date
  }

  public var event: PushEvent?
  /// When the push arrives.
  public var now: Date
  /// The name of the attributes' type.
  public var attributesType: String?
  /// Others whose content state could be this one too.
  public var otherTypes: [String] = []
  public var alert: Alert?
  public var staleDate: Date?
  public var dismissalDate: Date?
  public var relevanceScore: Double?
  public var input: Input?
  public var dates: [ContentDate] = []
  /// The bytes of each half as ActivityKit counts them.
  public var attributesSize: Int?
  public var contentStateSize: Int?
  /// The bytes of the payload without blanks, and how many it may have.
  public var payloadSize: Int
  public var largestPayload: Int
  /// The `apns-priority`, if there are headers.
  public var priority: Int?
  /// Whether it goes to all who listen to a channel.
  public var isBroadcast = false
  /// Whether content was read with the app's own types.
  public var isTyped = false
}
