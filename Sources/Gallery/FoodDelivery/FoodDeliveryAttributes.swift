import ActivityKit
import Foundation

/// A dinner on its way from a restaurant to a door.
struct FoodDeliveryAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var stage: DeliveryStage
    var courier: String?
    var stopsAway: Int
    var arrival: Date
  }

  var restaurant: String
  var dishes: [String]
  var address: String
  var orderedAt: Date
}

enum DeliveryStage: Int, Codable, CaseIterable {
  case cooking, pickingUp, riding, atTheDoor, delivered

  var headline: String {
    switch self {
    case .cooking: "Your dinner is in the kitchen"
    case .pickingUp: "Your courier is at the restaurant"
    case .riding: "Your dinner is on the road"
    case .atTheDoor: "Knock, knock!"
    case .delivered: "Delivered. Bon appétit!"
    }
  }

  var symbol: String {
    switch self {
    case .cooking: "frying.pan.fill"
    case .pickingUp: "bag.fill"
    case .riding: "bicycle"
    case .atTheDoor: "bell.fill"
    case .delivered: "checkmark.circle.fill"
    }
  }

  /// How far along the road from kitchen to door the dinner is, 0 to 1.
  var fraction: Double {
    switch self {
    case .cooking: 0.1
    case .pickingUp: 0.3
    case .riding: 0.65
    case .atTheDoor: 0.95
    case .delivered: 1
    }
  }

  var isUnderWay: Bool { self != .atTheDoor && self != .delivered }
}

extension FoodDeliveryAttributes {
  static var preview: FoodDeliveryAttributes {
    FoodDeliveryAttributes(
      restaurant: "Nonna Pia",
      dishes: ["Tagliatelle al ragù", "Burrata", "Tiramisù"],
      address: "Elm Street 12, 3rd floor",
      orderedAt: .now - 9 * 60)
  }
}

extension FoodDeliveryAttributes.ContentState {
  static var cooking: Self {
    Self(stage: .cooking, stopsAway: 0, arrival: .now + 34 * 60)
  }

  static var pickingUp: Self {
    Self(stage: .pickingUp, courier: "Samira", stopsAway: 1, arrival: .now + 21 * 60)
  }

  static var riding: Self {
    Self(stage: .riding, courier: "Samira", stopsAway: 1, arrival: .now + 9 * 60)
  }

  static var atTheDoor: Self {
    Self(stage: .atTheDoor, courier: "Samira", stopsAway: 0, arrival: .now)
  }

  static var delivered: Self {
    Self(stage: .delivered, courier: "Samira", stopsAway: 0, arrival: .now - 2 * 60)
  }
}
