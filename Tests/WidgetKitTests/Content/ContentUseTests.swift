import Foundation
import Testing

@testable import WidgetKit

@Suite struct ContentUseTests {
  struct Item: Codable {
    var name: String
    var price: Double?
  }

  enum Step: Codable { case waiting, baking(minutes: Int) }

  struct Order: Codable {
    var items: [Item]
    var step: Step
    var due: Date
    var prices: [String: Decimal]
    var range: ClosedRange<Date>
  }

  private func use<Value: Decodable>(_ type: Value.Type, _ json: String) -> ContentUse {
    ContentUse(of: type, reading: Data(json.utf8))
  }

  @Test func keysAndDates() {
    let use = use(
      Order.self,
      """
      {"items": [{"name": "tea"}], "step": {"baking": {"minutes": 4}}, "due": 60, "prices": {"a": 1.5},
       "range": [1, 2]}
      """)
    #expect(use.keys[""] == ["items", "step", "due", "prices", "range"])
    // A key that is only looked for counts too.
    #expect(use.keys["items[0]"] == ["name", "price"])
    #expect(use.keys["step.baking"] == ["minutes"])
    #expect(use.keys["prices"] == ["a"])
    #expect(use.dates["due"] == Date(timeIntervalSinceReferenceDate: 60))
    #expect(use.dates["range[1]"] == Date(timeIntervalSinceReferenceDate: 2))
  }

  @Test func lastIsWhereItStopped() {
    let use = use([Item].self, #"[{"name": "tea", "price": 1}, {"name": 4}]"#)
    #expect(use.last.map { ContentUse.path($0.path) } == "[1].name")
    #expect(use.last?.type == String.self)
  }

  @Test func aValueAlone() {
    #expect(use(String.self, "\"tea\"").keys.isEmpty)
    #expect(use(Date.self, "5").dates[""] == Date(timeIntervalSinceReferenceDate: 5))
  }
}
