import Foundation

/// What a person has set to see and hear better; here nothing is, as in a phone's first settings.
///
/// `@Environment` tells what the options of the command line set; UIKit's names stand for the app around a view.
public struct UIAccessibility {
  public static var isReduceMotionEnabled: Bool { false }
  public static var isVoiceOverRunning: Bool { false }
  public static var isBoldTextEnabled: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isDarkerSystemColorsEnabled: Bool { false }
  public static var isInvertColorsEnabled: Bool { false }
  public static var isGrayscaleEnabled: Bool { false }
  public static var isSwitchControlRunning: Bool { false }
  public static var isSpeakScreenEnabled: Bool { false }
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  public static var shouldDifferentiateWithoutColor: Bool { false }
  public static var prefersCrossFadeTransitions: Bool { false }

  /// What is told to those who help a person.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let announcement = Notification(rawValue: 1)
    public static let layoutChanged = Notification(rawValue: 2)
    public static let screenChanged = Notification(rawValue: 3)
  }

  /// Accepted; nothing here speaks.
  public static func post(notification: Notification, argument: Any?) {}
}
