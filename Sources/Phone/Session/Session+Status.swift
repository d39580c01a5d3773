import Foundation
import StageLink

extension Session {
  /// What is shown in words, for a title or a line of the front: activity, preview, state, surface,
  /// device and theme.
  public var status: StageStatus {
    guard let activity, let preview else { return StageStatus() }
    var parts = [activity.name, preview.name, "state \(stateIndex + 1) of \(preview.stateCount)"]
    if case .activity = preview.kind { parts.append(surface.title) }
    parts += [scene?.setting.screenName ?? device.name, theme.name]
    if isLive { parts.append(life.chosen.map { "live, \($0.record.state)" } ?? "live") }
    if isStale, !isLive { parts.append("stale") }
    return StageStatus(parts: parts)
  }

  /// Moves the phone's clock to a moment, in the session's time zone and locale.
  public mutating func setTime(_ instant: Date) {
    now = instant
    passAlert()
    clock = PhoneClock(
      instant, timeZone: TimeZone(identifier: timeZone) ?? .gmt, locale: Locale(identifier: locale))
  }
}
