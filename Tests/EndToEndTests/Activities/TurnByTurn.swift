// swift-format-ignore-file

import ActivityKit
import SwiftUI
import WidgetKit

enum Maneuver: String, Codable, Hashable, CaseIterable, Sendable {
  case left, right, slightLeft, slightRight, straight, roundabout, arrive
  fileprivate var symbolName: String {
    [.left: "arrow.turn.up.left", .right: "arrow.turn.up.right", .slightLeft: "arrow.up.left", .slightRight: "arrow.up.right", .straight: "arrow.up", .roundabout: "arrow.triangle.turn.up.right.circle", .arrive: "mappin.and.ellipse"][self, default: "arrow.up"]
  }
}

struct NavigationAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    let maneuver: Maneuver
    let street: String
    let distance: Double
    let lanes: [Bool]
    let arrival: Date
    let speedLimit: Int?
  }
  let destination: String
}

protocol DistanceFormatting { func string(_ meters: Double) -> String }

struct MetricFormatting: DistanceFormatting {
  func string(_ meters: Double) -> String {
    let formatter = MeasurementFormatter()
    formatter.unitStyle = .short
    formatter.unitOptions = [.naturalScale, .providedUnit]
    formatter.numberFormatter.maximumFractionDigits = meters < 1000 ? 0 : 1
    return meters < 1000
      ? formatter.string(from: Measurement<UnitLength>(value: (meters / 10).rounded() * 10, unit: .meters))
      : formatter.string(from: Measurement<UnitLength>(value: meters / 1000, unit: .kilometers))
  }
}

struct NavigationBanner<Formatting: DistanceFormatting>: View {
  let state: NavigationAttributes.ContentState
  let formatting: Formatting

  var body: some View {
    HStack(alignment: .center, spacing: 16) {
      Image(systemName: state.maneuver.symbolName)
        .resizable()
        .scaledToFit()
        .fontWeight(.heavy)
        .frame(width: 44, height: 44)
        .foregroundStyle(.white)
      VStack(alignment: .leading, spacing: 2) {
        Text(formatting.string(state.distance)).font(.system(.title, design: .rounded, weight: .bold))
        Text(state.street).font(.headline).lineLimit(1).allowsTightening(true)
        if !state.lanes.isEmpty {
          HStack(spacing: 4) {
            ForEach(Array(state.lanes.enumerated()), id: \.offset) { lane in
              Image(systemName: "arrow.up")
                .foregroundStyle(lane.element ? .white : .white.opacity(0.3))
            }
          }
        }
      }
      Spacer(minLength: 0)
      if let limit = state.speedLimit {
        Text("\(limit)")
          .font(.title3.bold())
          .foregroundStyle(.black)
          .padding(8)
          .background { Circle().fill(.white) }
          .overlay { Circle().strokeBorder(.red, lineWidth: 4) }
      }
    }
  }
}

struct TurnByTurnLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: NavigationAttributes.self) { context in
      VStack(alignment: .leading, spacing: 8) {
        NavigationBanner(state: context.state, formatting: MetricFormatting())
        HStack {
          Text(context.state.arrival, style: .time).bold()
          Text("arrival").foregroundStyle(.white.opacity(0.7))
          Spacer()
          Text(context.attributes.destination).lineLimit(1)
        }
        .font(.footnote)
      }
      .foregroundStyle(.white)
      .padding(16)
      .activityBackgroundTint(Color(red: 0, green: 0.35, blue: 0.2))
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.bottom, priority: 10) {
          NavigationBanner(state: context.state, formatting: MetricFormatting())
        }
      } compactLeading: {
        Image(systemName: context.state.maneuver.symbolName)
      } compactTrailing: {
        Text(MetricFormatting().string(context.state.distance)).monospacedDigit()
      } minimal: {
        Image(systemName: context.state.maneuver.symbolName)
      }
    }
  }
}

#Preview("Turn", as: .dynamicIsland(.expanded), using: NavigationAttributes(destination: "Museum Island")) {
  TurnByTurnLiveActivity()
} contentStates: {
  NavigationAttributes.ContentState(
    maneuver: .right, street: "Unter den Linden", distance: 183, lanes: [false, true, true], arrival: .now + 1380, speedLimit: 50)
  NavigationAttributes.ContentState(
    maneuver: .arrive, street: "Bodestraße", distance: 2340, lanes: [], arrival: .now + 60, speedLimit: nil)
}
