import ActivityKit
import AlarmKit
import AppIntents
import SwiftUI
import WidgetKit

// An alarm's Live Activity in the shape of AlarmKit's own sample.

struct BreadData: AlarmMetadata {
  enum Loaf: String, Codable {
    case rye, wheat
    var icon: String { self == .rye ? "oven" : "birthday.cake" }
  }

  let createdAt: Date
  let loaf: Loaf?

  init(loaf: Loaf? = nil) {
    createdAt = .now
    self.loaf = loaf
  }
}

struct PauseBreadIntent: LiveActivityIntent {
  static var title: LocalizedStringResource = "Pause"
  static var description = IntentDescription("Pause a countdown")

  @Parameter(title: "alarmID")
  var alarmID: String

  init(alarmID: String) { self.alarmID = alarmID }
  init() { alarmID = "" }

  func perform() throws -> some IntentResult {
    guard let id = UUID(uuidString: alarmID) else { return .result() }
    try AlarmManager.shared.pause(id: id)
    return .result()
  }
}

struct ResumeBreadIntent: LiveActivityIntent {
  static var title: LocalizedStringResource = "Resume"

  @Parameter(title: "alarmID")
  var alarmID: String

  init(alarmID: String) { self.alarmID = alarmID }
  init() { alarmID = "" }

  func perform() throws -> some IntentResult {
    try UUID(uuidString: alarmID).map(AlarmManager.shared.resume(id:))
    return .result()
  }
}

struct BreadAlarmActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: AlarmAttributes<BreadData>.self) { context in
      VStack {
        HStack(alignment: .top) {
          title(context.attributes, context.state)
          Spacer()
          loaf(context.attributes.metadata)
        }
        bottom(context.attributes, context.state)
      }
      .padding(.all, 12)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { title(context.attributes, context.state) }
        DynamicIslandExpandedRegion(.trailing) { loaf(context.attributes.metadata) }
        DynamicIslandExpandedRegion(.bottom) { bottom(context.attributes, context.state) }
      } compactLeading: {
        countdown(context.state, maxWidth: 44).foregroundStyle(context.attributes.tintColor)
      } compactTrailing: {
        AlarmRing(
          loaf: context.attributes.metadata?.loaf, mode: context.state.mode,
          tint: context.attributes.tintColor)
      } minimal: {
        AlarmRing(
          loaf: context.attributes.metadata?.loaf, mode: context.state.mode,
          tint: context.attributes.tintColor)
      }
      .keylineTint(context.attributes.tintColor)
    }
  }

  func bottom(
    _ attributes: AlarmAttributes<BreadData>, _ state: AlarmPresentationState
  ) -> some View {
    HStack {
      countdown(state).font(.system(size: 40, design: .rounded))
      Spacer()
      AlarmControls(presentation: attributes.presentation, state: state)
    }
  }

  func countdown(_ state: AlarmPresentationState, maxWidth: CGFloat = .infinity) -> some View {
    Group {
      switch state.mode {
      case .countdown(let countdown):
        Text(timerInterval: Date.now...countdown.fireDate, countsDown: true)
      case .paused(let state):
        let remaining = Duration.seconds(state.totalCountdownDuration - state.previouslyElapsedDuration)
        let pattern: Duration.TimeFormatStyle.Pattern =
          remaining > .seconds(60 * 60) ? .hourMinuteSecond : .minuteSecond
        Text(remaining.formatted(.time(pattern: pattern)))
      case .alert(let alert):
        Text("Since \(alert.time.hour):\(alert.time.minute)")
      @unknown default:
        EmptyView()
      }
    }
    .monospacedDigit()
    .lineLimit(1)
    .minimumScaleFactor(0.6)
    .frame(maxWidth: maxWidth, alignment: .leading)
  }

  @ViewBuilder func title(
    _ attributes: AlarmAttributes<BreadData>, _ state: AlarmPresentationState
  ) -> some View {
    let title: LocalizedStringResource? =
      switch state.mode {
      case .countdown: attributes.presentation.countdown?.title
      case .paused: attributes.presentation.paused?.title
      case .alert: attributes.presentation.alert.title
      @unknown default: nil
      }
    Text(title ?? "").font(.title3).fontWeight(.semibold).lineLimit(1).padding(.leading, 6)
  }

  @ViewBuilder func loaf(_ metadata: BreadData?) -> some View {
    if let loaf = metadata?.loaf {
      Label(loaf.rawValue.localizedCapitalized, systemImage: loaf.icon).lineLimit(1)
    }
  }
}

struct AlarmRing: View {
  var loaf: BreadData.Loaf?
  var mode: AlarmPresentationState.Mode
  var tint: Color

  var body: some View {
    Group {
      switch mode {
      case .countdown(let countdown):
        ProgressView(
          timerInterval: Date.now...countdown.fireDate, countsDown: true, label: { EmptyView() },
          currentValueLabel: { Image(systemName: loaf?.icon ?? "").scaleEffect(0.9) })
      case .paused(let paused):
        let remaining = paused.totalCountdownDuration - paused.previouslyElapsedDuration
        ProgressView(
          value: remaining, total: paused.totalCountdownDuration, label: { EmptyView() },
          currentValueLabel: { Image(systemName: "pause.fill").scaleEffect(0.8) })
      default:
        EmptyView()
      }
    }
    .progressViewStyle(.circular)
    .foregroundStyle(tint)
    .tint(tint)
  }
}

struct AlarmControls: View {
  var presentation: AlarmPresentation
  var state: AlarmPresentationState

  var body: some View {
    HStack(spacing: 4) {
      switch state.mode {
      case .countdown:
        ButtonView(
          config: presentation.countdown?.pauseButton,
          intent: PauseBreadIntent(alarmID: state.alarmID.uuidString), tint: .orange)
      case .paused:
        ButtonView(
          config: presentation.paused?.resumeButton,
          intent: ResumeBreadIntent(alarmID: state.alarmID.uuidString), tint: .orange)
      default:
        EmptyView()
      }
      ButtonView(
        config: presentation.alert.stopButton,
        intent: PauseBreadIntent(alarmID: state.alarmID.uuidString), tint: .red)
    }
  }
}

struct ButtonView<I>: View where I: AppIntent {
  var config: AlarmButton
  var intent: I
  var tint: Color

  init?(config: AlarmButton?, intent: I, tint: Color) {
    guard let config else { return nil }
    self.config = config
    self.intent = intent
    self.tint = tint
  }

  var body: some View {
    Button(intent: intent) {
      Label(config.text, systemImage: config.systemImageName).lineLimit(1)
    }
    .tint(tint)
    .buttonStyle(.borderedProminent)
    .frame(width: 96, height: 30)
  }
}

extension AlarmAttributes<BreadData> {
  static var preview: Self {
    AlarmAttributes(
      presentation: AlarmPresentation(
        alert: .init(
          title: "Bread is done",
          secondaryButton: AlarmButton(text: "Again", textColor: .white, systemImageName: "repeat"),
          secondaryButtonBehavior: .countdown),
        countdown: .init(
          title: "Baking",
          pauseButton: AlarmButton(text: "Pause", textColor: .green, systemImageName: "pause")),
        paused: .init(
          title: "Oven is open",
          resumeButton: AlarmButton(text: "Resume", textColor: .green, systemImageName: "play"))),
      metadata: BreadData(loaf: .rye), tintColor: .orange)
  }
}

extension AlarmPresentationState {
  static var baking: Self {
    Self(
      alarmID: UUID(),
      mode: .countdown(
        .init(
          totalCountdownDuration: 3000, previouslyElapsedDuration: 0, startDate: .now,
          fireDate: .now.addingTimeInterval(2400))))
  }
  static var open: Self {
    Self(alarmID: UUID(), mode: .paused(.init(totalCountdownDuration: 3000, previouslyElapsedDuration: 660)))
  }
  static var ringing: Self { Self(alarmID: UUID(), mode: .alert(.init(time: .init(hour: 7, minute: 45)))) }
}

//= Baking
//= 40:00
#Preview("Alarm", as: .content, using: AlarmAttributes<BreadData>.preview) {
  BreadAlarmActivity()
} contentStates: {
  AlarmPresentationState.baking
}

//= Oven is open
//= 39:00
#Preview("Paused alarm", as: .dynamicIsland(.expanded), using: AlarmAttributes<BreadData>.preview) {
  BreadAlarmActivity()
} contentStates: {
  AlarmPresentationState.open
}

//= Bread is done
//= Since 7:45
#Preview("Ringing alarm", as: .content, using: AlarmAttributes<BreadData>.preview) {
  BreadAlarmActivity()
} contentStates: {
  AlarmPresentationState.ringing
}
