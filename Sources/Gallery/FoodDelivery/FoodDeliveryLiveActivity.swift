import ActivityKit
import SwiftUI
import WidgetKit

struct FoodDeliveryLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: FoodDeliveryAttributes.self) { context in
      FoodDeliveryView(context: context)
        .activityBackgroundTint(nil)
        .activitySystemActionForegroundColor(.orange)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading, priority: 1) {
          Label(context.attributes.restaurant, systemImage: "fork.knife")
            .font(.headline)
          Text(context.state.stage.headline)
            .font(.subheadline)
            .foregroundStyle(.secondary)
            .dynamicIsland(verticalPlacement: .belowIfTooWide)
        }
        DynamicIslandExpandedRegion(.trailing) {
          ArrivalBadge(state: context.state)
        }
        DynamicIslandExpandedRegion(.bottom) {
          RoadToTheDoor(state: context.state)
        }
      } compactLeading: {
        Image(systemName: context.state.stage.symbol)
          .foregroundStyle(.orange)
      } compactTrailing: {
        if context.state.stage.isUnderWay {
          Text(context.state.arrival, style: .time)
            .font(.caption)
            .minimumScaleFactor(0.7)
            .frame(maxWidth: 52)
        } else {
          Text("Here")
            .foregroundStyle(.green)
        }
      } minimal: {
        Image(systemName: context.state.stage.symbol)
          .foregroundStyle(context.isStale ? .gray : .orange)
      }
      .keylineTint(.orange)
      .widgetURL(URL(string: "nonna://delivery"))
    }
    .supplementalActivityFamilies([.small, .medium])
  }
}

#Preview("Delivery", as: .content, using: FoodDeliveryAttributes.preview) {
  FoodDeliveryLiveActivity()
} contentStates: {
  FoodDeliveryAttributes.ContentState.riding
  FoodDeliveryAttributes.ContentState.cooking
  FoodDeliveryAttributes.ContentState.pickingUp
  FoodDeliveryAttributes.ContentState.atTheDoor
  FoodDeliveryAttributes.ContentState.delivered
}

#Preview("Compact", as: .dynamicIsland(.compact), using: FoodDeliveryAttributes.preview) {
  FoodDeliveryLiveActivity()
} contentStates: {
  FoodDeliveryAttributes.ContentState.cooking
  FoodDeliveryAttributes.ContentState.riding
  FoodDeliveryAttributes.ContentState.atTheDoor
}

#Preview("Expanded", as: .dynamicIsland(.expanded), using: FoodDeliveryAttributes.preview) {
  FoodDeliveryLiveActivity()
} contentStates: {
  FoodDeliveryAttributes.ContentState.riding
  FoodDeliveryAttributes.ContentState.delivered
}

#Preview("Minimal", as: .dynamicIsland(.minimal), using: FoodDeliveryAttributes.preview) {
  FoodDeliveryLiveActivity()
} contentStates: {
  FoodDeliveryAttributes.ContentState.riding
  FoodDeliveryAttributes.ContentState.delivered
}
