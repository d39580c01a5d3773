// swift-format-ignore-file

import ActivityKit
import SwiftUI
import WidgetKit

@available(iOSApplicationExtension 16.1, *)
struct FastingActivity: Widget {
  typealias Context = ActivityViewContext<FastingAttributes>

  var body: some WidgetConfiguration {
    ActivityConfiguration(for: FastingAttributes.self) { FastingCard(context: $0) } dynamicIsland: { ctx in
      DynamicIsland {
        expanded(ctx)
      } compactLeading: {
        FastingRing(stage: ctx.state.stage, fraction: ctx.state.fraction(at: .now), width: 3).frame(width: 22, height: 22)
      } compactTrailing: {
        Text(ctx.state.end, style: .timer).monospacedDigit().frame(maxWidth: .minimum(64, 80))
      } minimal: {
        FastingRing(stage: ctx.state.stage, fraction: ctx.state.fraction(at: .now), width: 3)
      }
    }
  }

  @DynamicIslandExpandedContentBuilder
  private func expanded(_ ctx: Context) -> DynamicIslandExpandedContent<some View> {
    DynamicIslandExpandedRegion(.leading) {
      FastingRing(stage: ctx.state.stage, fraction: ctx.state.fraction(at: .now)).frame(width: 50, height: 50)
    }
    DynamicIslandExpandedRegion(.center) {
      VStack(alignment: .leading) {
        Text(ctx.state.stage.title).font(.headline)
        Text(ctx.attributes.plan.description).font(.caption).foregroundStyle(.secondary)
      }
    }
    DynamicIslandExpandedRegion(.trailing) {
      VStack(alignment: .trailing) {
        Text("Goal").font(.caption2)
        Text(ctx.state.end, format: .dateTime.weekday(.abbreviated).hour().minute())
      }
    }
  }
}

extension CGFloat {
  static func minimum(_ a: CGFloat, _ b: CGFloat) -> CGFloat { Swift.min(a, b) }
}

struct FastingAttributes: ActivityAttributes {
  struct Plan: Codable, Hashable, CustomStringConvertible {
    var fasting: Int
    var eating: Int
    var description: String { "\(fasting):\(eating)" }
  }

  enum Stage: Int, Codable, CaseIterable, Identifiable {
    case digesting, normal, burning, ketosis
    var id: Int { rawValue }
    var title: LocalizedStringKey {
      switch self {
      case .digesting: "Digesting"
      case .normal: "Blood sugar normal"
      case .burning: "Fat burning"
      case .ketosis: "Ketosis"
      }
    }
    var symbol: String { ["fork.knife", "drop.fill", "flame.fill", "bolt.heart.fill"][rawValue] }
  }

  struct ContentState: Codable, Hashable {
    var start: Date
    var end: Date
    var stage: Stage

    func fraction(at date: Date) -> Double {
      let whole = end.timeIntervalSince(start)
      return whole > 0 ? (date.timeIntervalSince(start) / whole).clamped(to: 0...1) : 0
    }
  }
  var plan: Plan
}

extension Comparable {
  fileprivate func clamped(to limits: ClosedRange<Self>) -> Self { min(max(self, limits.lowerBound), limits.upperBound) }
}

struct FastingRing: View {
  let stage: FastingAttributes.Stage
  let fraction: Double
  @ScaledMetric var width: CGFloat = 6

  init(stage: FastingAttributes.Stage, fraction: Double, width: CGFloat = 6) {
    self.stage = stage
    self.fraction = fraction
    _width = ScaledMetric(wrappedValue: width, relativeTo: .body)
  }

  var body: some View {
    ZStack {
      Circle().stroke(.orange.opacity(0.25), lineWidth: width)
      Circle()
        .trim(from: 0, to: fraction)
        .stroke(
          AngularGradient(colors: [.yellow, .orange, .red], center: .center, startAngle: .degrees(0), endAngle: .degrees(360)),
          style: StrokeStyle(lineWidth: width, lineCap: .round))
        .rotationEffect(.degrees(-90))
      Image(systemName: stage.symbol).font(.caption)
    }
    .padding(width / 2)
  }
}

struct FastingCard: View {
  let context: FastingActivity.Context
  @Environment(\.isLuminanceReduced) var isLuminanceReduced
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    HStack(spacing: 14) {
      FastingRing(stage: context.state.stage, fraction: context.state.fraction(at: .now)).frame(width: 64, height: 64)
      VStack(alignment: .leading, spacing: 4) {
        Text("\(Image(systemName: context.state.stage.symbol)) \(Text(context.state.stage.title).bold())")
        HStack(spacing: 2) {
          ForEach(FastingAttributes.Stage.allCases) { stage in
            RoundedRectangle(cornerRadius: 2)
              .fill(stage.rawValue <= context.state.stage.rawValue ? Color.orange : Color.secondary.opacity(0.3))
              .frame(height: 4)
          }
        }
        Text(timerInterval: context.state.start...context.state.end, countsDown: false)
          .font(.system(.title2, design: .rounded))
      }
      .layoutPriority(1)
    }
    .padding()
    .opacity(isLuminanceReduced ? 0.6 : 1)
    .activityBackgroundTint(scheme == .dark ? Color(white: 0.1) : Color(white: 0.95))
  }
}

#Preview("Fast", as: .content, using: FastingAttributes(plan: .init(fasting: 16, eating: 8))) {
  FastingActivity()
} contentStates: {
  FastingAttributes.ContentState(start: .now - 3600 * 2, end: .now + 3600 * 14, stage: .digesting)
  FastingAttributes.ContentState(start: .now - 3600 * 13, end: .now + 3600 * 3, stage: .burning)
}
