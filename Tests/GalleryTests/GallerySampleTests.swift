import ActivityKit
import Foundation
import Testing

@testable import Gallery

/// The sample data of the gallery, held to what the system demands of a real activity.
@Suite struct GallerySampleTests {
  @Test func samplesSurviveCodingAndFitIntoFourKilobytes() throws {
    try check(CoffeeOrderAttributes.preview, [.received, .grinding, .pouring, .ready, .collected, .rated])
    try check(FoodDeliveryAttributes.preview, [.cooking, .pickingUp, .riding, .atTheDoor, .delivered])
    try check(HeroQuestAttributes.owl, [.setOut, .ambushed, .treasure, .victorious])
    try check(MatchScoreAttributes.preview, [.kickOffSoon, .opener, .halfTime, .redCard, .fullTime])
    try check(ReadingGoalAttributes.preview, [.justOpened, .halfway, .almostThere, .finished])
    try check(RideArrivalAttributes.preview, [.coming, .aroundTheCorner, .waiting, .onTheWay, .arrived])
    try check(RunWorkoutAttributes.preview, [.warmUp, .tempo, .paused, .finished])
    try check(WaterTrackerAttributes.preview, [.morning, .afternoon, .overdue, .done])
  }

  /// Attributes and a state together may take 4 KB.
  private func check<Attributes: ActivityAttributes>(
    _ attributes: Attributes, _ states: [Attributes.ContentState]
  ) throws {
    let fixed = try JSONEncoder().encode(attributes)
    for state in states {
      let changing = try JSONEncoder().encode(state)
      #expect(fixed.count + changing.count <= 4096)
      #expect(try JSONDecoder().decode(Attributes.ContentState.self, from: changing) == state)
    }
  }

  @Test func readingStaysWithinItsPages() {
    let attributes = ReadingGoalAttributes.preview
    #expect(attributes.fraction(at: 0) == 0)
    #expect(attributes.fraction(at: 144) == 0.5)
    #expect(attributes.fraction(at: 500) == 1)
    #expect(attributes.pagesLeft(at: 160) == 8)
    #expect(attributes.pagesLeft(at: 500) == 0)
  }

  @Test func aCoffeeThatIsLateHasNoNegativeWait() {
    let attributes = CoffeeOrderAttributes.preview
    let wait = attributes.waitingTime(until: attributes.orderedAt - 60)
    #expect(wait == attributes.orderedAt...attributes.orderedAt)
  }

  @Test func aPaceIsMinutesAndSeconds() {
    #expect(paceText(289) == "4:49")
  }
}
