import FoundationGaps
import SwiftUI

extension AlarmPresentation {
  /// What is shown while an alarm rings.
  public struct Alert: Sendable {
    /// What the second button does.
    public enum SecondaryButtonBehavior: Codable, Hashable, Sendable {
      /// Counts down once more.
      case countdown
      /// Performs an intent.
      case custom
    }

    public var title: LocalizedStringResource
    /// The button that ends the alarm.
    public var stopButton: AlarmButton
    /// A second button, if there is one.
    public var secondaryButton: AlarmButton?
    public var secondaryButtonBehavior: SecondaryButtonBehavior?

    /// An alert with a stop button of its own.
    public init(
      title: LocalizedStringResource, stopButton: AlarmButton, secondaryButton: AlarmButton? = nil,
      secondaryButtonBehavior: SecondaryButtonBehavior? = nil
    ) {
      self.title = title
      self.stopButton = stopButton
      self.secondaryButton = secondaryButton
      self.secondaryButtonBehavior = secondaryButtonBehavior
    }

    /// An alert with the system's stop button.
    public init(
      title: LocalizedStringResource, secondaryButton: AlarmButton? = nil,
      secondaryButtonBehavior: SecondaryButtonBehavior? = nil
    ) {
      self.init(
        title: title, stopButton: AlarmButton(text: "Stop", textColor: .white, systemImageName: "xmark"),
        secondaryButton: secondaryButton, secondaryButtonBehavior: secondaryButtonBehavior)
    }
  }
}

extension AlarmPresentation.Alert: Codable {
  private enum CodingKeys: String, CodingKey {
    case title, stopButton, secondaryButton, secondaryButtonBehavior
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    title = try fields.text(.title)
    stopButton = try fields.decode(AlarmButton.self, forKey: .stopButton)
    secondaryButton = try fields.value(AlarmButton.self, .secondaryButton)
    secondaryButtonBehavior = try fields.value(SecondaryButtonBehavior.self, .secondaryButtonBehavior)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(title, .title)
    try fields.encode(stopButton, forKey: .stopButton)
    try fields.encodeIfPresent(secondaryButton, forKey: .secondaryButton)
    try fields.encodeIfPresent(secondaryButtonBehavior, forKey: .secondaryButtonBehavior)
  }
}
