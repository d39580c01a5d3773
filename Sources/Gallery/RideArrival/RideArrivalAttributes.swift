import ActivityKit
import Foundation

/// A car that is coming to the kerb.
struct RideArrivalAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var phase: RidePhase
    var arrival: Date
    /// To the kerb while the car is coming, to the destination on the way, in kilometres.
    var kilometres: Double
  }

  var driver: String
  var rating: Double
  var car: String
  var plate: String
  var pickup: String
  var destination: String
  var bookedAt: Date
}

enum RidePhase: String, Codable {
  case coming, waiting, onTheWay, arrived
}

extension RideArrivalAttributes {
  static var preview: RideArrivalAttributes {
    RideArrivalAttributes(
      driver: "Marek", rating: 4.9, car: "White Škoda Enyaq", plate: "B KV 2718",
      pickup: "Main Station, east exit", destination: "Botanical Garden", bookedAt: .now - 2 * 60)
  }
}

extension RideArrivalAttributes.ContentState {
  static var coming: Self { Self(phase: .coming, arrival: .now + 4 * 60, kilometres: 1.3) }
  static var aroundTheCorner: Self { Self(phase: .coming, arrival: .now + 40, kilometres: 0.2) }
  static var waiting: Self { Self(phase: .waiting, arrival: .now + 3 * 60, kilometres: 0) }
  static var onTheWay: Self { Self(phase: .onTheWay, arrival: .now + 16 * 60, kilometres: 7.4) }
  static var arrived: Self { Self(phase: .arrived, arrival: .now, kilometres: 0) }
}
