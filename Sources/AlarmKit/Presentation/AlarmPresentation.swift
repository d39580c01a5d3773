import FoundationGaps
import SwiftUI

/// The texts and buttons of an alarm: when it rings, and while it counts down and is paused.
public struct AlarmPresentation: Sendable {
  public var alert: Alert
  public var countdown: Countdown?
  public var paused: Paused?

  public init(alert: Alert, countdown: Countdown? = nil, paused: Paused? = nil) {
    self.alert = alert
    self.countdown = countdown
    self.paused = paused
  }
}

extension AlarmPresentation: Codable {
  private enum CodingKeys: String, CodingKey { case alert, countdown, paused }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    alert = try fields.decode(Alert.self, forKey: .alert)
    countdown = try fields.value(Countdown.self, .countdown)
    paused = try fields.value(Paused.self, .paused)
  }
}
