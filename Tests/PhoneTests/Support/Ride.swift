import ActivityKit
import SwiftUI
import WidgetKit

/// An activity as an app would write it, to see that real views come through to the phone.
struct RideAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var minutes: Int
  }

  var driver: String
}

struct RideActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: RideAttributes.self) { context in
      VStack(alignment: .leading) {
        HStack {
          Text(context.attributes.driver).bold()
          Spacer()
          Text(context.isStale ? "late" : "\(context.state.minutes) min")
        }
        Text("Your ride is on its way")
      }
      .padding()
      .activityBackgroundTint(Color(red: 0, green: 0, blue: 1))
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Text("Ada") }
        DynamicIslandExpandedRegion(.trailing) { Text("\(context.state.minutes) min") }
        DynamicIslandExpandedRegion(.center) { Text("Arriving") }
        DynamicIslandExpandedRegion(.bottom) { Text("Blue Falcon, AB 123") }
      } compactLeading: {
        Text("A")
      } compactTrailing: {
        Text("\(context.state.minutes)m")
      } minimal: {
        Text("\(context.state.minutes)")
      }
      .keylineTint(.red)
      .contentMargins(.leading, 16, for: .compactLeading)
    }
  }
}
