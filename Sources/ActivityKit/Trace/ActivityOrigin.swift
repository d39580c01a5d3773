/// Who asks for something: it decides whether an activity may be started, and the trace names it.
package enum ActivityOrigin: Equatable, Sendable {
  /// The app's own code.
  case app
  /// An intent of a button or toggle. A `LiveActivityIntent` may start activities in the background.
  case intent(name: String, startsActivities: Bool)
  /// A server.
  case push
  /// Somebody who holds the phone, or steps through a preview with keys.
  case person

  /// Who asks on this task.
  @TaskLocal package static var current = ActivityOrigin.app

  /// Whether an activity may be started while the app is not in front, as Apple's article on Live Activities
  /// lists the exceptions: an intent made for it, and a push.
  package var startsInBackground: Bool {
    switch self {
    case .app: false
    case .intent(_, let startsActivities): startsActivities
    case .push, .person: true
    }
  }

  /// As the end of a line of the trace.
  package var description: String {
    switch self {
    case .app: "by the app"
    case .intent(let name, _): "by \(name)"
    case .push: "by a push"
    case .person: "by hand"
    }
  }
}
