import Foundation
import WidgetKit

/// What a phone reads of a push, also where it is hardly what was meant.
struct PushContent {
  /// The activity that the payload fits.
  var configuration: AnyActivityConfiguration?
  /// Attributes and content state, as ActivityKit keeps them.
  var halves: [ContentPart: Data] = [:]
  var timestamp: Date?
  /// As the number says it, however far away that is.
  var staleDate: Date?
  var dismissalDate: Date?
  /// The token of an activity, or the channel that it listens to, that the request names.
  var token: String?
  var channel: String?
}

extension PushJudge {
  /// What the phone reads, once all is judged.
  func readContent() -> PushContent {
    var content = content
    content.staleDate = moment(.staleDate)
    content.dismissalDate = moment(.dismissalDate)
    func header(_ name: String) -> String? { headers.last { $0.name == name }?.value }
    content.token = header(":path")?.split(separator: "/").last.map { $0.lowercased() }
    if message.isBroadcast {
      content.token = nil
      content.channel = header("apns-channel-id")
    }
    return content
  }

  private func moment(_ key: PushKey) -> Date? {
    guard case .number(let seconds)? = keys[key]?.node.value else { return nil }
    return Date(timeIntervalSince1970: seconds + shift)
  }
}
