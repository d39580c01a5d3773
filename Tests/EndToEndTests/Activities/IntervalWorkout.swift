// swift-format-ignore-file

import ActivityKit
import SwiftUI
import WidgetKit

struct IntervalAttributes: ActivityAttributes {
  struct Segment: Codable, Hashable { var name: String; var seconds: Int; var hex: String }
  struct ContentState: Codable, Hashable {
    var index: Int
    var ends: Date
    var heartRate: Int?
    var zone: Int
  }
  var segments: [Segment]
}

extension ShapeStyle where Self == Color {
  static var zoneOne: Color { .init(red: 0.4, green: 0.7, blue: 1) }
  static var zoneFive: Color { Color(red: 1, green: 0.2, blue: 0.3) }
}

struct SegmentBar: View {
  let segments: [IntervalAttributes.Segment]
  let index: Int
  private var total: CGFloat { CGFloat(segments.reduce(0) { $0 + $1.seconds }) }

  var body: some View {
    GeometryReader { geo in
      HStack(spacing: 2) {
        ForEach(segments.indices, id: \.self) { i in
          let width = max(8, (geo.size.width - CGFloat(2 * (segments.count - 1))) * CGFloat(segments[i].seconds) / total)
          ZStack {
            Rectangle().fill(i == index ? AnyShapeStyle(.zoneFive) : i < index ? AnyShapeStyle(.zoneOne) : AnyShapeStyle(.fill))
          }
          .frame(width: width)
        }
      }
    }
    .frame(height: 10)
    .clipShape(.rect(cornerRadius: 5))
  }
}

struct IntervalLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: IntervalAttributes.self) { context in
      let segment = context.attributes.segments[context.state.index]
      VStack(alignment: .leading, spacing: 8) {
        HStack(alignment: .center) {
          VStack(alignment: .leading) {
            Text(segment.name.capitalized).font(.title2).fontWeight(.black).fontWidth(.expanded)
            if context.attributes.segments.indices.contains(context.state.index + 1) {
              Text("Next: \(context.attributes.segments[context.state.index + 1].name)")
                .font(.caption).foregroundStyle(.secondary)
            }
          }
          Spacer()
          Text(timerInterval: .now...context.state.ends).font(.system(size: 40).monospacedDigit()).frame(width: 120)
        }
        SegmentBar(segments: context.attributes.segments, index: context.state.index)
        if let rate = context.state.heartRate {
          HStack(spacing: 4) {
            Image(systemName: "heart.fill").symbolEffect(.pulse).foregroundStyle(.red)
            Text("\(rate)") + Text(" BPM").font(.caption2).baselineOffset(2)
            Spacer()
            ForEach(1...5, id: \.self) { zone in
              Text("Z\(zone)").font(.caption2).padding(.horizontal, 4)
                .background(zone == context.state.zone ? Color.red : .clear, in: .capsule)
            }
          }
        }
      }
      .padding()
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Label("\(context.state.heartRate ?? 0)", systemImage: "heart.fill") }
        DynamicIslandExpandedRegion(.trailing) { Text(timerInterval: .now...context.state.ends).frame(width: 60) }
        DynamicIslandExpandedRegion(.center) { Text(context.attributes.segments[context.state.index].name).textCase(.uppercase) }
        DynamicIslandExpandedRegion(.bottom) { SegmentBar(segments: context.attributes.segments, index: context.state.index) }
      } compactLeading: {
        Image(systemName: "figure.run").foregroundStyle(.zoneFive)
      } compactTrailing: {
        Text(timerInterval: .now...context.state.ends, showsHours: false).frame(width: 40)
      } minimal: {
        Text(timerInterval: .now...context.state.ends, showsHours: false).font(.caption2)
      }
    }
  }
}

private let plan: [IntervalAttributes.Segment] = [
  .init(name: "warm up", seconds: 120, hex: ""), .init(name: "sprint", seconds: 60, hex: ""), .init(name: "rest", seconds: 90, hex: ""),
  .init(name: "sprint", seconds: 60, hex: ""),
]

#Preview("Intervals", as: .content, using: IntervalAttributes(segments: plan)) {
  IntervalLiveActivity()
} contentStates: {
  IntervalAttributes.ContentState(index: 1, ends: .now + 42, heartRate: 168, zone: 4)
  IntervalAttributes.ContentState(index: 3, ends: .now + 60, heartRate: nil, zone: 5)
}
