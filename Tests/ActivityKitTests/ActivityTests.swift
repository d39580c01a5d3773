import Testing

@testable import ActivityKit

@Suite struct ActivityTests {
  private let center = ActivityCenter()

  private func start(_ step: Int = 0, pushType: PushType? = nil) throws -> Activity<Ride> {
    try .begin(Ride(driver: "Kim"), .init(step), pushType: pushType, in: center)
  }

  @Test func contentFollowsUpdates() async throws {
    let activity = try start()
    #expect(activity.activityState == .active)
    await activity.update(.init(3, score: 7))
    #expect(activity.content.state.step == 3)
    #expect(activity.content.relevanceScore == 7)
    await activity.update(using: .init(step: 4))
    #expect(activity.contentState.step == 4)
    await activity.end(using: .init(step: 5), dismissalPolicy: .default)
    #expect(activity.activityState == .ended)
    #expect(activity.content.state.step == 5)
    await activity.end(nil, dismissalPolicy: .immediate)
    #expect(activity.activityState == .dismissed)
  }

  @Test func activitiesAreThoseOfTheirType() throws {
    let first = try start(1)
    _ = try Activity<Parcel>.begin(Parcel(driver: "Lee"), .init(2), in: center)
    let third = try start(3)
    let found = Activity<Ride>.activities(in: center)
    #expect(found.map(\.id) == [first.id, third.id])
    #expect(found.map(\.attributes) == [Ride(driver: "Kim"), Ride(driver: "Kim")])
    #expect(found.map(\.content.state.step) == [1, 3])
  }

  @Test func stateUpdatesBeginWithTheStateAndEndWithTheDismissal() async throws {
    let activity = try start()
    var updates = activity.activityStateUpdates.makeAsyncIterator()
    await activity.update(.init(1))
    await activity.end(nil, dismissalPolicy: .default)
    center.dismiss(activity.id)
    var states: [ActivityState] = []
    while let state = await updates.next() { states.append(state) }
    #expect(states == [.active, .ended, .dismissed])
    var after: [ActivityState] = []
    for await state in activity.activityStateUpdates { after.append(state) }
    #expect(after == [.dismissed])
  }

  @Test func noUpdateIsLostOrOutOfOrderForASlowReader() async throws {
    let activity = try start()
    let contents = activity.contentUpdates.makeAsyncIterator()
    let states = activity.contentStateUpdates.makeAsyncIterator()
    for step in 1...500 { await activity.update(.init(step)) }
    await activity.end(nil, dismissalPolicy: .immediate)
    #expect(await steps(contents, \.state.step) == Array(0...500))
    #expect(await steps(states, \.step) == Array(0...500))
  }

  @Test func updatesFromManyTasksKeepOneOrderForAll() async throws {
    let activity = try start()
    let first = activity.contentUpdates.makeAsyncIterator()
    let second = activity.contentUpdates.makeAsyncIterator()
    await withTaskGroup(of: Void.self) { group in
      for step in 1...200 { group.addTask { await activity.update(.init(step)) } }
    }
    await activity.end(nil, dismissalPolicy: .immediate)
    let seen = await steps(first, \.state.step)
    #expect(seen == (await steps(second, \.state.step)))
    #expect(seen.sorted() == Array(0...200))
  }

  private func steps<Element>(
    _ iterator: _UpdateSequence<Element>.AsyncIterator, _ step: (Element) -> Int
  ) async -> [Int] {
    var iterator = iterator
    var steps: [Int] = []
    while let element = await iterator.next() { steps.append(step(element)) }
    return steps
  }

  @Test func activityUpdatesBeginWithThoseThatAreThere() async throws {
    let first = try start(1)
    var updates = Activity<Ride>.activityUpdates(in: center).makeAsyncIterator()
    _ = try Activity<Parcel>.begin(Parcel(driver: "Lee"), .init(2), in: center)
    let second = try start(3)
    #expect(await updates.next()?.id == first.id)
    #expect(await updates.next()?.id == second.id)
  }

  @Test func onlyAnActivityWithATokenHasOne() async throws {
    #expect(try start().pushToken == nil)
    #expect(try start(pushType: .channel("news")).pushToken == nil)
    let activity = try start(pushType: .token)
    let token = try #require(activity.pushToken)
    #expect(token.count == 32)
    var updates = activity.pushTokenUpdates.makeAsyncIterator()
    #expect(await updates.next() == token)
  }

  @Test func authorizationFollowsTheSettings() async throws {
    let info = ActivityAuthorizationInfo(center: center)
    #expect(info.areActivitiesEnabled)
    var updates = info.activityEnablementUpdates.makeAsyncIterator()
    center.settings.frequentPushesEnabled = false
    center.settings.activitiesEnabled = false
    #expect(await updates.next() == true)
    #expect(await updates.next() == false)
    #expect(!info.areActivitiesEnabled)
    #expect(!info.frequentPushesEnabled)
  }

  @Test func errorsExplainThemselves() {
    let error: any Error = ActivityAuthorizationError.attributesTooLarge
    #expect(error.localizedDescription.contains("4 KB"))
  }
}
