import Testing

@testable import ActivityKit

/// Many activities that are updated by several tasks at once.
@Suite struct ActivityLoadTests {
  private static let activities = 1000
  private static let tasks = 8
  private static let updates = 100_000

  @Test func nothingIsLostOrOutOfOrder() async throws {
    let center = ActivityCenter()
    let activities = try (0..<Self.activities).map {
      try Activity<Ride>.begin(Ride(driver: "\($0)"), .init(-1), in: center)
    }
    let changes = center.changes()
    // Readers of single activities, beside the one who hears of all.
    let watched = stride(from: 0, to: Self.activities, by: 250).map { activities[$0] }
    let contents = watched.map { $0.contentUpdates.makeAsyncIterator() }
    // Each update says which task made it and the how-manieth of the task it is.
    let share = Self.updates / Self.tasks
    await withTaskGroup(of: Void.self) { group in
      for task in 0..<Self.tasks {
        group.addTask {
          for number in 0..<share {
            await activities[(number * Self.tasks + task * 7) % Self.activities]
              .update(.init(task * share + number))
          }
        }
      }
    }
    for activity in activities { await activity.end(nil, dismissalPolicy: .immediate) }

    var heard = Order(share: share)
    var ends = 0
    for await change in changes {
      if change.record.state == .dismissed { ends += 1 }
      if change.aspects == .content { heard.take(try Self.step(of: change.record)) }
      if ends == Self.activities { break }
    }
    #expect(heard.count == Self.updates)
    #expect(heard.isInOrder)

    for (activity, iterator) in zip(watched, contents) {
      var iterator = iterator
      var own = Order(share: share)
      while let content = await iterator.next() { own.take(content.state.step) }
      #expect(own.isInOrder)
      #expect(own.last == activity.content.state.step)
    }
  }

  private static func step(of record: ActivityRecord) throws -> Int {
    try ActivityCoding.decode(Ride.ContentState.self, from: record.contentState).step
  }

  /// Whether the updates of each task come in the order in which it made them.
  private struct Order {
    let share: Int
    var count = 0
    var isInOrder = true
    var last = -1
    private var newest: [Int: Int] = [:]

    init(share: Int) { self.share = share }

    mutating func take(_ step: Int) {
      guard step >= 0 else { return }
      count += 1
      if let before = newest[step / share], before >= step { isInOrder = false }
      newest[step / share] = step
      last = step
    }
  }
}
