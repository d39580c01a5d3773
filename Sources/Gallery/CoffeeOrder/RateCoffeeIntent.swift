import ActivityKit
import AppIntents
import Foundation

/// Keeps the rating of an order and takes its activity off the Lock Screen soon after.
struct RateCoffeeIntent: LiveActivityIntent {
  static let title: LocalizedStringResource = "Rate coffee"
  static let description: IntentDescription? = IntentDescription("Tells the café how the coffee was.")

  @Parameter(title: "Order number")
  var number: Int

  @Parameter(title: "Rating")
  var rating: String

  init() {}

  init(number: Int, rating: CoffeeRating) {
    self.number = number
    self.rating = rating.rawValue
  }

  func perform() async throws -> some IntentResult {
    for activity in Activity<CoffeeOrderAttributes>.activities
    where activity.attributes.number == number {
      var state = activity.content.state
      state.rating = CoffeeRating(rawValue: rating)
      await activity.end(
        ActivityContent(state: state, staleDate: nil), dismissalPolicy: .after(.now + 30))
    }
    return .result()
  }
}
