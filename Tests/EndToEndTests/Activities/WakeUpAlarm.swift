// swift-format-ignore-file

import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

struct AlarmActivityAttributes: ActivityAttributes {
  typealias ContentState = AlarmState

  struct AlarmState: Codable, Hashable {
    enum Mode: Codable, Hashable {
      case countdown(fireDate: Date)
      case snoozed(until: Date, times: Int)
      case paused(remaining: TimeInterval)
      case alerting
    }
    var mode: Mode
  }

  let id: UUID
  let label: String?
}

struct SnoozeIntent: LiveActivityIntent {
  static var title: LocalizedStringResource = "Snooze"
  static var isDiscoverable: Bool { false }

  @Parameter(title: "Alarm") var alarmID: String
  @Parameter(title: "Minutes", default: 9) var minutes: Int

  init() {}
  init(id: UUID, minutes: Int = 9) {
    self.alarmID = id.uuidString
    self.minutes = minutes
  }

  func perform() async throws -> some IntentResult {
    for activity in Activity<AlarmActivityAttributes>.activities where activity.attributes.id.uuidString == alarmID {
      await activity.update(
        ActivityContent(
          state: .init(mode: .snoozed(until: .now.addingTimeInterval(Double(minutes) * 60), times: 1)), staleDate: nil))
    }
    return .result()
  }
}

struct StopAlarmIntent: LiveActivityIntent {
  static let title = LocalizedStringResource("Stop")
  static let description: IntentDescription? = IntentDescription("Stops the alarm")

  @Parameter(title: "Alarm") var alarmID: String

  init() { alarmID = "" }
  init(alarmID: String) { self.alarmID = alarmID }

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    for activity in Activity<AlarmActivityAttributes>.activities {
      await activity.end(nil, dismissalPolicy: .immediate)
    }
    return .result(dialog: "Good morning!")
  }
}

/// A round button as the system's timer has it.
struct RoundButtonStyle: ButtonStyle {
  var tint: Color

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.title3.weight(.semibold))
      .foregroundStyle(tint)
      .frame(width: 44, height: 44)
      .background(tint.opacity(configuration.isPressed ? 0.5 : 0.3), in: Circle())
      .scaleEffect(configuration.isPressed ? 0.95 : 1)
      .animation(.snappy, value: configuration.isPressed)
  }
}

extension ButtonStyle where Self == RoundButtonStyle {
  static func round(_ tint: Color) -> Self { Self(tint: tint) }
}

private struct CountdownLabel: View {
  let mode: AlarmActivityAttributes.AlarmState.Mode
  var size: Font = .system(size: 40, weight: .light)

  var body: some View {
    Group {
      switch mode {
      case let .countdown(date): Text(timerInterval: Date.now ... date)
      case let .snoozed(date, times):
        VStack(alignment: .trailing) {
          Text(date, style: .timer)
          Text("^[\(times) snooze](inflect: true)").font(.caption2).foregroundStyle(.secondary)
        }
      case .paused(let remaining):
        Text(Duration.seconds(remaining).formatted(.time(pattern: .minuteSecond))).foregroundStyle(.secondary)
      case .alerting: Text("Wake up").bold()
      }
    }
    .font(size)
    .monospacedDigit()
    .multilineTextAlignment(.trailing)
    .contentTransition(.numericText(countsDown: true))
  }
}

struct WakeUpAlarmLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: AlarmActivityAttributes.self) { context in
      HStack(spacing: 10) {
        controls(context)
        Spacer()
        VStack(alignment: .trailing, spacing: 0) {
          Text(context.attributes.label ?? String(localized: "Alarm")).font(.subheadline).foregroundStyle(.orange)
          CountdownLabel(mode: context.state.mode)
        }
        .frame(maxWidth: 150, alignment: .trailing)
      }
      .padding(16)
      .activityBackgroundTint(.black)
    } dynamicIsland: { context in
      DynamicIsland(
        expanded: {
          DynamicIslandExpandedRegion(.leading) { controls(context) }
          DynamicIslandExpandedRegion(.trailing) {
            CountdownLabel(mode: context.state.mode, size: .title)
              .frame(maxHeight: .infinity)
          }
        },
        compactLeading: { Image(systemName: "alarm.fill").foregroundStyle(.orange) },
        compactTrailing: { CountdownLabel(mode: context.state.mode, size: .body).frame(maxWidth: 52) },
        minimal: {
          if case .alerting = context.state.mode {
            Image(systemName: "bell.and.waves.left.and.right.fill").foregroundStyle(.red)
          } else {
            Image(systemName: "alarm").foregroundStyle(.orange)
          }
        }
      )
      .keylineTint(.orange)
    }
  }

  @ViewBuilder
  private func controls(_ context: ActivityViewContext<AlarmActivityAttributes>) -> some View {
    HStack {
      Button(intent: SnoozeIntent(id: context.attributes.id)) {
        Label("Snooze", systemImage: "zzz").labelStyle(.iconOnly)
      }
      .buttonStyle(.round(.orange))
      Button(intent: StopAlarmIntent(alarmID: context.attributes.id.uuidString)) { Image(systemName: "xmark") }
        .buttonStyle(.round(.gray))
        .disabled(context.isStale)
    }
  }
}

#Preview("Alarm", as: .dynamicIsland(.expanded), using: AlarmActivityAttributes(id: UUID(), label: "School run")) {
  WakeUpAlarmLiveActivity()
} contentStates: {
  AlarmActivityAttributes.AlarmState(mode: .countdown(fireDate: .now + 754))
  AlarmActivityAttributes.AlarmState(mode: .snoozed(until: .now + 540, times: 2))
  AlarmActivityAttributes.AlarmState(mode: .paused(remaining: 65))
  AlarmActivityAttributes.AlarmState(mode: .alerting)
}
