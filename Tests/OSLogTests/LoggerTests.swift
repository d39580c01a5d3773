import Foundation
import Testing

@testable import OSLog
@testable import os

@Suite(.serialized) struct LoggerTests {
  private func logged(_ action: () -> Void) -> [LogEntry] {
    LogMemory.shared.removeAll()
    action()
    return LogMemory.shared.entries
  }

  @Test func messagesAreKept() {
    let logger = Logger(subsystem: "org.example", category: "tea")
    let entries = logged {
      logger.info("\(3) cups, \("green", privacy: .public), \("secret", privacy: .private)")
      logger.error("\(0.5, format: .fixed(precision: 2)) \(255, format: .hex(includePrefix: true)) \(true)")
    }
    #expect(entries.map(\.message) == ["3 cups, green, <private>", "0.50 0xff true"])
    #expect(entries.map(\.type) == [.info, .error])
    #expect(entries[0].subsystem == "org.example" && entries[0].category == "tea")
  }

  @Test func olderForms() {
    let entries = logged {
      os_log("plain")
      os_log("%{public}@ has %d", log: .default, type: .debug, NSString(string: "Mina"), 3)
      os_log(.error, "wrong: \(7)")
      os_log("lost", log: .disabled, type: .info)
    }
    #expect(entries.map(\.message) == ["plain", "Mina has 3", "wrong: 7"])
  }

  @Test func onlyTheLastAreKept() {
    let memory = LogMemory(capacity: 3)
    for number in 1...10 {
      memory.add(
        LogEntry(date: .now, subsystem: "", category: "", type: .info, message: "\(number)"))
    }
    #expect(memory.entries.last?.message == "10")
    #expect((3...6).contains(memory.entries.count))
  }

  @Test func locksGuardState() {
    let lock = OSAllocatedUnfairLock(initialState: 1)
    lock.withLock { $0 += 1 }
    #expect(lock.withLock { $0 } == 2)
  }
}
