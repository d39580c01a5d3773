// swift-format-ignore-file

import ActivityKit
import SwiftUI
import WidgetKit

public struct ChargingAttributes: ActivityAttributes {
  public struct ContentState: Codable, Hashable {
    public var level: Int
    public var limit: Int
    public var power: Measurement<UnitPower>
    public var range: Measurement<UnitLength>
    public var done: Date?
  }
  public let vehicle: String
}

struct BatteryShape: Shape {
  var level: Double
  var animatableData: Double {
    get { level }
    set { level = newValue }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let body = CGRect(x: rect.minX, y: rect.minY, width: rect.width * 0.95, height: rect.height)
    path.addRoundedRect(in: body, cornerSize: CGSize(width: 6, height: 6))
    path.addRect(CGRect(x: body.maxX, y: rect.midY - rect.height / 6, width: rect.width * 0.05, height: rect.height / 3))
    return path
  }
}

struct Battery: View {
  let level: Int
  let limit: Int

  var body: some View {
    ZStack {
      BatteryShape(level: 1).fill(Color.white.opacity(0.15))
      GeometryReader { proxy in
        HStack(spacing: 0) {
          Rectangle().fill(level < 20 ? Color.red : .green).frame(width: proxy.size.width * CGFloat(level) / 100)
          Rectangle().fill(.green.opacity(0.3)).frame(width: proxy.size.width * CGFloat(max(limit - level, 0)) / 100)
          Spacer(minLength: 0)
        }
      }
      .mask { BatteryShape(level: 1) }
      Text("\(level)%").font(.headline).shadow(color: .black, radius: 2, x: 0, y: 1)
    }
    .frame(height: 44)
    .compositingGroup()
  }
}

struct ChargingLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ChargingAttributes.self) { context in
      VStack(spacing: 10) {
        HStack {
          Image(systemName: "bolt.car.fill").foregroundStyle(.green)
          Text(context.attributes.vehicle).font(.headline)
          Spacer()
          Text(context.state.power, format: .measurement(width: .abbreviated, numberFormatStyle: .number.precision(.fractionLength(0))))
        }
        Battery(level: context.state.level, limit: context.state.limit)
        HStack {
          Text(context.state.range.formatted(.measurement(width: .abbreviated, usage: .road)))
          Spacer()
          if let done = context.state.done {
            Text("Full ") + Text(done, style: .offset)
          } else {
            Text("Complete").textCase(.uppercase)
          }
        }
        .font(.caption)
      }
      .padding()
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Text(context.attributes.vehicle) }
        DynamicIslandExpandedRegion(.trailing) { Text("\(context.state.level)%").bold() }
        DynamicIslandExpandedRegion(.bottom) { Battery(level: context.state.level, limit: context.state.limit) }
      } compactLeading: {
        Image(systemName: "bolt.fill").foregroundStyle(.green)
      } compactTrailing: {
        Gauge(value: Double(context.state.level), in: 0...100) {
          EmptyView()
        } currentValueLabel: {
          Text("\(context.state.level)")
        }
        .gaugeStyle(.accessoryCircular)
        .tint(Gradient(colors: [.red, .yellow, .green]))
      } minimal: {
        Gauge(value: Double(context.state.level) / 100) { Text("\(context.state.level)") }
          .gaugeStyle(.accessoryCircularCapacity)
          .tint(.green)
      }
    }
  }
}

#Preview("Charge", as: .content, using: ChargingAttributes(vehicle: "Model R")) {
  ChargingLiveActivity()
} contentStates: {
  ChargingAttributes.ContentState(
    level: 12, limit: 80, power: .init(value: 148.6, unit: .kilowatts), range: .init(value: 61, unit: .kilometers),
    done: .now + 1860)
  ChargingAttributes.ContentState(
    level: 64, limit: 80, power: .init(value: 52, unit: .kilowatts), range: .init(value: 302, unit: .kilometers),
    done: .now + 600)
  ChargingAttributes.ContentState(
    level: 80, limit: 80, power: .init(value: 0, unit: .kilowatts), range: .init(value: 378, unit: .kilometers), done: nil)
}
