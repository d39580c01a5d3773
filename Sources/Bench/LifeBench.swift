import ActivityKit
import Foundation

/// Times updates of many activities from several tasks at once.
enum LifeBench {
  struct Attributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
      var step: Int
    }

    var name: String
  }

  private static let activities = 1000
  private static let updates = 100_000
  private static let tasks = 8

  static func printTimes() async throws {
    print("\(updates) updates of \(activities) activities from \(tasks) tasks, each heard by one reader")
    let center = ActivityCenter()
    let all = try (0..<activities).map {
      try Activity<Attributes>.begin(
        Attributes(name: "\($0)"), ActivityContent(state: .init(step: 0), staleDate: nil), in: center)
    }
    let changes = center.changes()
    let reader = Task {
      var heard = 0
      for await change in changes where change.aspects == .content {
        heard += 1
        if heard == updates { break }
      }
      return heard
    }
    let time = await ContinuousClock().measure {
      await withTaskGroup(of: Void.self) { group in
        for task in 0..<tasks {
          group.addTask {
            for step in stride(from: task, to: updates, by: tasks) {
              await all[step % activities].update(ActivityContent(state: .init(step: step), staleDate: nil))
            }
          }
        }
      }
    }
    let heard = await reader.value
    print("in all", time.column, "  each", (time / updates).column, "  heard \(heard)")
    print()
  }
}
