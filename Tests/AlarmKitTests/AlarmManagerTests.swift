import ActivityKit
import AlarmKit
import Foundation
import SwiftUI
import Testing

@Suite struct AlarmManagerTests {
  private struct Nothing: AlarmMetadata {}

  private let attributes = AlarmAttributes<Nothing>(
    presentation: AlarmPresentation(alert: .init(title: "Done")), tintColor: .red)

  @Test func alarmIsScheduledChangedAndCancelled() async throws {
    let manager = AlarmManager()
    let id = UUID()
    let time = Alarm.Schedule.Relative.Time(hour: 6, minute: 30)
    let alarm = try await manager.schedule(
      id: id,
      configuration: .alarm(
        schedule: .relative(.init(time: time, repeats: .weekly([.monday]))), attributes: attributes))
    #expect(alarm.state == .scheduled)
    try #expect(manager.alarms.map(\.id) == [id])
    try manager.stop(id: id)
    try #expect(manager.alarms.map(\.state) == [.scheduled])
    try manager.cancel(id: id)
    try #expect(manager.alarms.isEmpty)
    #expect(throws: (any Error).self) { try manager.pause(id: id) }
  }

  @Test func timerCountsDownInALiveActivity() async throws {
    let manager = AlarmManager()
    let id = UUID()
    _ = try await manager.schedule(id: id, configuration: .timer(duration: 300, attributes: attributes))
    let activity = try #require(
      Activity<AlarmAttributes<Nothing>>.activities.first { $0.content.state.alarmID == id })
    guard case .countdown(let countdown) = activity.content.state.mode else {
      Issue.record("\(activity.content.state)")
      return
    }
    #expect(countdown.totalCountdownDuration == 300)
    #expect(countdown.fireDate.timeIntervalSince(countdown.startDate).rounded() == 300)
    try manager.pause(id: id)
    try #expect(manager.alarms.map(\.state) == [.paused])
    for await content in activity.contentUpdates {
      guard case .paused(let paused) = content.state.mode else { continue }
      #expect(paused.totalCountdownDuration == 300)
      break
    }
    try manager.resume(id: id)
    try #expect(manager.alarms.map(\.state) == [.countdown])
    try manager.stop(id: id)
    try #expect(manager.alarms.isEmpty)
    for await state in activity.activityStateUpdates where state == .dismissed { break }
  }

  @Test func everyChangeIsTold() async throws {
    let manager = AlarmManager()
    #expect(manager.authorizationState == .notDetermined)
    var states = manager.authorizationUpdates.makeAsyncIterator()
    var state = await states.next(isolation: nil)
    #expect(state == .notDetermined)
    let answer = try await manager.requestAuthorization()
    #expect(answer == .authorized)
    state = await states.next(isolation: nil)
    #expect(state == .authorized)

    var alarms = manager.alarmUpdates.makeAsyncIterator()
    var all = await alarms.next(isolation: nil)
    #expect(all?.isEmpty == true)
    _ = try await manager.schedule(
      id: UUID(), configuration: .alarm(schedule: .fixed(.distantFuture), attributes: attributes))
    all = await alarms.next(isolation: nil)
    #expect(all?.count == 1)
  }
}
