import SwiftUI
import WidgetKit

@main
struct TwinWidget: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: TwinAttributes.self) { context in
      Text("\(context.attributes.name) \(context.state.count) \(context.state.note ?? "without a note")")
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) { Text(context.attributes.name) }
      } compactLeading: {
        Text("T")
      } compactTrailing: {
        Text("\(context.state.count)")
      } minimal: {
        Text("\(context.state.count)")
      }
    }
  }
}
