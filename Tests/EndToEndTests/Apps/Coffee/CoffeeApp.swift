import ActivityKit
import SwiftUI

/// Buttons for the drink order of the sample app, which has no app of its own.
@main
struct CoffeeApp: App {
  var body: some Scene {
    WindowGroup { CoffeeScreen() }
  }
}

struct CoffeeScreen: View {
  @State private var line = "No order yet."

  var body: some View {
    VStack(spacing: 16) {
      Text(line)
      Button("Order") {
        let drink = Drink(name: "Flat White", symbolName: "cup.and.saucer.fill")
        do {
          try launchLiveActivity(order: DrinkOrder(id: UUID(), drink: drink))
          line = "Ordered."
        } catch {
          line = "No order: \(error)"
        }
      }
      Button("Brew") {
        Task {
          await startPreparing(estimatedReadyDate: .now + 5 * 60)
          line = "It is brewed."
        }
      }
      Button("Pick Up") {
        Task {
          for activity in Activity<DrinkOrderAttributes>.activities {
            let state = DrinkOrderAttributes.ContentState(phase: .pickedUp, estimatedReadyDate: .now)
            await activity.update(ActivityContent(state: state, staleDate: nil))
          }
          line = "Picked up."
        }
      }
    }
  }
}
