// swift-format-ignore-file

import ActivityKit
import SwiftUI
import WidgetKit

struct RainAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var minutes: [Double]
        var temperature: Measurement<UnitTemperature>
        var summary: String
    }
    var place: String
}

struct RainCurve: Shape {
    var values: [Double]
    func path(in rect: CGRect) -> Path {
        guard values.count > 1 else { return Path() }
        let step = rect.width / CGFloat(values.count - 1)
        return Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
            for (index, value) in values.enumerated() {
                path.addLine(to: CGPoint(x: rect.minX + CGFloat(index) * step, y: rect.maxY - rect.height * CGFloat(min(max(value, 0), 1))))
            }
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            path.closeSubpath()
        }
    }
}

struct RainLiveActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: RainAttributes.self) { context in
            VStack(alignment: .leading, spacing: 4) {
                HStack {
                    Image(systemName: "cloud.rain.fill").symbolRenderingMode(.multicolor)
                    Text(context.attributes.place).font(.headline)
                    Spacer()
                    Text(context.state.temperature, format: .measurement(width: .narrow, usage: .weather))
                }
                Text(context.state.summary).font(.caption).lineLimit(1...2)
                Canvas { context, size in
                    let bar = size.width / CGFloat(max(1, values.count))
                    for (index, value) in values.enumerated() {
                        let height = size.height * value
                        context.fill(Path(CGRect(x: CGFloat(index) * bar, y: size.height - height, width: bar * 0.8, height: height)), with: .color(.cyan))
                    }
                } symbols: {
                    EmptyView()
                }
                .frame(height: 48)
                .background(alignment: .bottom) { Rectangle().fill(.white.opacity(0.2)).frame(height: 1) }
                HStack { Text("Now"); Spacer(); Text("30 min"); Spacer(); Text("60 min") }.font(.caption2).foregroundStyle(.secondary)
            }
            .padding()
            .background {
                LinearGradient(stops: [.init(color: .indigo, location: 0), .init(color: .black, location: 1)], startPoint: .top, endPoint: .bottom)
            }
            var values: [Double] { context.state.minutes }
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) { Image(systemName: "umbrella.fill").font(.title2) }
                DynamicIslandExpandedRegion(.trailing) { Text(context.state.temperature.formatted(.measurement(width: .narrow, numberFormatStyle: .number.precision(.fractionLength(0))))) }
                DynamicIslandExpandedRegion(.center) { Text(context.state.summary).font(.caption).multilineTextAlignment(.center) }
                DynamicIslandExpandedRegion(.bottom) {
                    RainCurve(values: context.state.minutes).fill(.cyan.gradient).frame(height: 40)
                }
            } compactLeading: { Image(systemName: "cloud.rain.fill") } compactTrailing: { RainCurve(values: context.state.minutes).fill(.cyan).frame(width: 40, height: 20) } minimal: { Image(systemName: "umbrella") }
        }
    }
}

#Preview("Rain", as: .content, using: RainAttributes(place: "Bergen")) {
    RainLiveActivity()
} contentStates: {
    RainAttributes.ContentState(minutes: (0..<30).map { max(0, sin(Double($0) / 6)) }, temperature: .init(value: 7.4, unit: .celsius), summary: "Rain starting in 5 minutes, stopping 20 minutes later, heavy at times along the coast.")
    RainAttributes.ContentState(minutes: [], temperature: .init(value: -3, unit: .celsius), summary: "Dry for the hour.")
}
