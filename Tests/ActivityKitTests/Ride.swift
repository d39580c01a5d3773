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
    start: Date = Ride.start, at now: Date = Ride.start, alert: AlertConfiguration? = nil
  ) throws -> String {
    let encoded = try EncodedContent(content)
    let record = ActivityRecord(
      id: UUID().uuidString, attributesType: Ride.self,
      attributes: try ActivityCoding.encode(Ride(driver: driver)), contentState: encoded.state,
      staleDate: encoded.staleDate, relevanceScore: encoded.relevanceScore, state: .active, pushType: nil,
      style: .standard, startDate: start)
    try self.start(record, alert: alert, at: now)
    return record.id
  }
}
