// swift-format-ignore-file

import SwiftUI
import WidgetKit
import ActivityKit

public struct TransitAttributes: ActivityAttributes, Sendable {
  public struct ContentState: Codable, Hashable, Sendable {
    public var nextStops: [Stop]
    public var delay: TimeInterval
    public var phase: Phase

    public init(nextStops: [Stop], delay: TimeInterval = 0, phase: Phase) {
      self.nextStops = nextStops
      self.delay = delay
      self.phase = phase
    }
  }

  public struct Stop: Codable, Hashable, Sendable, Identifiable {
    public var id = UUID()
    public var name: String
    public var arrival: Date
    public var platform: String?

    private enum CodingKeys: String, CodingKey { case name, arrival, platform }
  }

  public enum Phase: Codable, Hashable, Sendable {
    case waiting(until: Date)
    case riding(progress: Double)
    case transfer(to: String, walk: Measurement<UnitLength>)
    case arrived
  }

  public var line: String
  public var lineColor: UInt32
  public var destination: String
}

extension Color {
  fileprivate init(hex: UInt32, opacity: Double = 1) {
    self.init(
      .sRGB, red: Double((hex >> 16) & 0xFF) / 255, green: Double((hex >> 8) & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255, opacity: opacity)
  }
}

struct LineBadge: View {
  var line: String
  var color: Color

  var body: some View {
    Text(line)
      .font(.system(.caption, design: .rounded, weight: .black))
      .foregroundStyle(.white)
      .padding(.horizontal, 6)
      .padding(.vertical, 2)
      .background(color, in: .rect(cornerRadius: 6, style: .continuous))
      .accessibilityLabel("Line \(line)")
  }
}

struct StopRow: View {
  let stop: TransitAttributes.Stop
  let isNext: Bool

  var body: some View {
    GridRow {
      Circle()
        .strokeBorder(isNext ? Color.accentColor : .secondary, lineWidth: 2)
        .frame(width: 10, height: 10)
      Text(stop.name).lineLimit(1).fontWeight(isNext ? .semibold : .regular)
      Text(stop.platform.map { "Pl. \($0)" } ?? "").foregroundStyle(.secondary).gridColumnAlignment(.trailing)
      Text(stop.arrival, format: .dateTime.hour().minute()).monospacedDigit().gridColumnAlignment(.trailing)
    }
    .font(.footnote)
  }
}

struct PhaseText: View {
  let phase: TransitAttributes.Phase

  var body: some View {
    switch phase {
    case .waiting(let date):
      Text("Departs in \(Text(timerInterval: Date.now...max(date, .now), countsDown: true))")
    case .riding(let progress):
      ProgressView(value: progress) { Text("On board") } currentValueLabel: {
        Text(progress.formatted(.percent.precision(.fractionLength(0))))
      }
      .progressViewStyle(.linear)
    case .transfer(let name, let walk):
      Label {
        Text("Walk \(walk, format: .measurement(width: .abbreviated)) to \(name)")
      } icon: {
        Image(systemName: "figure.walk").symbolRenderingMode(.hierarchical)
      }
    case .arrived:
      Label("You have arrived", systemImage: "checkmark.circle.fill").foregroundStyle(.green)
    }
  }
}

struct TransitLiveActivity: Widget {
  let kind = "TransitLiveActivity"

  var body: some WidgetConfiguration {
    ActivityConfiguration(for: TransitAttributes.self) { context in
      let color = Color(hex: context.attributes.lineColor)
      VStack(alignment: .leading, spacing: 6) {
        HStack {
          LineBadge(line: context.attributes.line, color: color)
          Text("to **\(context.attributes.destination)**")
          Spacer(minLength: 0)
          if context.state.delay > 0 {
            Text(Duration.seconds(context.state.delay), format: .units(allowed: [.minutes], width: .narrow))
              .foregroundStyle(.red)
              .padding(.horizontal, 4)
              .overlay { RoundedRectangle(cornerRadius: 4).stroke(.red, lineWidth: 1) }
          }
        }
        PhaseText(phase: context.state.phase)
        Grid(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 0) {
          ForEach(Array(context.state.nextStops.prefix(3).enumerated()), id: \.element.id) { index, stop in
            StopRow(stop: stop, isNext: index == 0)
          }
        }
      }
      .padding()
      .tint(color)
      .activityBackgroundTint(nil)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading, priority: 1) {
          LineBadge(line: context.attributes.line, color: Color(hex: context.attributes.lineColor))
            .dynamicIsland(verticalPlacement: .belowIfTooWide)
        }
        DynamicIslandExpandedRegion(.trailing) {
          if let stop = context.state.nextStops.first {
            Text(stop.arrival, style: .time)
          }
        }
        DynamicIslandExpandedRegion(.bottom) { PhaseText(phase: context.state.phase) }
      } compactLeading: {
        LineBadge(line: context.attributes.line, color: Color(hex: context.attributes.lineColor))
      } compactTrailing: {
        if case .waiting(let date) = context.state.phase {
          Text(date, style: .timer).frame(maxWidth: 44).multilineTextAlignment(.trailing)
        } else if let stop = context.state.nextStops.first {
          Text(stop.arrival, style: .time)
        }
      } minimal: {
        Image(systemName: "tram.fill")
      }
      .contentMargins(.horizontal, 16, for: .expanded)
    }
  }
}

private let start = Date(timeIntervalSince1970: 1_767_951_660)

private let stops: [TransitAttributes.Stop] = [
  .init(name: "Alexanderplatz", arrival: start + 4 * 60, platform: "2"),
  .init(name: "Hackescher Markt", arrival: start + 6 * 60),
  .init(name: "Friedrichstraße", arrival: start + 9 * 60, platform: "6"),
  .init(name: "Hauptbahnhof", arrival: start + 12 * 60, platform: "15"),
]

#Preview("Trip", as: .content, using: TransitAttributes(line: "S5", lineColor: 0xEB7405, destination: "Westkreuz")) {
  TransitLiveActivity()
} contentStates: {
  TransitAttributes.ContentState(nextStops: stops, delay: 180, phase: .waiting(until: start + 240))
  TransitAttributes.ContentState(nextStops: Array(stops.dropFirst()), phase: .riding(progress: 0.4))
  TransitAttributes.ContentState(
    nextStops: Array(stops.suffix(1)), phase: .transfer(to: "U5", walk: .init(value: 250, unit: .meters)))
  TransitAttributes.ContentState(nextStops: [], phase: .arrived)
}
