// swift-format-ignore-file

import ActivityKit
import SwiftUI
import WidgetKit

struct ElectionAttributes: ActivityAttributes {
  struct Candidate: Codable, Hashable, Identifiable {
    var id: String
    var seats: Int
    var votes: Int
  }
  struct ContentState: Codable, Hashable {
    var candidates: [Candidate]
    var reporting: Double
    var called: String?
  }
  var title: String
  var majority: Int
  var total: Int
}

/// Seats as a strip with a mark at the majority, laid out by its own rule.
struct ProportionalStrip: Layout {
  var spacing: CGFloat = 0

  struct Weight: LayoutValueKey { static let defaultValue: CGFloat = 1 }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let height = subviews.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0
    return CGSize(width: proposal.replacingUnspecifiedDimensions().width, height: proposal.height ?? height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let total = subviews.reduce(0) { $0 + $1[Weight.self] }
    guard total > 0 else { return }
    var x = bounds.minX
    let room = bounds.width - spacing * CGFloat(subviews.count - 1)
    for subview in subviews {
      let width = room * subview[Weight.self] / total
      subview.place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: ProposedViewSize(width: width, height: bounds.height))
      x += width + spacing
    }
  }
}

extension View {
  func weight(_ value: Int) -> some View { layoutValue(key: ProportionalStrip.Weight.self, value: CGFloat(value)) }
}

extension ElectionAttributes.Candidate {
  private static let colors: [Color] = [.blue, .red, .yellow, .green]
  func color(at index: Int) -> Color { Self.colors[index % Self.colors.count] }
}

struct SeatStrip: View {
  let context: ActivityViewContext<ElectionAttributes>
  private var open: Int { context.attributes.total - context.state.candidates.map(\.seats).reduce(0, +) }

  var body: some View {
    ProportionalStrip {
      ForEach(Array(zip(context.state.candidates.indices, context.state.candidates)), id: \.1) { index, candidate in
        Rectangle().fill(candidate.color(at: index)).weight(candidate.seats)
      }
      Rectangle().fill(.gray.opacity(0.3)).weight(max(open, 0))
    }
    .frame(height: 16)
    .overlay(alignment: .center) {
      Rectangle().fill(.white).frame(width: 1).alignmentGuide(HorizontalAlignment.center) { $0[HorizontalAlignment.center] }
    }
    .clipShape(.capsule)
  }
}

struct ElectionNightLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ElectionAttributes.self) { context in
      VStack(alignment: .leading, spacing: 8) {
        HStack(alignment: .firstTextBaseline) {
          Text(context.attributes.title).font(.headline)
          Spacer()
          Text("\(context.state.reporting, format: .percent) in").font(.caption).foregroundStyle(.secondary)
        }
        SeatStrip(context: context)
        HStack {
          ForEach(Array(context.state.candidates.enumerated()), id: \.element.id) { item in
            let (index, candidate) = item
            if index > 0 { Spacer() }
            VStack(alignment: index == 0 ? .leading : .trailing) {
              (Text(candidate.id).foregroundColor(candidate.color(at: index)) + Text(" \(candidate.seats)").bold())
              Text(candidate.votes.formatted(.number.notation(.compactName))).font(.caption2.monospacedDigit())
            }
          }
        }
        if let called = context.state.called {
          Text("Called for \(called)").font(.footnote.smallCaps()).frame(maxWidth: .infinity)
        } else {
          Text("\(context.attributes.majority) to win").font(.footnote).frame(maxWidth: .infinity, alignment: .center)
        }
      }
      .padding()
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { count(context, 0) }
        DynamicIslandExpandedRegion(.trailing) { count(context, 1) }
        DynamicIslandExpandedRegion(.bottom) { SeatStrip(context: context) }
      } compactLeading: {
        count(context, 0)
      } compactTrailing: {
        count(context, 1)
      } minimal: {
        if let leader = context.state.candidates.max(by: { $0.seats < $1.seats }) {
          Text(leader.id.prefix(1)).bold()
        } else {
          EmptyView()
        }
      }
      .contentMargins([.leading, .trailing], 24, for: .expanded)
      .contentMargins(.all, 4, for: .compactLeading)
    }
  }

  private func count(_ context: ActivityViewContext<ElectionAttributes>, _ index: Int) -> some View {
    let candidate = context.state.candidates.indices.contains(index) ? context.state.candidates[index] : nil
    return Text(candidate.map { "\($0.seats)" } ?? "-")
      .bold()
      .foregroundColor(candidate?.color(at: index))
  }
}

#Preview("Night", as: .content, using: ElectionAttributes(title: "Parliament", majority: 51, total: 100)) {
  ElectionNightLiveActivity()
} contentStates: {
  ElectionAttributes.ContentState(
    candidates: [.init(id: "North", seats: 21, votes: 4_120_334), .init(id: "South", seats: 17, votes: 3_987_120)],
    reporting: 0.42, called: nil)
  ElectionAttributes.ContentState(
    candidates: [
      .init(id: "North", seats: 53, votes: 12_120_334), .init(id: "South", seats: 41, votes: 10_087_120),
      .init(id: "Others", seats: 6, votes: 1_300_500),
    ], reporting: 0.991, called: "North")
  ElectionAttributes.ContentState(candidates: [], reporting: 0, called: nil)
}
