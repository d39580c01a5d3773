/// One thing that a script has done to the phone, or expects of it.
public enum ScriptStep: Hashable, Sendable, Codable {
  /// Starts an activity: one that has previews in a state of one of them, from 0, or any with content as JSON.
  case start(activity: String?, preview: String?, state: Int?)
  case startWith(activity: String, attributes: String, contentState: String)
  /// Replaces the content of the chosen activity.
  case update(ScriptChange, alert: ScriptAlert?)
  case end(contentState: String?, ScriptDismissal)
  /// A person swipes it off the Lock Screen.
  case swipe
  /// The clock goes on by so many seconds.
  case advance(seconds: Double)
  /// The clock goes on to what happens next by itself.
  case advanceToNextEvent
  /// Taps the control of a label; without one, what has the focus, or the presentation.
  case tap(String?)
  case lock
  case unlock
  /// The app that runs is left for the Home Screen, or comes to the front.
  case home
  case app
  case show(SurfaceName)
  case push(PushLetter)
  case keys([Key])
  case expect(ScriptExpectation)
  /// Draws the phone, and sends the frame with the outcome.
  case frame(on: SurfaceName?)
}

/// What an update makes of an activity.
public enum ScriptChange: Hashable, Sendable, Codable {
  case next
  case previous
  /// A state of its preview, from 0.
  case state(Int)
  /// A content state as JSON.
  case content(String)
}

/// Texts that draw attention to an update; empty: those of the key for it.
public struct ScriptAlert: Hashable, Sendable, Codable {
  public var title: String
  public var body: String

  public init(title: String = "", body: String = "") {
    self.title = title
    self.body = body
  }
}

/// When an activity that ends is dismissed.
public enum ScriptDismissal: Hashable, Sendable, Codable {
  case byDefault
  case immediately
  /// So many seconds later.
  case after(Double)
}

/// What a script expects.
public enum ScriptExpectation: Hashable, Sendable, Codable {
  /// The state of an activity by its word, or `none`; of the chosen one, or the newest of a name.
  case state(String, of: String?)
  /// How many are not dismissed.
  case activities(Int)
  /// A text on the surface that is shown, or on another.
  case text(String, on: SurfaceName?, isThere: Bool)
  case surface(SurfaceName)
  /// Part of a line that the trace has got since the step before.
  case trace(String, isThere: Bool)
}
