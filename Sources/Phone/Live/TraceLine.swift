import Foundation

/// One line of the trace: what happened to an activity, or did not, and why.
public struct TraceLine: Hashable, Sendable {
  /// How much it wants to be read.
  public enum Kind: String, Hashable, Sendable, Codable {
    /// As it was asked for.
    case done
    /// By the system's own doing.
    case system
    /// Not done.
    case dropped
    /// Done, but hardly as meant.
    case warning
  }

  /// On the phone's clock.
  public var date: Date
  public var kind: Kind
  /// Without anything that a terminal would obey.
  public var text: String

  public init(_ date: Date, _ kind: Kind, _ text: String) {
    self.date = date
    self.kind = kind
    self.text = text
  }

  /// The time of day, such as `09:41:05`.
  public func time(in zone: TimeZone) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    let parts = calendar.dateComponents([.hour, .minute, .second], from: date)
    return [parts.hour, parts.minute, parts.second].map { part in
      let text = "\(part ?? 0)"
      return text.count < 2 ? "0" + text : text
    }.joined(separator: ":")
  }
}
