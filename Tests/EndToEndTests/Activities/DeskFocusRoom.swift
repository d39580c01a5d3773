// swift-format-ignore-file

import ActivityKit
import Observation
import OSLog
import SwiftUI
import UIKit
import WidgetKit

private let logger = Logger(subsystem: "example.desk", category: "activity")

struct DeskAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var occupied: Int
        var noise: Double
        var until: Date
    }
    var room: String
    var capacity: Int
}

extension UIColor {
    static func noise(_ level: Double) -> UIColor {
        UIColor(hue: CGFloat(0.33 * (1 - level)), saturation: 0.8, brightness: 0.9, alpha: 1)
    }
}

struct NoiseBars: View {
    let level: Double
    var body: some View {
        HStack(alignment: .lastTextBaseline, spacing: 1) {
            ForEach(0..<5, id: \.self) { index in
                RoundedRectangle(cornerRadius: 1)
                    .fill(Double(index) / 5 < level ? Color(uiColor: .noise(level)) : Color(UIColor.systemGray4))
                    .frame(width: 8, height: CGFloat(index + 1) * 6)
            }
        }
        .frame(height: 32, alignment: .bottom)
    }
}

struct DeskLiveActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: DeskAttributes.self) { context in
            let _ = logger.debug("drawing \(context.attributes.room, privacy: .public)")
            HStack {
                NoiseBars(level: context.state.noise)
                VStack(alignment: .leading) {
                    Text(context.attributes.room).font(Font(UIFont.preferredFont(forTextStyle: .headline)))
                    Text("\(context.state.occupied)/\(context.attributes.capacity) seats")
                        .foregroundColor(Color(UIColor.secondaryLabel))
                }
                Spacer()
                Text(context.state.until, style: .timer).frame(width: 64).multilineTextAlignment(.trailing)
            }
            .padding()
            .activityBackgroundTint(Color(.systemBackground))
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) { NoiseBars(level: context.state.noise) }
                DynamicIslandExpandedRegion(.trailing) { Text(context.state.until, style: .time) }
                DynamicIslandExpandedRegion(.center) { Text(context.attributes.room) }
            } compactLeading: {
                Image(systemName: "person.2.fill")
            } compactTrailing: {
                Text("\(context.attributes.capacity - context.state.occupied)").foregroundColor(Color(.systemGreen))
            } minimal: {
                Image(systemName: "person.2.fill").foregroundColor(.init(uiColor: .noise(context.state.noise)))
            }
        }
    }
}

#Preview("Desk", as: .content, using: DeskAttributes(room: "Reading room", capacity: 24)) {
    DeskLiveActivity()
} contentStates: {
    DeskAttributes.ContentState(occupied: 7, noise: 0.15, until: .now + 4000)
    DeskAttributes.ContentState(occupied: 23, noise: 0.9, until: .now + 90)
}
