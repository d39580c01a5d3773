import FoundationGaps
import SwiftUI

extension AlarmPresentation {
  /// What is shown while an alarm counts down.
  public struct Countdown: Sendable {
    public var title: LocalizedStringResource
    /// The button that pauses the countdown, if there is one.
    public var pauseButton: AlarmButton?

    public init(title: LocalizedStringResource, pauseButton: AlarmButton? = nil) {
      self.title = title
      self.pauseButton = pauseButton
    }
  }
}

extension AlarmPresentation.Countdown: Codable {
  private enum CodingKeys: String, CodingKey { case title, pauseButton }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    title = try fields.text(.title)
    pauseButton = try fields.value(AlarmButton.self, .pauseButton)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(title, .title)
    try fields.encodeIfPresent(pauseButton, forKey: .pauseButton)
  }
}
