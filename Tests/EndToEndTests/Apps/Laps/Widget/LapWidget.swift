import SwiftUI
import WidgetKit

@main
struct LapWidgets: WidgetBundle {
  var body: some Widget { LapWidget() }
}

struct LapWidget: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: LapAttributes.self) { context in
      HStack {
        Text(context.attributes.runner)
        Spacer()
        Text("\(context.state.laps) laps")
      }
      .padding()
      .widgetURL(URL(string: "laps://runner/\(context.attributes.runner)"))
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) { Text("\(context.state.laps) laps") }
      } compactLeading: {
        Image(systemName: "figure.run")
      } compactTrailing: {
        Text("\(context.state.laps)")
      } minimal: {
        Text("\(context.state.laps)")
      }
    }
  }
}
