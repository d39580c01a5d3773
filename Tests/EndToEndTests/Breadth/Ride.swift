// A Live Activity with everything that ActivityKit and WidgetKit have for one.
import ActivityKit
import SwiftUI
import WidgetKit

struct RideAttributes: ActivityAttributes {
  public typealias RideStatus = ContentState

  public struct ContentState: Codable, Hashable {
    enum Phase: String, Codable {
      case coming, here
    }

    var phase: Phase
    var arrival: Date
    var progress: Double
    var driver: String?
  }

  var car: String
}

@main
struct RideBundle: WidgetBundle {
  var body: some Widget {
    RideWidget()
    if #available(iOS 18.0, *) {
      OtherWidget()
    }
  }
}

struct RideWidget: Widget {
  @Environment(\.colorScheme) var colorScheme

  let kind: String = "RideWidget"

  var body: some WidgetConfiguration {
    ActivityConfiguration(for: RideAttributes.self) { (context: ActivityViewContext<RideAttributes>) in
      RideCard(context: context)
        .activityBackgroundTint(
          colorScheme == .light ? Color("Card") : Color(.systemBackground).opacity(0.95)
        )
        .activitySystemActionForegroundColor(Color.black)
        .widgetURL(URL(string: "ride://\(context.activityID)"))
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading, priority: 1) {
          Label(context.attributes.car, systemImage: "car.fill")
            .dynamicIsland(verticalPlacement: .belowIfTooWide)
        }
        DynamicIslandExpandedRegion(.trailing) {
          Text(timerInterval: Date.now...context.state.arrival, countsDown: true)
            .multilineTextAlignment(.trailing).frame(width: 50).monospacedDigit()
        }
        DynamicIslandExpandedRegion(.center) { Text(context.state.phase.rawValue).lineLimit(1) }
          .contentMargins(.horizontal, 6)
        expandedBottom(context)
      } compactLeading: {
        Image(systemName: "car.fill").foregroundColor(.white)
      } compactTrailing: {
        Text(context.state.progress, format: .percent).foregroundColor(.green)
      } minimal: {
        Image(systemName: "car.fill")
      }
      .keylineTint(.blue)
      .contentMargins(.trailing, 32, for: .expanded)
      .contentMargins([.leading, .top, .bottom], 6, for: .compactLeading)
      .contentMargins(.all, 0, for: .minimal)
      .widgetURL(URL(string: "ride://island"))
    }
    .supplementalActivityFamilies([.small, .medium])
    .configurationDisplayName("Ride")
    .description("Follows a ride.")
    .contentMarginsDisabled()
  }

  @DynamicIslandExpandedContentBuilder
  private func expandedBottom(
    _ context: ActivityViewContext<RideAttributes>
  ) -> DynamicIslandExpandedContent<some View> {
    DynamicIslandExpandedRegion(.bottom) {
      ProgressView(value: context.state.progress).tint(.orange)
    }
  }
}

struct RideCard: View {
  @Environment(\.activityFamily) var activityFamily
  @Environment(\.isLuminanceReduced) var isLuminanceReduced
  @Environment(\.showsWidgetContainerBackground) var showsBackground
  @Environment(\.widgetRenderingMode) var renderingMode
  let context: ActivityViewContext<RideAttributes>

  var body: some View {
    switch activityFamily {
    case .small: Text("Small \(context.attributes.car)")
    case .medium: medium
    @unknown default: medium
    }
  }

  @ViewBuilder private var medium: some View {
    VStack(alignment: .leading) {
      HStack {
        Text(context.attributes.car).font(.headline)
        Spacer()
        if let driver = context.state.driver { Text(driver).privacySensitive() }
      }
      Text(context.isStale ? "Out of date" : context.state.phase.rawValue)
      Text(isLuminanceReduced ? "dim" : "bright").widgetAccentable()
    }
    .padding()
    .containerBackground(.clear, for: .widget)
    .accessibilityElement(children: .ignore)
    .accessibilityValue(Text("ride"))
  }
}

struct OtherWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Other", provider: Provider()) { entry in
      Text(entry.date, style: .time).containerBackground(for: .widget) { Color.clear }
    }
    .supportedFamilies([.systemSmall, .accessoryCircular])
  }
}

struct Entry: TimelineEntry {
  let date: Date
}

struct Provider: TimelineProvider {
  func placeholder(in context: Context) -> Entry { Entry(date: .now) }

  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
    completion(Entry(date: .now))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
    completion(Timeline(entries: [Entry(date: .now)], policy: .atEnd))
  }
}

extension RideAttributes {
  static var preview: RideAttributes { RideAttributes(car: "Blue van") }
}

extension RideAttributes.ContentState {
  static var coming: RideAttributes.ContentState {
    .init(phase: .coming, arrival: .now.addingTimeInterval(300), progress: 0.4, driver: "Mina")
  }
}

@available(iOS 16.2, *)
func beginRide() async throws {
  let content = ActivityContent(state: RideAttributes.ContentState.coming, staleDate: .now + 60)
  let ride = try Activity<RideAttributes>.request(attributes: .preview, content: content, pushType: nil)
  await ride.update(ActivityContent(state: .coming, staleDate: nil))
  for activity in Activity<RideAttributes>.activities {
    await activity.end(nil, dismissalPolicy: ActivityUIDismissalPolicy.immediate)
  }
}

//= Blue van                               Mina
//= coming
//= bright
#Preview("Card", as: .content, using: RideAttributes.preview) {
  RideWidget()
} contentStates: {
  RideAttributes.ContentState.coming
}

//= │ ☊                     40% │
#Preview("Compact", as: .dynamicIsland(.compact), using: RideAttributes.preview) {
  RideWidget()
} contentStates: {
  RideAttributes.ContentState.coming
}

//= Blue van                           5:00
//= coming
//= ━━━━━━━━━━━━━━━━╸────────────────────────
#Preview("Expanded", as: .dynamicIsland(.expanded), using: RideAttributes.preview) {
  RideWidget()
} contentStates: {
  RideAttributes.ContentState.coming
}

//= ☊
#Preview("Minimal", as: .dynamicIsland(.minimal), using: RideAttributes.preview) {
  RideWidget()
} contentStates: {
  RideAttributes.ContentState.coming
}

struct Ride_Previews: PreviewProvider {
  static var previews: some View {
    RideAttributes.preview
      .previewContext(RideAttributes.ContentState.coming, viewKind: .content)
      .previewDisplayName("Old card")
    RideAttributes.preview
      .previewContext(.coming, isStale: true, viewKind: .dynamicIsland(.expanded))
      .previewDisplayName("Old island")
    Text("plain").previewContext(WidgetPreviewContext(family: .systemSmall)).previewLayout(.sizeThatFits)
  }
}
