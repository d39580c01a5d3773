internal import ActivityKit
import Synchronization

/// Does the intents of buttons and toggles, and knows which are under way, so that whoever draws can
/// wait for them.
package final class IntentRunner: Sendable {
  package static let shared = IntentRunner()

  /// What becomes of one intent.
  package enum Outcome: Sendable {
    /// Whether it is one that is made for Live Activities: a device does others in the widget extension.
    case began(name: String, isForActivities: Bool)
    case finished(name: String)
    case failed(name: String, reason: String)
  }

  private struct Contents: Sendable {
    var running: [Int: Task<Void, Never>] = [:]
    var number = 0
    var observer: (@Sendable (Outcome) -> Void)?
  }

  private let contents = Mutex(Contents())

  package init() {}

  /// Says who is told of what becomes of intents, on any thread. Only one is.
  package func observe(_ observer: (@Sendable (Outcome) -> Void)?) {
    contents.withLock { $0.observer = observer }
  }

  /// Begins to do an intent.
  package func run<Intent: AppIntent>(_ intent: Intent) {
    let name = String(describing: Intent.self)
    let isForActivities = intent is any LiveActivityIntent || intent is any LiveActivityStartingIntent
    tell(.began(name: name, isForActivities: isForActivities))
    contents.withLock { contents in
      let number = contents.number
      contents.number += 1
      contents.running[number] = Task {
        do {
          let origin = ActivityOrigin.intent(name: name, startsActivities: isForActivities)
          _ = try await ActivityOrigin.$current.withValue(origin) { try await intent.perform() }
          tell(.finished(name: name))
        } catch {
          tell(.failed(name: name, reason: error.localizedDescription))
        }
        forget(number)
      }
    }
  }

  /// Whether an intent is under way.
  package var isBusy: Bool { contents.withLock { !$0.running.isEmpty } }

  /// Waits until no intent is under way.
  package func waitUntilIdle() async {
    while let next = contents.withLock({ $0.running.min { $0.key < $1.key }?.value }) {
      await next.value
    }
  }

  private func forget(_ number: Int) {
    contents.withLock { _ = $0.running.removeValue(forKey: number) }
  }

  private func tell(_ outcome: Outcome) {
    contents.withLock({ $0.observer })?(outcome)
  }
}
