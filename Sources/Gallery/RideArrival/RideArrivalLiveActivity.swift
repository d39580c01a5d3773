import ActivityKit
import SwiftUI
import WidgetKit

struct RideArrivalLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: RideArrivalAttributes.self) { context in
      RideArrivalCard(context: context)
        .activityBackgroundTint(Color.black.opacity(0.6))
        .activitySystemActionForegroundColor(.mint)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          Label(context.attributes.driver, systemImage: "person.crop.circle.fill")
            .font(.headline)
          Text(context.attributes.car)
            .font(.caption)
            .foregroundStyle(.secondary)
            .dynamicIsland(verticalPlacement: .belowIfTooWide)
        }
        DynamicIslandExpandedRegion(.trailing) {
          LicencePlate(plate: context.attributes.plate)
        }
        DynamicIslandExpandedRegion(.bottom) {
          VStack(spacing: 6) {
            RideProgress(context: context)
            RideButtons(phase: context.state.phase)
          }
        }
        .contentMargins(.top, 4)
      } compactLeading: {
        Image(systemName: "car.fill")
          .foregroundStyle(.mint)
      } compactTrailing: {
        RideCountdown(context: context)
          .font(.callout)
          .frame(maxWidth: 48)
      } minimal: {
        Image(systemName: context.state.phase == .waiting ? "figure.wave" : "car.fill")
          .foregroundStyle(context.isStale ? .yellow : .mint)
      }
      .keylineTint(.mint)
      .contentMargins(.horizontal, 24, for: .expanded)
      .contentMargins(.all, 4, for: .minimal)
      .widgetURL(URL(string: "kerbside://ride/current"))
    }
  }
}

#Preview("Ride", as: .content, using: RideArrivalAttributes.preview) {
  RideArrivalLiveActivity()
} contentStates: {
  RideArrivalAttributes.ContentState.coming
  RideArrivalAttributes.ContentState.aroundTheCorner
  RideArrivalAttributes.ContentState.waiting
  RideArrivalAttributes.ContentState.onTheWay
  RideArrivalAttributes.ContentState.arrived
}

#Preview("Compact", as: .dynamicIsland(.compact), using: RideArrivalAttributes.preview) {
  RideArrivalLiveActivity()
} contentStates: {
  RideArrivalAttributes.ContentState.coming
  RideArrivalAttributes.ContentState.waiting
  RideArrivalAttributes.ContentState.onTheWay
}

#Preview("Expanded", as: .dynamicIsland(.expanded), using: RideArrivalAttributes.preview) {
  RideArrivalLiveActivity()
} contentStates: {
  RideArrivalAttributes.ContentState.coming
  RideArrivalAttributes.ContentState.waiting
  RideArrivalAttributes.ContentState.onTheWay
}

#Preview("Minimal", as: .dynamicIsland(.minimal), using: RideArrivalAttributes.preview) {
  RideArrivalLiveActivity()
} contentStates: {
  RideArrivalAttributes.ContentState.coming
  RideArrivalAttributes.ContentState.waiting
}
