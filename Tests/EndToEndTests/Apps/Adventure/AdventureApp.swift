import SwiftUI

/// Buttons for the adventure of the sample app, which has no app of its own.
@main
struct AdventureApp: App {
  var body: some Scene {
    WindowGroup { AdventureScreen() }
  }
}

struct AdventureScreen: View {
  @State private var controller = AdventureController()
  @State private var line = "Nobody is on an adventure."

  var body: some View {
    VStack(spacing: 16) {
      Text(line)
      Button("Begin") {
        do {
          try controller.start(hero: .panda)
          line = "Power Panda is on an adventure."
        } catch {
          line = "No adventure: \(error)"
        }
      }
      Button("Critical Hit") {
        Task {
          await controller.criticalHit()
          line = "Power Panda was hit."
        }
      }
      Button("Win") {
        Task {
          await controller.win()
          line = "Power Panda has won."
        }
      }
      Button("Look") { line = controller.cleanedUp ? "All is cleaned up." : "It is still there." }
    }
  }
}
