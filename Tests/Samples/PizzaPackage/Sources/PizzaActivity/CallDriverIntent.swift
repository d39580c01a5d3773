import AppIntents
import OSLog

struct CallDriverIntent: LiveActivityIntent {
  static let title: LocalizedStringResource = "Call the Driver"

  func perform() async throws -> some IntentResult {
    Logger(subsystem: "Pizza", category: "delivery").info("The driver is called.")
    return .result()
  }
}
