/// How an activity receives updates from a server.
public struct PushType: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case token
    case channel(String)
  }

  package var kind: Kind

  /// By a token of its own.
  public static let token = PushType(kind: .token)

  /// By a broadcast channel.
  public static func channel(_ channelId: String) -> PushType {
    PushType(kind: .channel(channelId))
  }
}
