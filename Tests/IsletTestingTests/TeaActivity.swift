import ActivityKit
import SwiftUI
import WidgetKit

struct TeaAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var minutes: Int
  }

  var kind: String
}

struct TeaActivity: Widget {
  /// What the Lock Screen says beside the minutes.
  var word = "left"

  init() {}
  init(word: String) { self.word = word }

  var body: some WidgetConfiguration {
    ActivityConfiguration(for: TeaAttributes.self) { context in
      VStack(alignment: .leading) {
        Text(context.attributes.kind).foregroundStyle(word == "red" ? .red : .green)
        Text("\(context.state.minutes) min \(word == "red" ? "left" : word)")
        Text(Date.now, format: .dateTime.weekday(.wide).hour().minute())
        Text(context.isStale ? "stale" : "fresh")
      }
      .padding()
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) { Text(context.attributes.kind) }
      } compactLeading: {
        Text("T")
      } compactTrailing: {
        Text("\(context.state.minutes)m")
      } minimal: {
        Text("\(context.state.minutes)")
      }
    }
  }
}

#Preview("Steeping", as: .content, using: TeaAttributes(kind: "Assam")) {
  TeaActivity()
} contentStates: {
  TeaAttributes.ContentState(minutes: 4)
  TeaAttributes.ContentState(minutes: Calendar.current.component(.hour, from: .now))
}

#Preview("Cup") {
  Text("a cup of tea")
}
