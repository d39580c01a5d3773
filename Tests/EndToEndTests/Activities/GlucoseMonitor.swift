// swift-format-ignore-file

import ActivityKit
import SwiftUI
import WidgetKit

struct GlucoseAttributes: ActivityAttributes {
  enum Trend: String, Codable, Hashable {
    case risingFast, rising, flat, falling, fallingFast

    var arrow: String {
      switch self {
      case .risingFast: "arrow.up"
      case .rising: "arrow.up.right"
      case .flat: "arrow.right"
      case .falling: "arrow.down.right"
      case .fallingFast: "arrow.down"
      }
    }
  }

  struct Reading: Codable, Hashable, Identifiable {
    var minutesAgo: Int
    var value: Double
    var id: Int { minutesAgo }
  }

  public typealias GlucoseStatus = ContentState

  public struct ContentState: Codable, Hashable {
    var value: Double
    var delta: Double
    var trend: Trend
    var readings: [Reading]
    var insulinOnBoard: Double?
    var carbs: Int?
    var date: Date
  }

  var unit: String
  var low: Double
  var high: Double
}

private extension GlucoseAttributes {
  func color(for value: Double) -> Color {
    switch value {
    case ..<low: return .red
    case low...high: return .green
    default: return .orange
    }
  }
}

private let numberFormatter: NumberFormatter = {
  let formatter = NumberFormatter()
  formatter.numberStyle = .decimal
  formatter.minimumFractionDigits = 1
  formatter.maximumFractionDigits = 1
  formatter.positivePrefix = "+"
  return formatter
}()

struct TrendBars: View {
  let readings: [GlucoseAttributes.Reading]
  let color: (Double) -> Color
  var range: ClosedRange<Double> = 2...16

  var body: some View {
    GeometryReader { proxy in
      HStack(alignment: .bottom, spacing: 0) {
        ForEach(readings.sorted { $0.minutesAgo > $1.minutesAgo }) { reading in
          let share = (reading.value - range.lowerBound) / (range.upperBound - range.lowerBound)
          Rectangle()
            .fill(color(reading.value))
            .frame(height: max(proxy.size.height * share, 1))
        }
      }
      .frame(maxHeight: .infinity, alignment: .bottom)
    }
  }
}

struct GlucoseLockScreen: View {
  @Environment(\.isActivityFullscreen) private var isFullscreen
  let context: ActivityViewContext<GlucoseAttributes>

  private var state: GlucoseAttributes.ContentState { context.state }

  var body: some View {
    HStack(alignment: .center, spacing: 12) {
      VStack(alignment: .leading) {
        HStack(alignment: .firstTextBaseline, spacing: 4) {
          Text(state.value, format: .number.precision(.fractionLength(1)))
            .font(.system(size: 34, weight: .heavy, design: .rounded))
            .foregroundColor(context.attributes.color(for: state.value))
            .strikethrough(context.isStale, pattern: .solid, color: .red.opacity(0.6))
          Image(systemName: state.trend.arrow).bold()
        }
        Text(verbatim: numberFormatter.string(from: state.delta as NSNumber) ?? "--")
          + Text(" ") + Text(context.attributes.unit).foregroundColor(.secondary).font(.caption)
      }
      .fixedSize()
      TrendBars(readings: state.readings, color: context.attributes.color(for:))
        .frame(height: 64)
      if let iob = state.insulinOnBoard {
        VStack(alignment: .trailing, spacing: 2) {
          Label("\(iob, specifier: "%.2f") U", systemImage: "syringe")
          if let carbs = state.carbs {
            Label("\(carbs) g", systemImage: "fork.knife").foregroundStyle(.yellow)
          }
          Text(state.date, style: .time).font(.caption2).foregroundStyle(.tertiary)
        }
        .font(.footnote.monospacedDigit())
        .labelStyle(.titleAndIcon)
      }
    }
    .privacySensitive()
    .padding(.all, 15)
    .activityBackgroundTint(Color.black.opacity(0.7))
    .activitySystemActionForegroundColor(Color.white)
  }
}

@available(iOS 16.2, *)
struct GlucoseLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: GlucoseAttributes.self) { context in
      GlucoseLockScreen(context: context)
    } dynamicIsland: { context in
      let tint = context.attributes.color(for: context.state.value)
      return DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          Text(context.state.value.formatted(.number.precision(.fractionLength(1))))
            .font(.title2).fontWeight(.heavy).foregroundStyle(tint).padding(.leading, 5)
        }
        DynamicIslandExpandedRegion(.trailing) {
          Image(systemName: context.state.trend.arrow).font(.title2).foregroundStyle(tint)
        }
        DynamicIslandExpandedRegion(.bottom) {
          if context.state.readings.isEmpty {
            Text("No readings").italic()
          } else {
            TrendBars(readings: context.state.readings, color: context.attributes.color(for:)).frame(height: 48)
          }
        }
        DynamicIslandExpandedRegion(.center) {
          Text("Updated \(context.state.date, style: .relative) ago").font(.caption).foregroundColor(.secondary)
        }
      } compactLeading: {
        Text(context.state.value, format: .number.precision(.fractionLength(1))).foregroundStyle(tint).minimumScaleFactor(0.1)
      } compactTrailing: {
        Image(systemName: context.state.trend.arrow).foregroundStyle(tint)
      } minimal: {
        Text(context.state.value, format: .number.precision(.fractionLength(0))).foregroundStyle(tint)
      }
      .widgetURL(URL(string: "glucose://today"))
      .keylineTint(tint)
    }
  }
}

extension GlucoseAttributes {
  static let preview = GlucoseAttributes(unit: "mmol/L", low: 4, high: 10)
}

extension GlucoseAttributes.ContentState {
  private static func curve(_ phase: Double) -> [GlucoseAttributes.Reading] {
    (0..<24).map { .init(minutesAgo: $0 * 5, value: 7 + 4 * sin(Double($0) / 4 + phase)) }
  }

  static let steady = Self(
    value: 6.4, delta: 0.1, trend: .flat, readings: curve(0), insulinOnBoard: 1.25, carbs: 20, date: .now)
  static let high = Self(
    value: 13.9, delta: 1.2, trend: .risingFast, readings: curve(2), insulinOnBoard: 3.4, carbs: nil, date: .now)
  static let low = Self(
    value: 3.1, delta: -0.4, trend: .falling, readings: [], insulinOnBoard: nil, carbs: nil, date: .now)
}

#Preview("Lock Screen", as: .content, using: GlucoseAttributes.preview) {
  GlucoseLiveActivity()
} contentStates: {
  GlucoseAttributes.ContentState.steady
  GlucoseAttributes.ContentState.high
  GlucoseAttributes.ContentState.low
}

#Preview("Expanded", as: .dynamicIsland(.expanded), using: GlucoseAttributes.preview) {
  GlucoseLiveActivity()
} contentStates: {
  GlucoseAttributes.ContentState.high
}
