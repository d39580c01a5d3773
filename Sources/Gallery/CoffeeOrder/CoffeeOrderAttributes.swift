import ActivityKit
import Foundation

/// One cup, from the till to the first sip.
struct CoffeeOrderAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var step: CoffeeStep
    var readyAt: Date
    var rating: CoffeeRating?
  }

  var cafe: String
  var number: Int
  var drink: String
  var extras: String
  var orderedAt: Date
}

enum CoffeeStep: String, Codable, CaseIterable, Comparable {
  case received, grinding, pouring, ready, collected

  /// The steps that the track on the card shows.
  static let track: [CoffeeStep] = [.received, .grinding, .pouring, .ready]

  var title: String {
    switch self {
    case .received: "Order received"
    case .grinding: "Grinding beans"
    case .pouring: "Pouring milk"
    case .ready: "Ready at the bar"
    case .collected: "Enjoy!"
    }
  }

  var symbol: String {
    switch self {
    case .received: "list.clipboard"
    case .grinding: "gearshape.fill"
    case .pouring: "drop.fill"
    case .ready: "bell.fill"
    case .collected: "checkmark"
    }
  }

  var isWaiting: Bool { self < .ready }

  static func < (one: CoffeeStep, other: CoffeeStep) -> Bool {
    allCases.firstIndex(of: one)! < allCases.firstIndex(of: other)!
  }
}

enum CoffeeRating: String, Codable, CaseIterable {
  case notForMe, lovely

  var title: String {
    switch self {
    case .notForMe: "Not for me"
    case .lovely: "Lovely"
    }
  }

  var symbol: String {
    switch self {
    case .notForMe: "hand.thumbsdown.fill"
    case .lovely: "hand.thumbsup.fill"
    }
  }
}

extension CoffeeOrderAttributes {
  /// From the order to the cup; never empty, however late the clock is.
  func waitingTime(until readyAt: Date) -> ClosedRange<Date> {
    orderedAt...max(orderedAt, readyAt)
  }

  static var preview: CoffeeOrderAttributes {
    CoffeeOrderAttributes(
      cafe: "Fern & Co.",
      number: 48,
      drink: "Oat cortado",
      extras: "Double shot, no sugar",
      orderedAt: .now - 3 * 60)
  }
}

extension CoffeeOrderAttributes.ContentState {
  static var received: Self { Self(step: .received, readyAt: .now + 7 * 60) }
  static var grinding: Self { Self(step: .grinding, readyAt: .now + 5 * 60 + 12) }
  static var pouring: Self { Self(step: .pouring, readyAt: .now + 95) }
  static var ready: Self { Self(step: .ready, readyAt: .now) }
  static var collected: Self { Self(step: .collected, readyAt: .now - 60) }
  static var rated: Self { Self(step: .collected, readyAt: .now - 120, rating: .lovely) }
}
