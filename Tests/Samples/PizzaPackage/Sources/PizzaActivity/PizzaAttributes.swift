import ActivityKit
import Foundation

public struct PizzaAttributes: ActivityAttributes {
  public struct ContentState: Codable, Hashable {
    public enum Step: String, Codable, Hashable, CaseIterable {
      case baking = "Baking"
      case driving = "On its way"
      case delivered = "Delivered"
    }

    public var step: Step
    public var arrival: Date

    public init(_ step: Step, arrival: Date) {
      self.step = step
      self.arrival = arrival
    }
  }

  public var pizza: String

  public init(pizza: String) {
    self.pizza = pizza
  }
}
