import ActivityKit
import SwiftUI
import WidgetKit

struct WaterTrackerLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: WaterTrackerAttributes.self) { context in
      WaterTrackerCard(context: context)
        .activityBackgroundTint(Color(red: 0.03, green: 0.16, blue: 0.25))
        .activitySystemActionForegroundColor(.cyan)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          WaterGauge(context: context)
        }
        DynamicIslandExpandedRegion(.trailing) {
          DrinkButton(isDone: context.state.nextGlass == nil)
        }
        DynamicIslandExpandedRegion(.center) {
          VStack {
            WaterAmount(context: context)
              .font(.headline)
            NextGlassText(nextGlass: context.state.nextGlass)
          }
        }
        DynamicIslandExpandedRegion(.bottom) {
          GlassRow(context: context)
        }
      } compactLeading: {
        Image(systemName: "drop.fill")
          .foregroundStyle(.cyan.gradient)
      } compactTrailing: {
        if context.state.nextGlass == nil {
          Image(systemName: "checkmark.circle.fill")
            .foregroundStyle(.green)
        } else {
          Text("\(context.state.drunk / context.attributes.glass)/\(context.attributes.glasses)")
            .monospacedDigit()
            .foregroundStyle(.cyan)
        }
      } minimal: {
        ProgressView(value: context.fraction) {
          Image(systemName: "drop.fill")
        }
        .progressViewStyle(.circular)
        .tint(.cyan)
      }
      .keylineTint(.cyan)
    }
  }
}

#Preview("Water", as: .content, using: WaterTrackerAttributes.preview) {
  WaterTrackerLiveActivity()
} contentStates: {
  WaterTrackerAttributes.ContentState.afternoon
  WaterTrackerAttributes.ContentState.morning
  WaterTrackerAttributes.ContentState.overdue
  WaterTrackerAttributes.ContentState.done
}

#Preview("Compact", as: .dynamicIsland(.compact), using: WaterTrackerAttributes.preview) {
  WaterTrackerLiveActivity()
} contentStates: {
  WaterTrackerAttributes.ContentState.afternoon
  WaterTrackerAttributes.ContentState.done
}

#Preview("Expanded", as: .dynamicIsland(.expanded), using: WaterTrackerAttributes.preview) {
  WaterTrackerLiveActivity()
} contentStates: {
  WaterTrackerAttributes.ContentState.afternoon
  WaterTrackerAttributes.ContentState.done
}

#Preview("Minimal", as: .dynamicIsland(.minimal), using: WaterTrackerAttributes.preview) {
  WaterTrackerLiveActivity()
} contentStates: {
  WaterTrackerAttributes.ContentState.morning
  WaterTrackerAttributes.ContentState.afternoon
}
