// swift-format-ignore-file

import ActivityKit
import SwiftUI
import WidgetKit

struct DoorbellAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var snapshot: Data?
    var person: String?
    var isRinging: Bool
    var since: Date
  }
  var door: String
}

struct SnapshotView: View {
  let data: Data?

  var body: some View {
    if let data, let image = UIImage(data: data) {
      Image(uiImage: image).resizable().aspectRatio(contentMode: .fill)
    } else {
      ContentUnavailableView("No picture", systemImage: "video.slash", description: Text("The camera is asleep."))
        .redacted(reason: .placeholder)
    }
  }
}

struct DoorbellLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: DoorbellAttributes.self) { context in
      HStack {
        SnapshotView(data: context.state.snapshot)
          .frame(width: 96, height: 64)
          .clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous))
          .overlay { RoundedRectangle(cornerRadius: 12).strokeBorder(.white.opacity(0.2)) }
        VStack(alignment: .leading, spacing: 4) {
          Label(context.attributes.door, systemImage: "bell.fill")
            .font(.headline)
            .symbolEffect(.variableColor.iterative, isActive: context.state.isRinging)
          Text(context.state.person.map { "\($0) is at the door" } ?? "Someone is at the door").privacySensitive()
          Text(context.state.since, format: .dateTime.hour().minute().second()).font(.caption2).foregroundStyle(.secondary)
        }
        Spacer(minLength: 0)
        VStack {
          Link(destination: URL(string: "door://talk")!) { Image(systemName: "mic.fill").padding(8).background(.green, in: .circle) }
          Link(destination: URL(string: "door://open")!) { Image(systemName: "lock.open.fill").padding(8).background(.blue, in: .circle) }
        }
      }
      .padding()
      .widgetURL(URL(string: "door://show"))
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Image(systemName: "video.fill").foregroundStyle(.green) }
        DynamicIslandExpandedRegion(.trailing) { Text(context.state.since, style: .time) }
        DynamicIslandExpandedRegion(.center) { Text(context.attributes.door).lineLimit(1) }
        DynamicIslandExpandedRegion(.bottom) { SnapshotView(data: context.state.snapshot).frame(height: 80).clipped() }
      } compactLeading: {
        Image(systemName: context.state.isRinging ? "bell.and.waves.left.and.right.fill" : "bell.fill")
      } compactTrailing: {
        Text(context.state.person ?? "?").privacySensitive().lineLimit(1)
      } minimal: {
        Image(systemName: "bell.fill")
      }
    }
  }
}

#Preview("Doorbell", as: .content, using: DoorbellAttributes(door: "Front door")) {
  DoorbellLiveActivity()
} contentStates: {
  DoorbellAttributes.ContentState(snapshot: nil, person: nil, isRinging: true, since: .now)
  DoorbellAttributes.ContentState(
    snapshot: Data(base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAFklEQVR4nGM4YaOhEbWAQa7C5s6JAAAg6AUVGW9n+gAAAABJRU5ErkJggg=="),
    person: "Postwoman", isRinging: false, since: .now - 75)
}
