import ActivityKit
import SwiftUI
import WidgetKit

/// The activity that the tests use.
struct RideAttributes: ActivityAttributes, Equatable {
  struct ContentState: Codable, Hashable {
    var step: Int
    var arrival: Date
  }

  var driver: String
}

struct ParcelAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var place: String
  }

  var number: Int
}

struct RideWidget: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: RideAttributes.self) { context in
      Text("\(context.attributes.driver) \(context.state.step) \(context.isStale ? "stale" : "fresh")")
        .activityBackgroundTint(.orange)
        .activitySystemActionForegroundColor(.white)
        .widgetURL(URL(string: "ride://card"))
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading, priority: 1) {
          Text("L1").dynamicIsland(verticalPlacement: .belowIfTooWide)
        }
        .contentMargins(.leading, 4)
        if context.state.step > 1 {
          DynamicIslandExpandedRegion(.leading) { Text("L2") }
          DynamicIslandExpandedRegion(.trailing) { Text("T") }
        } else {
          DynamicIslandExpandedRegion(.center) { Text("C") }
        }
        for number in 0..<context.state.step {
          DynamicIslandExpandedRegion(.bottom) { Text("B\(number)") }
        }
      } compactLeading: {
        Text("CL")
      } compactTrailing: {
        Text("CT")
      } minimal: {
        Text(context.activityID)
      }
      .contentMargins(.trailing, 8, for: .expanded)
      .contentMargins(.all, 20, for: .expanded)
      .contentMargins([.leading, .top], 6, for: .minimal)
      .widgetURL(URL(string: "ride://island"))
      .keylineTint(.red)
    }
    .supplementalActivityFamilies([.small, .medium])
    .configurationDisplayName("Ride")
  }
}

/// An activity that has no preview.
struct ParcelWidget: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ParcelAttributes.self) { context in
      Text(context.state.place)
    } dynamicIsland: { _ in
      DynamicIsland {
        DynamicIslandExpandedRegion(.bottom) { Text("B") }
      } compactLeading: {
        Text("CL")
      } compactTrailing: {
        Text("CT")
      } minimal: {
        Text("M")
      }
    }
  }
}

struct TestBundle: WidgetBundle {
  var body: some Widget {
    CountWidget()
    ParcelWidget()
    if #available(iOS 18, *) { RideWidget() }
  }
}

struct CountEntry: TimelineEntry {
  let date: Date
}

struct CountProvider: TimelineProvider {
  func placeholder(in context: Context) -> CountEntry { CountEntry(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (CountEntry) -> Void) {
    completion(CountEntry(date: .now))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<CountEntry>) -> Void) {
    completion(Timeline(entries: [CountEntry(date: .now)], policy: .after(.now + 60)))
  }
}

struct CountWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Count", provider: CountProvider()) { entry in
      Text(entry.date, style: .time).containerBackground(.red, for: .widget)
    }
    .supportedFamilies([.systemSmall, .accessoryCircular])
    .configurationDisplayName("Inner")
    .configurationDisplayName("Counter")
    .description("Counts")
  }
}

#Preview("Ride", as: .dynamicIsland(.expanded), using: RideAttributes(driver: "Kim")) {
  RideWidget()
} contentStates: {
  RideAttributes.ContentState(step: 1, arrival: .now)
  for step in 2...3 { RideAttributes.ContentState(step: step, arrival: .now) }
}

@available(iOS 17, *)
#Preview(as: .content, using: RideAttributes(driver: "Lee")) {
  RideWidget()
} contentStates: {
  RideAttributes.ContentState(step: 7, arrival: .now)
}

#Preview("Alone", traits: .sizeThatFitsLayout, .landscapeLeft) {
  @Previewable @State var text = "alone"
  Text(text)
  Text("second")
}

#Preview("Count", as: .systemSmall) {
  CountWidget()
} timeline: {
  CountEntry(date: .now)
  CountEntry(date: .now + 60)
}

#Preview("Provided", as: .accessoryCircular) {
  CountWidget()
} timelineProvider: {
  CountProvider()
}

struct OldPreviews: PreviewProvider {
  static let attributes = RideAttributes(driver: "Old")
  static let state = RideAttributes.ContentState(step: 4, arrival: .now)

  static var previews: some View {
    attributes.previewContext(state, viewKind: .dynamicIsland(.compact))
      .previewDisplayName("Compact")
    attributes.previewContext(state, isStale: true, viewKind: .content)
      .previewDisplayName("Stale")
    Text("between")
  }
}

struct OldViews: PreviewProvider {
  static var previews: some View {
    Text("an old view").previewLayout(.sizeThatFits)
  }
}
