@testable import ActivityKit

/// The attributes that the tests use.
struct Ride: ActivityAttributes, Equatable {
  struct ContentState: Codable, Hashable {
    var step: Int
    var note = ""
  }

  var driver: String

  static let start = Date(timeIntervalSinceReferenceDate: 789_600_000)
}

/// Attributes of another type, with the same content.
struct Parcel: ActivityAttributes {
  typealias ContentState = Ride.ContentState
  var driver: String
}

extension ActivityContent where State == Ride.ContentState {
  init(_ step: Int, stale: Date? = nil, score: Double = 0) {
    self.init(state: .init(step: step), staleDate: stale, relevanceScore: score)
  }
}

extension ActivityCenter {
  /// Starts a ride at a date of the test's choosing.
  @discardableResult
  func ride(
    _ driver: String = "Kim", _ content: ActivityContent<Ride.ContentState> = .init(0),
    app: String = ActivitySettings.ownApp, style: ActivityStyle = .standard, start: Date? = nil,
    at now: Date = Ride.start, alert: AlertConfiguration? = nil
  ) throws -> String {
    try self.start(
      ActivityRequest(
        app: app, Ride.self, attributes: try ActivityCoding.encode(Ride(driver: driver)),
        content: try EncodedContent(content), style: style, alert: alert, start: start),
      at: now
    ).id
  }

  /// The newest events of the trace, each as its kind and text without who asked.
  func told(_ kinds: Set<ActivityTraceEvent.Kind> = [.system, .dropped, .warning]) -> [String] {
    trace().filter { kinds.contains($0.kind) }.map { "\($0.what): \($0.why)" }
  }
}
