// Every public member of ActivityKit and AlarmKit, written as an app writes it.
import ActivityKit
import AlarmKit
import AppIntents
import SwiftUI

struct TripAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable { var stop: String }
  var line: String
}

struct HaltIntent: LiveActivityIntent {
  static let title: LocalizedStringResource = "Halt"
  func perform() async throws -> some IntentResult { .result() }
}

struct TripMetadata: AlarmMetadata { var name = "tea" }

/// All of an activity's life, as an app leads it.
@MainActor func live() async throws -> [String] {
  let info = ActivityAuthorizationInfo()
  guard info.areActivitiesEnabled, info.frequentPushesEnabled else { return [] }
  let state = TripAttributes.ContentState(stop: "Mill")
  let content = ActivityContent(state: state, staleDate: .distantFuture, relevanceScore: 4)
  let attributes = TripAttributes(line: "7")
  let alert = AlertConfiguration(title: "Stop", body: "Mill", sound: .named("bell"))
  let trip = try Activity.request(attributes: attributes, content: content, pushType: .token)
  _ = try Activity.request(attributes: attributes, content: content, pushType: nil, style: .transient)
  let planned = try Activity.request(
    attributes: attributes, content: content, pushType: .channel("c"), style: .standard,
    alertConfiguration: alert,
    start: .distantFuture)
  _ = try Activity.request(
    attributes: attributes, content: content, pushType: nil, style: .transient, alertConfiguration: alert,
    startDate: .distantFuture)
  let old = try Activity<TripAttributes>.request(attributes: attributes, contentState: state, pushType: nil)
  await trip.update(content)
  await trip.update(content, alertConfiguration: alert)
  await trip.update(content, alertConfiguration: nil, timestamp: .now)
  await old.update(using: state, alertConfiguration: nil)
  await old.end(using: state, dismissalPolicy: .immediate)
  await planned.end(content, dismissalPolicy: .after(.now))
  let told = [
    trip.id, trip.attributes.line, "\(trip.activityState)", trip.content.state.stop, trip.contentState.stop,
    "\(trip.pushToken?.count ?? 0)", "\(trip.style)", "\(Activity<TripAttributes>.activities.count)",
    "\(Activity<TripAttributes>.pushToStartToken?.count ?? 0)",
  ]
  for await state in trip.activityStateUpdates where state == .active { break }
  for await update in trip.contentUpdates where update.state.stop == "Mill" { break }
  for await update in trip.contentStateUpdates where update.stop == "Mill" { break }
  for await token in trip.pushTokenUpdates where !token.isEmpty { break }
  for await token in Activity<TripAttributes>.pushToStartTokenUpdates where !token.isEmpty { break }
  for await other in Activity<TripAttributes>.activityUpdates where other.id == trip.id { break }
  for await isEnabled in info.activityEnablementUpdates where isEnabled { break }
  for await isEnabled in info.frequentPushEnablementUpdates where isEnabled { break }
  await trip.end(content, dismissalPolicy: .default, timestamp: .now)
  return told
}

/// All that can be done with alarms.
@MainActor func alarms() async throws -> [String] {
  let manager = AlarmManager.shared
  guard try await manager.requestAuthorization() == .authorized else {
    throw AlarmManager.AlarmError.maximumLimitReached
  }
  typealias Configuration = AlarmManager.AlarmConfiguration<TripMetadata>
  let presentation = AlarmPresentation(
    alert: .init(
      title: "Tea", stopButton: button, secondaryButton: button, secondaryButtonBehavior: .countdown),
    countdown: .init(title: "Brews", pauseButton: button), paused: .init(title: "Waits", resumeButton: button)
  )
  let attributes = AlarmAttributes(presentation: presentation, metadata: TripMetadata(), tintColor: .orange)
  let weekly = Alarm.Schedule.relative(
    .init(time: .init(hour: 7, minute: 30), repeats: .weekly([.monday, .friday])))
  let ids = (0..<3).map { _ in UUID() }
  _ = try await manager.schedule(
    id: ids[0],
    configuration: .timer(
      duration: 60, attributes: attributes, stopIntent: HaltIntent(), secondaryIntent: nil, sound: .default))
  _ = try await manager.schedule(
    id: ids[1],
    configuration: Configuration.alarm(
      schedule: weekly, attributes: attributes, stopIntent: nil, secondaryIntent: HaltIntent(),
      sound: .named("b")))
  let alarm = try await manager.schedule(
    id: ids[2],
    configuration: Configuration(
      countdownDuration: .init(preAlert: 60, postAlert: 5), schedule: .fixed(.distantFuture),
      attributes: attributes,
      stopIntent: nil, secondaryIntent: nil, sound: .default))
  try manager.pause(id: ids[0])
  try manager.resume(id: ids[0])
  try manager.countdown(id: ids[0])
  try manager.stop(id: ids[0])
  try manager.cancel(id: ids[1])
  for await list in manager.alarmUpdates where list.isEmpty { break }
  for await state in manager.authorizationUpdates where state == .authorized { break }
  return [
    "\(alarm.id == ids[2]) \(alarm.state == .scheduled) \(alarm.schedule == .fixed(.distantFuture))",
    "\(alarm.countdownDuration?.preAlert ?? 0) \(alarm.countdownDuration?.postAlert ?? 0)",
    "\(try manager.alarms.count) \(manager.authorizationState)",
  ]
}

private let button = AlarmButton(text: "Stop", textColor: .white, systemImageName: "stop")
private let errors: [ActivityAuthorizationError] = [
  .attributesTooLarge, .unsupported, .denied, .globalMaximumExceeded, .targetMaximumExceeded,
  .unsupportedTarget,
  .visibility, .persistenceFailure, .missingProcessIdentifier, .unentitled, .malformedActivityIdentifier,
  .reconnectNotPermitted,
]
private let states: [ActivityState] = [.pending, .active, .ended, .dismissed, .stale]
private let alarmStates: [Alarm.State] = [.scheduled, .countdown, .paused, .alerting]
private let allowed: [AlarmManager.AuthorizationState] = [.notDetermined, .denied, .authorized]

private func words() -> [String] {
  let content = ActivityContent(state: TripAttributes.ContentState(stop: "Mill"), staleDate: nil)
  let alert = AlertConfiguration(title: "Stop", body: "Mill", sound: .default)
  let time = Alarm.Schedule.Relative.Time(hour: 7, minute: 5)
  let relative = Alarm.Schedule.Relative(time: time, repeats: .never)
  let counting = AlarmPresentationState.Mode.Countdown(
    totalCountdownDuration: 60, previouslyElapsedDuration: 20, startDate: .distantPast,
    fireDate: .distantFuture)
  let paused = AlarmPresentationState.Mode.Paused(totalCountdownDuration: 60, previouslyElapsedDuration: 15)
  let ringing = AlarmPresentationState.Mode.Alert(time: time)
  let modes: [AlarmPresentationState.Mode] = [.countdown(counting), .paused(paused), .alert(ringing)]
  let state = AlarmPresentationState(
    alarmID: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)), mode: modes[2])
  let plain = AlarmPresentation.Alert(title: "Tea", secondaryButton: nil, secondaryButtonBehavior: .custom)
  let presentation = AlarmPresentation(
    alert: plain, countdown: .init(title: "Brews", pauseButton: button),
    paused: .init(title: "Waits", resumeButton: button))
  let attributes = AlarmAttributes(presentation: presentation, metadata: TripMetadata(), tintColor: .orange)
  return [
    "\(content.state.stop) \(content.staleDate == nil) \(content.relevanceScore) \(content.description.isEmpty)",
    "\(alert.title.key) \(alert.body.key) \(alert.sound == .default)",
    "\(relative.time.hour) \(relative.time.minute) \(relative.repeats == .never) \(state.alarmID.uuid.15)",
    "\(counting.totalCountdownDuration) \(counting.previouslyElapsedDuration) \(counting.startDate < counting.fireDate)",
    "\(paused.totalCountdownDuration) \(paused.previouslyElapsedDuration) \(ringing.time.minute) \(state.mode == modes[0])",
    "\(attributes.metadata?.name ?? "") \(attributes.tintColor == .orange) \(attributes.presentation.alert.title.key)",
    "\(plain.stopButton.text.key) \(plain.secondaryButton == nil) \(plain.secondaryButtonBehavior == .custom)",
    "\(presentation.countdown?.title.key ?? "") \(presentation.countdown?.pauseButton?.text.key ?? "")",
    "\(presentation.paused?.title.key ?? "") \(presentation.paused?.resumeButton.systemImageName ?? "")",
    "\(button.text.key) \(button.textColor == .white) \(button.systemImageName)",
    "\(errors.count) \(errors[0].errorDescription ?? "") \(errors[1].failureReason == nil)",
    "\(errors[0].recoverySuggestion == nil) \(ActivityAuthorizationError.errorDomain.isEmpty) \(errors[0].errorUserInfo.count)",
  ]
}

//= Mill true 0.0 false
//= Stop Mill true
//= 7 5 true 1
//= 60.0 20.0 true
//= 60.0 15.0 5 false
//= tea true Tea
//= true true
//= Brews Stop
//= Waits stop
//= Stop true stop
//= 12
#Preview("activities") {
  VStack(alignment: .leading) {
    ForEach(words(), id: \.self) { Text(verbatim: $0) }
  }
}
