/// How an update draws attention to itself: the screen lights up, a sound is played, and the island
/// expands for a while. The texts are shown on Apple Watch only.
public struct AlertConfiguration: Equatable, Sendable {
  /// The sound of an alert.
  public struct AlertSound: Equatable, Sendable {
    /// The name of the sound file, `nil` for the system's own sound.
    package var name: String?

    /// The sound that the system plays for notifications.
    public static let `default` = AlertSound(name: nil)

    /// A sound file of the app.
    public static func named(_ name: String) -> AlertSound {
      AlertSound(name: name)
    }
  }

  /// The headline.
  public var title: LocalizedStringResource
  /// The text below the headline.
  public var body: LocalizedStringResource
  /// What is played.
  public var sound: AlertSound

  /// Makes an alert out of its texts and sound.
  public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
    self.title = title
    self.body = body
    self.sound = sound
  }
}
