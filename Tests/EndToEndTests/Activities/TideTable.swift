// swift-format-ignore-file

import ActivityKit
import SwiftUI
import WidgetKit

struct TideAttributes: ActivityAttributes {
    struct Point: Codable, Hashable { var hour: Double; var height: Double }
    struct ContentState: Codable, Hashable {
        var height: Measurement<UnitLength>
        var rising: Bool
        var next: Date
        var curve: [Point]
    }
    var harbour: String
}

struct Wave: Shape, Animatable {
    var points: [TideAttributes.Point]
    var phase: Double = 0
    var animatableData: Double { get { phase } set { phase = newValue } }

    func path(in rect: CGRect) -> Path {
        var path = Path()
        guard let low = points.map(\.height).min(), let high = points.map(\.height).max(), high > low else { return path }
        func place(_ p: TideAttributes.Point) -> CGPoint {
            CGPoint(x: rect.minX + rect.width * p.hour / 24, y: rect.maxY - rect.height * (p.height - low) / (high - low))
        }
        path.move(to: place(points[0]))
        for (a, b) in zip(points, points.dropFirst()) {
            let mid = (place(a).x + place(b).x) / 2
            path.addCurve(to: place(b), control1: CGPoint(x: mid, y: place(a).y), control2: CGPoint(x: mid, y: place(b).y))
        }
        return path
    }
}

struct TideLiveActivity: Widget {
    private static let style = Measurement<UnitLength>.FormatStyle(width: .narrow, usage: .asProvided, numberFormatStyle: .number.precision(.fractionLength(1)))

    var body: some WidgetConfiguration {
        ActivityConfiguration(for: TideAttributes.self) { context in
            VStack(alignment: .leading, spacing: 8) {
                HStack {
                    Text(context.attributes.harbour).font(.headline)
                    Spacer()
                    Image(systemName: context.state.rising ? "arrow.up.right" : "arrow.down.right")
                    Text(context.state.height, format: Self.style)
                }
                Wave(points: context.state.curve)
                    .stroke(.cyan, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
                    .frame(height: 56)
                    .background { Wave(points: context.state.curve).trim(from: 0, to: 0.4).stroke(.white, lineWidth: 3) }
                Text("\(context.state.rising ? "High" : "Low") tide \(context.state.next.formatted(.relative(presentation: .numeric)))")
                    .font(.footnote)
            }
            .padding()
            .containerBackground(.blue.gradient, for: .widget)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) { Text(context.attributes.harbour) }
                DynamicIslandExpandedRegion(.trailing) { Text(context.state.height, format: Self.style) }
                DynamicIslandExpandedRegion(.bottom) { Wave(points: context.state.curve).stroke(.cyan, lineWidth: 2).frame(height: 44) }
            } compactLeading: {
                Image(systemName: "water.waves")
            } compactTrailing: {
                Text(context.state.height, format: Self.style)
            } minimal: {
                Image(systemName: context.state.rising ? "water.waves.and.arrow.up" : "water.waves.and.arrow.down")
            }
        }
    }
}

#Preview("Tide", as: .content, using: TideAttributes(harbour: "St. Malo")) {
    TideLiveActivity()
} contentStates: {
    TideAttributes.ContentState(height: .init(value: 9.34, unit: .meters), rising: true, next: .now + 5400, curve: [.init(hour: 0, height: 2), .init(hour: 6, height: 11), .init(hour: 12, height: 3), .init(hour: 18, height: 12), .init(hour: 24, height: 2)])
}
