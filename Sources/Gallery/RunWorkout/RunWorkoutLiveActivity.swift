import ActivityKit
import SwiftUI
import WidgetKit

struct RunWorkoutLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: RunWorkoutAttributes.self) { context in
      RunWorkoutCard(context: context)
        .activityBackgroundTint(.black)
        .activitySystemActionForegroundColor(.runLime)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          RunMetric(
            title: "km", value: context.state.kilometres.formatted(.number.precision(.fractionLength(2))),
            tint: .runLime
          )
          // The clock in the middle takes all that its neighbours can do without.
          .fixedSize()
        }
        DynamicIslandExpandedRegion(.trailing) {
          PauseButton(state: context.state)
        }
        DynamicIslandExpandedRegion(.center) {
          RunClock(state: context.state)
            .font(.title2.bold())
        }
        DynamicIslandExpandedRegion(.bottom) {
          VStack(spacing: 6) {
            HeartZones(context: context)
            HStack {
              Label("\(context.state.heartRate) bpm", systemImage: "heart.fill")
                .foregroundStyle(.red)
              Spacer()
              Label("\(paceText(context.state.pace)) /km", systemImage: "speedometer")
                .foregroundStyle(.cyan)
            }
            .font(.caption)
          }
        }
      } compactLeading: {
        Image(systemName: context.state.pausedAt == nil ? "figure.run" : "pause.fill")
          .foregroundStyle(.runLime)
      } compactTrailing: {
        Text(context.state.kilometres, format: .number.precision(.fractionLength(1)))
          .monospacedDigit()
          .foregroundStyle(.runLime)
      } minimal: {
        ProgressView(value: min(context.state.kilometres / context.attributes.goal, 1)) {
          Image(systemName: "figure.run")
        }
        .progressViewStyle(.circular)
        .tint(.runLime)
      }
      .keylineTint(.runLime)
    }
    .supplementalActivityFamilies([.small])
  }
}

#Preview("Run", as: .content, using: RunWorkoutAttributes.preview) {
  RunWorkoutLiveActivity()
} contentStates: {
  RunWorkoutAttributes.ContentState.tempo
  RunWorkoutAttributes.ContentState.warmUp
  RunWorkoutAttributes.ContentState.paused
  RunWorkoutAttributes.ContentState.finished
}

#Preview("Compact", as: .dynamicIsland(.compact), using: RunWorkoutAttributes.preview) {
  RunWorkoutLiveActivity()
} contentStates: {
  RunWorkoutAttributes.ContentState.tempo
  RunWorkoutAttributes.ContentState.paused
}

#Preview("Expanded", as: .dynamicIsland(.expanded), using: RunWorkoutAttributes.preview) {
  RunWorkoutLiveActivity()
} contentStates: {
  RunWorkoutAttributes.ContentState.tempo
  RunWorkoutAttributes.ContentState.paused
}

#Preview("Minimal", as: .dynamicIsland(.minimal), using: RunWorkoutAttributes.preview) {
  RunWorkoutLiveActivity()
} contentStates: {
  RunWorkoutAttributes.ContentState.warmUp
  RunWorkoutAttributes.ContentState.tempo
}
