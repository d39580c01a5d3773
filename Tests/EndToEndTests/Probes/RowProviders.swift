// Previews as they were written before `#Preview`, and the views that they show.
import ActivityKit
import SwiftUI
import WidgetKit

private struct ParcelAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var place: String
  }

  var name = "Parcel"
}

struct ParcelWidget: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ParcelAttributes.self) { context in
      Text(context.state.place)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.bottom) { Text(context.state.place) }
      } compactLeading: {
        Text("in")
      } compactTrailing: {
        Text(context.state.place)
      } minimal: {
        Text("m")
      }
    }
  }
}

struct ParcelPreviews: PreviewProvider {
  static var previews: some View {
    ParcelAttributes().previewContext(ParcelAttributes.ContentState(place: "depot"), viewKind: .content)
      .previewDisplayName(".previewContext(_:viewKind:) | 1")
    ParcelAttributes().previewContext(ParcelAttributes.ContentState(place: "van"), viewKind: .content)
      .previewDisplayName(".previewContext(_:viewKind:) | 2")
  }
}
