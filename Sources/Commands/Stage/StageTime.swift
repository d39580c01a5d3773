import CPlatform
import Foundation
import Phone
import StageLink

/// The clock of the stage's process: where it would be by itself, and where keys have moved it.
struct StageTime {
  /// What it was told to be.
  private let clock: StageClock
  /// What keys have made of it; `nil` before the first.
  private(set) var place: ClockPlace?

  /// - Parameter place: Where another stage's clock was.
  init(_ clock: StageClock, place: ClockPlace?) {
    self.clock = clock
    self.place = place
    begin()
  }

  var isRunning: Bool {
    guard let place else {
      if case .standing = clock { return false }
      return true
    }
    return place.standing == nil
  }

  /// Where the session says that the clock is.
  var shownPlace: ClockPlace? {
    if let place { return place }
    if case .standing(let date) = clock { return ClockPlace(standing: date) }
    return nil
  }

  /// Goes on or back, and runs or stands as before.
  mutating func move(to date: Date) {
    let now = Date.now
    if isRunning {
      place = ClockPlace(offset: (place?.offset ?? 0) + date.timeIntervalSince(now))
    } else {
      place = ClockPlace(offset: place?.offset ?? 0, standing: date)
    }
    begin()
  }

  /// Stands where it is, or runs on from there.
  mutating func toggle() {
    let now = Date.now
    place =
      isRunning
      ? ClockPlace(offset: place?.offset ?? 0, standing: now)
      : ClockPlace(offset: now.timeIntervalSince(Self.realNow))
    begin()
  }

  /// Sets the clock of the process.
  private func begin() {
    guard let place else { return Surroundings.begin(clock) }
    Surroundings.begin(
      place.standing.map { .standing($0) } ?? .runningFrom(Self.realNow.addingTimeInterval(place.offset)))
  }

  private static var realNow: Date {
    var (seconds, nanoseconds): (Int64, Int32) = (0, 0)
    islet_clock_real_now(&seconds, &nanoseconds)
    return Date(timeIntervalSince1970: Double(seconds) + Double(nanoseconds) / 1e9)
  }
}
