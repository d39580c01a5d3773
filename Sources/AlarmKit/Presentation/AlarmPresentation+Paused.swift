import FoundationGaps
import SwiftUI

extension AlarmPresentation {
  /// What is shown while a countdown is paused.
  public struct Paused: Sendable {
    public var title: LocalizedStringResource
    /// The button that goes on with the countdown.
    public var resumeButton: AlarmButton

    public init(title: LocalizedStringResource, resumeButton: AlarmButton) {
      self.title = title
      self.resumeButton = resumeButton
    }
  }
}

extension AlarmPresentation.Paused: Codable {
  private enum CodingKeys: String, CodingKey { case title, resumeButton }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    title = try fields.text(.title)
    resumeButton = try fields.decode(AlarmButton.self, forKey: .resumeButton)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(title, .title)
    try fields.encode(resumeButton, forKey: .resumeButton)
  }
}
