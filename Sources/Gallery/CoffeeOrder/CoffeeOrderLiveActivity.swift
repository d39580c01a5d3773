import ActivityKit
import SwiftUI
import WidgetKit

struct CoffeeOrderLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: CoffeeOrderAttributes.self) { context in
      CoffeeOrderView(context: context)
        .activityBackgroundTint(.coffeeBean)
        .activitySystemActionForegroundColor(.coffeeCream)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          Label(context.attributes.cafe, systemImage: "cup.and.saucer.fill")
            .font(.caption)
            .foregroundStyle(.coffeeCream)
        }
        DynamicIslandExpandedRegion(.trailing) {
          CoffeeCountdown(context: context)
            .font(.headline)
            .foregroundStyle(.coffeeCaramel)
        }
        DynamicIslandExpandedRegion(.center) {
          Text(context.attributes.drink)
            .font(.title3.bold())
            .lineLimit(1)
        }
        DynamicIslandExpandedRegion(.bottom) {
          CoffeeFooter(context: context)
        }
      } compactLeading: {
        Image(systemName: "cup.and.saucer.fill")
          .foregroundStyle(.coffeeCaramel)
      } compactTrailing: {
        if context.state.step.isWaiting {
          CoffeeCountdown(context: context)
            .font(.callout)
            .foregroundStyle(.coffeeCaramel)
            .frame(maxWidth: 44)
        } else {
          Image(systemName: context.state.step.symbol)
            .foregroundStyle(.green)
        }
      } minimal: {
        if context.state.step.isWaiting {
          ProgressView(
            timerInterval: context.attributes.waitingTime(until: context.state.readyAt),
            countsDown: false
          ) {
            EmptyView()
          } currentValueLabel: {
            Image(systemName: context.state.step.symbol)
          }
          .progressViewStyle(.circular)
          .tint(.coffeeCaramel)
        } else {
          Image(systemName: context.state.step.symbol)
            .foregroundStyle(.green)
        }
      }
      .keylineTint(.coffeeCaramel)
      .contentMargins(.horizontal, 20, for: .expanded)
      .widgetURL(URL(string: "fern://order/\(context.attributes.number)"))
    }
    .supplementalActivityFamilies([.small])
  }
}

#Preview("Order", as: .content, using: CoffeeOrderAttributes.preview) {
  CoffeeOrderLiveActivity()
} contentStates: {
  CoffeeOrderAttributes.ContentState.received
  CoffeeOrderAttributes.ContentState.grinding
  CoffeeOrderAttributes.ContentState.pouring
  CoffeeOrderAttributes.ContentState.ready
  CoffeeOrderAttributes.ContentState.collected
  CoffeeOrderAttributes.ContentState.rated
}

#Preview("Compact", as: .dynamicIsland(.compact), using: CoffeeOrderAttributes.preview) {
  CoffeeOrderLiveActivity()
} contentStates: {
  CoffeeOrderAttributes.ContentState.grinding
  CoffeeOrderAttributes.ContentState.ready
}

#Preview("Expanded", as: .dynamicIsland(.expanded), using: CoffeeOrderAttributes.preview) {
  CoffeeOrderLiveActivity()
} contentStates: {
  CoffeeOrderAttributes.ContentState.grinding
  CoffeeOrderAttributes.ContentState.collected
  CoffeeOrderAttributes.ContentState.rated
}

#Preview("Minimal", as: .dynamicIsland(.minimal), using: CoffeeOrderAttributes.preview) {
  CoffeeOrderLiveActivity()
} contentStates: {
  CoffeeOrderAttributes.ContentState.pouring
  CoffeeOrderAttributes.ContentState.ready
}
