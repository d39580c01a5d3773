import SwiftUI
import WidgetKit

extension ShapeStyle where Self == Color {
  static var runLime: Color { Color(red: 0.72, green: 0.95, blue: 0.27) }
}

/// Seconds as minutes and seconds, `4:49`.
func paceText(_ seconds: Int) -> String {
  Duration.seconds(seconds).formatted(.time(pattern: .minuteSecond))
}

struct RunWorkoutCard: View {
  @Environment(\.activityFamily) private var family

  let context: ActivityViewContext<RunWorkoutAttributes>

  var body: some View {
    if family == .small {
      HStack {
        RunClock(state: context.state)
          .font(.headline)
        Spacer()
        RunMetric(title: "km", value: distance, tint: .runLime)
      }
      .padding(.horizontal)
      .foregroundStyle(.white)
    } else {
      VStack(alignment: .leading, spacing: 10) {
        header
        metrics
        HeartZones(context: context)
      }
      .padding()
      .foregroundStyle(.white)
    }
  }

  private var header: some View {
    HStack {
      VStack(alignment: .leading, spacing: 0) {
        Label(title, systemImage: "figure.run")
          .font(.caption.weight(.semibold))
          .foregroundStyle(.runLime)
        RunClock(state: context.state)
          .font(.title.bold())
      }
      Spacer()
      PauseButton(state: context.state)
    }
  }

  private var metrics: some View {
    Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 0) {
      GridRow {
        RunMetric(title: "km", value: distance, tint: .runLime)
        RunMetric(title: "pace", value: paceText(context.state.pace), tint: .cyan)
        RunMetric(title: "bpm", value: "\(context.state.heartRate)", tint: .red)
        RunMetric(title: "kcal", value: "\(context.state.kilocalories)", tint: .orange)
      }
    }
  }

  private var title: String {
    if context.state.isFinished { return "Run complete" }
    return context.state.pausedAt == nil ? context.attributes.plan : "Paused"
  }

  private var distance: String {
    context.state.kilometres.formatted(.number.precision(.fractionLength(2)))
  }
}

struct RunMetric: View {
  let title: LocalizedStringKey
  let value: String
  let tint: Color

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(value)
        .font(.title3.weight(.semibold).monospacedDigit())
        .foregroundStyle(tint)
      Text(title)
        .font(.caption2)
        .textCase(.uppercase)
        .foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// The time on the run, standing still during a pause.
struct RunClock: View {
  let state: RunWorkoutAttributes.ContentState

  var body: some View {
    Text(
      timerInterval: state.start...state.start.addingTimeInterval(8 * 3_600),
      pauseTime: state.pausedAt, countsDown: false
    )
    .monospacedDigit()
    .opacity(state.pausedAt == nil || state.isFinished ? 1 : 0.5)
  }
}

/// Where the heart is between rest and its limit.
struct HeartZones: View {
  let context: ActivityViewContext<RunWorkoutAttributes>

  var body: some View {
    Gauge(
      value: Double(context.state.heartRate),
      in: Double(context.attributes.restingHeartRate)...Double(context.attributes.maximumHeartRate)
    ) {
      Text("Heart rate")
    } currentValueLabel: {
      Text("\(context.state.heartRate)")
    } minimumValueLabel: {
      Text("\(context.attributes.restingHeartRate)")
    } maximumValueLabel: {
      Text("\(context.attributes.maximumHeartRate)")
    }
    .gaugeStyle(.accessoryLinear)
    .tint(Gradient(colors: [.blue, .green, .yellow, .red]))
    .font(.caption2)
  }
}

struct PauseButton: View {
  let state: RunWorkoutAttributes.ContentState

  var body: some View {
    if state.isFinished {
      Image(systemName: "flag.checkered")
        .font(.title)
        .foregroundStyle(.runLime)
    } else {
      Button(intent: PauseRunIntent(pauses: state.pausedAt == nil)) {
        Image(systemName: state.pausedAt == nil ? "pause.fill" : "play.fill")
          .font(.title3)
          .foregroundStyle(.black)
          .frame(width: 44, height: 32)
          .background(.runLime, in: .capsule)
      }
      .buttonStyle(.plain)
      .accessibilityLabel(state.pausedAt == nil ? "Pause" : "Resume")
    }
  }
}
