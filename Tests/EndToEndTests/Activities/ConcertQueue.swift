// swift-format-ignore-file

import ActivityKit
import SwiftUI
import WidgetKit

struct QueueAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    enum CodingKeys: String, CodingKey {
      case position
      case total
      case expected = "expected_entry"
      case admitted
    }
    var position: Int
    var total: Int
    var expected: Date?
    var admitted: Bool

    init(position: Int, total: Int, expected: Date?, admitted: Bool = false) {
      (self.position, self.total, self.expected, self.admitted) = (position, total, expected, admitted)
    }

    init(from decoder: Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      position = try container.decode(Int.self, forKey: .position)
      total = try container.decodeIfPresent(Int.self, forKey: .total) ?? 0
      expected = try container.decodeIfPresent(Date.self, forKey: .expected)
      admitted = (try? container.decode(Bool.self, forKey: .admitted)) ?? false
    }
  }
  var event: String
  var venue: String
}

private extension View {
  @ViewBuilder func ticketShape(_ enabled: Bool) -> some View {
    if enabled {
      self.mask(TicketShape().fill(style: FillStyle(eoFill: true)))
    } else {
      self
    }
  }
}

struct TicketShape: InsettableShape {
  var insetAmount: CGFloat = 0
  func inset(by amount: CGFloat) -> TicketShape { TicketShape(insetAmount: insetAmount + amount) }
  func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: insetAmount, dy: insetAmount)
    var path = Path(roundedRect: rect, cornerRadius: 8)
    for x in [rect.minX, rect.maxX] {
      path.addArc(center: CGPoint(x: x, y: rect.midY), radius: 8, startAngle: .zero, endAngle: .degrees(360), clockwise: true)
      path.closeSubpath()
    }
    return path
  }
}

struct QueueView: View {
  var context: ActivityViewContext<QueueAttributes>
  private var share: Double { 1 - Double(context.state.position) / Double(max(context.state.total, 1)) }

  var body: some View {
    if context.state.admitted {
      admitted
    } else {
      waiting
    }
  }

  private var admitted: some View {
    Link(destination: URL(string: "tickets://enter")!) {
      VStack {
        Text("It’s your turn").font(.title2.bold())
        Text("Enter within 10 minutes").font(.footnote)
      }
      .frame(maxWidth: .infinity)
      .padding()
      .background(Color.green)
      .ticketShape(true)
    }
    .padding()
  }

  private var waiting: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(context.attributes.event).font(.headline)
      Text(context.attributes.venue).font(.subheadline).foregroundStyle(.secondary)
      ProgressView(value: share, label: { EmptyView() }, currentValueLabel: {
        HStack {
          Text("#\(context.state.position.formatted(.number.grouping(.automatic)))")
          Spacer()
          if let expected = context.state.expected {
            Text("about \(expected, format: .dateTime.hour().minute())")
          }
        }
      })
      .tint(LinearGradient(colors: [.purple, .pink], startPoint: .leading, endPoint: .trailing))
    }
    .padding()
  }
}

struct ConcertQueueLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: QueueAttributes.self) { QueueView(context: $0) } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.bottom) { QueueView(context: context) }
      } compactLeading: {
        Image(systemName: "ticket.fill").foregroundStyle(.pink)
      } compactTrailing: {
        Text(context.state.admitted ? "Go" : context.state.position.formatted(.number.notation(.compactName)))
          .fontWeight(context.state.admitted ? .heavy : .regular)
      } minimal: {
        Image(systemName: context.state.admitted ? "door.left.hand.open" : "person.3.sequence.fill")
      }
    }
  }
}

#Preview("Queue", as: .content, using: QueueAttributes(event: "The Night Ferry", venue: "Harbour Hall")) {
  ConcertQueueLiveActivity()
} contentStates: {
  QueueAttributes.ContentState(position: 12_480, total: 40_000, expected: .now + 2700)
  QueueAttributes.ContentState(position: 0, total: 40_000, expected: nil, admitted: true)
}
