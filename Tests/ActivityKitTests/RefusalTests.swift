import Testing

@testable import ActivityKit

/// Every error of a request, when its reason holds.
@Suite struct RefusalTests {
  private let center = ActivityCenter()

  @Test(arguments: ActivityAuthorizationError.all)
  func eachCanBeSwitchedOn(error: ActivityAuthorizationError) throws {
    center.settings.refusals = [error]
    #expect(throws: error) { try center.ride() }
    #expect(center.records.isEmpty)
    #expect(center.trace().map(\.text) == ["Ride: request refused: \(error) (switched on)"])
    center.settings.refusals = []
    try center.ride()
  }

  @Test func theirWordsAreThoseOfACommandLine() {
    #expect(ActivityAuthorizationError.all.count == 12)
    #expect(ActivityAuthorizationError.attributesTooLarge.word == "attributes-too-large")
    #expect(ActivityAuthorizationError.denied.word == "denied")
    for error in ActivityAuthorizationError.all {
      let spelled = "\(error)".map { $0.isUppercase ? "-" + $0.lowercased() : String($0) }.joined()
      #expect(error.word == spelled)
    }
  }

  @Test func denied() throws {
    center.settings.activitiesEnabled = false
    #expect(throws: ActivityAuthorizationError.denied) { try center.ride() }
    center.settings.activitiesEnabled = true
    try center.ride()
  }

  @Test func anAppInTheBackgroundStartsOnlyByAnIntentMadeForItOrAPush() throws {
    center.settings.appIsInForeground = false
    #expect(throws: ActivityAuthorizationError.visibility) { try center.ride() }
    ActivityOrigin.$current.withValue(.intent(name: "Plain", startsActivities: false)) {
      #expect(throws: ActivityAuthorizationError.visibility) { try center.ride() }
    }
    #expect(center.trace().last?.why == "Plain is no LiveActivityIntent, and the app is not in front")
    try ActivityOrigin.$current.withValue(.intent(name: "Start", startsActivities: true)) {
      _ = try center.ride()
    }
    try ActivityOrigin.$current.withValue(.push) { _ = try center.ride() }
    #expect(center.records.count == 2)
  }

  @Test func updatesAndEndsNeedNoForeground() throws {
    let id = try center.ride()
    center.settings.appIsInForeground = false
    #expect(
      center.update(id, content: try EncodedContent(ActivityContent<Ride.ContentState>(1)), at: Ride.start))
    center.end(id, at: Ride.start)
    #expect(center.record(id)?.state == .ended)
  }

  @Test func maximaCountWhatIsScheduledAndNotWhatHasEnded() throws {
    center.settings.mostOfApp = 2
    center.settings.mostOnDevice = 3
    let first = try center.ride()
    try center.ride(start: Ride.start + 60)
    #expect(throws: ActivityAuthorizationError.targetMaximumExceeded) { try center.ride() }
    center.settings.foregroundApp = "Other"
    try center.ride(app: "Other")
    #expect(throws: ActivityAuthorizationError.globalMaximumExceeded) { try center.ride(app: "Other") }
    center.end(first, at: Ride.start)
    try center.ride(app: "Other")
  }

  @Test func tooLargeTellsBothSizes() throws {
    let attributes = try ActivityCoding.encode(Ride(driver: "")).count + 5000
    do {
      try center.ride(String(repeating: "a", count: 5000))
      Issue.record("it was started")
    } catch let error as ActivityAuthorizationError {
      #expect(error == .attributesTooLarge)
    }
    let why = try #require(center.trace().last?.why)
    #expect(why.hasPrefix("The attributes take \(attributes) bytes and the content state "))
    #expect(why.contains(" together, where 4096 (4 KB) are allowed."))
  }
}
