import SwiftUI

@main
struct LapsApp: App {
  @StateObject private var log = Log()
  @State private var race = Race()
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup {
      RaceScreen()
    }
    .environmentObject(log)
    .environment(race)
    .onChange(of: phase) { _, new in log.add(new == .background ? "away" : "back") }
  }
}

/// What has happened, for an object of the older kind.
@MainActor
final class Log: ObservableObject {
  @Published var lines: [String] = []

  func add(_ line: String) { lines.append(line) }
}
