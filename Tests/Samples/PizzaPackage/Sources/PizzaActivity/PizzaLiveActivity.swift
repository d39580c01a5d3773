import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

public struct PizzaLiveActivity: Widget {
  public init() {}

  public var body: some WidgetConfiguration {
    ActivityConfiguration(for: PizzaAttributes.self) { context in
      VStack(alignment: .leading, spacing: 8) {
        HStack {
          Label(context.attributes.pizza, systemImage: "fork.knife").font(.headline)
          Spacer()
          ArrivalText(state: context.state)
        }
        StepBar(step: context.state.step)
        HStack {
          Text(context.state.step.rawValue).foregroundStyle(.secondary)
          Spacer()
          if context.state.step == .driving {
            Button("Call", intent: CallDriverIntent())
          }
        }
      }
      .padding()
      .activityBackgroundTint(.black.opacity(0.6))
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          Label(context.attributes.pizza, systemImage: "fork.knife")
        }
        DynamicIslandExpandedRegion(.trailing) { ArrivalText(state: context.state) }
        DynamicIslandExpandedRegion(.bottom) {
          StepBar(step: context.state.step)
          Text(context.state.step.rawValue)
        }
      } compactLeading: {
        Image(systemName: "fork.knife").foregroundStyle(.orange)
      } compactTrailing: {
        ArrivalText(state: context.state)
      } minimal: {
        Image(systemName: "fork.knife").foregroundStyle(.orange)
      }
      .keylineTint(.orange)
    }
  }
}

struct ArrivalText: View {
  let state: PizzaAttributes.ContentState

  var body: some View {
    if state.step == .delivered {
      Image(systemName: "checkmark")
    } else {
      Text(timerInterval: Date.now...state.arrival)
        .monospacedDigit()
        .multilineTextAlignment(.trailing)
    }
  }
}

struct StepBar: View {
  let step: PizzaAttributes.ContentState.Step

  var body: some View {
    let steps = PizzaAttributes.ContentState.Step.allCases
    let reached = steps.firstIndex(of: step)!
    HStack(spacing: 4) {
      ForEach(steps.indices, id: \.self) { index in
        Capsule()
          .fill(index <= reached ? Color.orange : Color.gray.opacity(0.4))
          .frame(height: 6)
      }
    }
  }
}

#Preview("Lock Screen", as: .content, using: PizzaAttributes(pizza: "Margherita")) {
  PizzaLiveActivity()
} contentStates: {
  PizzaAttributes.ContentState(.baking, arrival: .now + 25 * 60)
  PizzaAttributes.ContentState(.driving, arrival: .now + 8 * 60)
}

#Preview("Step bar") {
  StepBar(step: .driving)
}
