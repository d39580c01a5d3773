// swift-format-ignore-file

import ActivityKit
import SwiftUI
import WidgetKit

struct MeetingAttributes: ActivityAttributes {
  struct Person: Codable, Hashable, Identifiable {
    enum Answer: String, Codable, CaseIterable { case accepted, declined, tentative, unknown }
    var id: String { name }
    var name: String
    var answer: Answer
    var initials: String {
      name.split(separator: " ").compactMap(\.first).prefix(2).map(String.init).joined()
    }
  }

  struct ContentState: Codable, Hashable {
    var title: String
    var interval: DateInterval
    var people: [Person]
    var link: URL?
  }

  let calendar: String
}

/// Faces that lie over each other, as far as they fit.
struct FacePile: Layout {
  var overlap: Double = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard let first = subviews.first else { return .zero }
    let side = first.sizeThatFits(.unspecified)
    return CGSize(width: side.width + Double(subviews.count - 1) * (side.width - overlap), height: side.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var x = bounds.minX
    for view in subviews {
      let size = view.dimensions(in: .unspecified)
      view.place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: .unspecified)
      x += size.width - overlap
    }
  }
}

struct Face: View {
  let person: MeetingAttributes.Person

  private static let palette: [Color] = [.blue, .purple, .pink, .orange, .teal]

  var body: some View {
    Text(person.initials)
      .font(.system(size: 11, weight: .bold, design: .rounded))
      .foregroundStyle(.white)
      .frame(width: 32, height: 32)
      .background(Self.palette[person.name.unicodeScalars.reduce(0) { $0 + Int($1.value) } % Self.palette.count].gradient, in: .circle)
      .overlay(alignment: .bottomTrailing) {
        if person.answer == .accepted {
          Image(systemName: "checkmark.circle.fill").font(.caption2).symbolRenderingMode(.palette).foregroundStyle(.white, .green)
        }
      }
      .opacity(person.answer == .declined ? 0.4 : 1)
  }
}

struct MeetingView: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  let context: ActivityViewContext<MeetingAttributes>

  var body: some View {
    let layout = typeSize.isAccessibilitySize ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout(spacing: 12))
    layout {
      VStack(alignment: .leading, spacing: 4) {
        Text(context.state.title).font(.headline)
        Text(context.state.interval.start...context.state.interval.end)
          .font(.subheadline)
          .foregroundStyle(.secondary)
        FacePile(overlap: 8) {
          ForEach(context.state.people.prefix(4)) { Face(person: $0) }
        }
      }
      Spacer()
      VStack(alignment: .trailing) {
        if context.state.interval.contains(.now) {
          Text("^[\(Int(context.state.interval.end.timeIntervalSinceNow / 60)) minute](inflect: true) left")
        } else {
          Text(context.state.interval.start, format: .relative(presentation: .numeric, unitsStyle: .abbreviated))
        }
        if let link = context.state.link {
          Link("Join", destination: link)
            .font(.headline)
            .padding(.horizontal, 14)
            .padding(.vertical, 6)
            .background(.blue, in: .capsule)
            .foregroundStyle(.white)
        }
      }
      .font(.footnote)
    }
    .padding()
  }
}

struct MeetingLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: MeetingAttributes.self) { MeetingView(context: $0) } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Image(systemName: "calendar").font(.title3) }
        DynamicIslandExpandedRegion(.center) {
          VStack {
            Text(context.state.title).font(.headline).lineLimit(1)
            Text((context.state.interval.start..<context.state.interval.end).formatted(date: .omitted, time: .shortened)).font(.caption)
          }
        }
        DynamicIslandExpandedRegion(.trailing) { Text("\(context.state.people.count)").font(.title3) }
        DynamicIslandExpandedRegion(.bottom) {
          FacePile { ForEach(context.state.people) { Face(person: $0) } }.frame(maxWidth: .infinity)
        }
      } compactLeading: {
        Image(systemName: "calendar.badge.clock")
      } compactTrailing: {
        Text(context.state.interval.start, style: .time)
      } minimal: {
        Image(systemName: "\(Calendar.current.component(.day, from: context.state.interval.start)).square.fill")
      }
    }
  }
}

private let now = Date.now

#Preview("Meeting", as: .content, using: MeetingAttributes(calendar: "Work")) {
  MeetingLiveActivity()
} contentStates: {
  MeetingAttributes.ContentState(
    title: "Design review", interval: .init(start: now + 600, duration: 2700),
    people: [
      .init(name: "Ada Lovelace", answer: .accepted), .init(name: "Grace Hopper", answer: .tentative),
      .init(name: "Alan Turing", answer: .declined), .init(name: "Edsger Dijkstra", answer: .unknown),
      .init(name: "Barbara Liskov", answer: .accepted),
    ], link: URL(string: "https://example.com/meet"))
  MeetingAttributes.ContentState(
    title: "One to one", interval: .init(start: now - 1740, duration: 1800),
    people: [.init(name: "Ada Lovelace", answer: .accepted)], link: nil)
}
