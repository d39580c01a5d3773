// swift-format-ignore-file

import WidgetKit
import SwiftUI
import ActivityKit
import CoreGraphics

struct DogWalkAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var track: [CGPoint]
        var distance: Double
        var startDate: Date
        var stops: [Stop]
    }
    enum Stop: Codable, Hashable {
        case sniff(at: CGPoint)
        case treat(at: CGPoint, name: String)
    }
    var dog: String
    var emoji: String
}

/// The way walked so far, fitted to the room there is.
struct TrackShape: Shape {
    let points: [CGPoint]
    func path(in rect: CGRect) -> Path {
        guard !points.isEmpty else { return Path() }
        let box = points.reduce(CGRect(origin: points[0], size: .zero)) { $0.union(CGRect(origin: $1, size: .zero)) }
        let scale = min(rect.width / max(box.width, 1), rect.height / max(box.height, 1))
        var path = Path()
        path.addLines(points)
        return path
            .offsetBy(dx: -box.midX, dy: -box.midY)
            .applying(CGAffineTransform(scaleX: scale, y: scale))
            .offsetBy(dx: rect.midX, dy: rect.midY)
    }
}

struct StatColumn<Value: View>: View {
    let caption: LocalizedStringKey
    let value: Value
    init(_ caption: LocalizedStringKey, @ViewBuilder value: () -> Value) {
        self.caption = caption
        self.value = value()
    }
    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            value.font(.title3.weight(.semibold))
            Text(caption).font(.caption2).foregroundStyle(.secondary).textCase(.uppercase)
        }
    }
}

struct DogWalkActivityConfiguration: Widget {
    static let distance: MeasurementFormatter = {
        let f = MeasurementFormatter()
        f.unitOptions = .providedUnit
        f.unitStyle = .medium
        f.numberFormatter.maximumFractionDigits = 2
        f.numberFormatter.minimumFractionDigits = 2
        return f
    }()

    func km(_ state: DogWalkAttributes.ContentState) -> String {
        Self.distance.string(from: Measurement(value: state.distance / 1000, unit: UnitLength.kilometers))
    }

    var body: some WidgetConfiguration {
        ActivityConfiguration(for: DogWalkAttributes.self) { context in
            HStack(spacing: 16) {
                ZStack {
                    RoundedRectangle(cornerRadius: 12).fill(Color.green.opacity(0.15))
                    TrackShape(points: context.state.track)
                        .stroke(LinearGradient(colors: [.green, .yellow], startPoint: .leading, endPoint: .trailing), style: .init(lineWidth: 3, lineCap: .round, lineJoin: .round))
                        .padding(8)
                }
                .aspectRatio(1, contentMode: .fit)
                .frame(height: 96)
                VStack(alignment: .leading, spacing: 8) {
                    Text("\(context.attributes.emoji) \(context.attributes.dog) is out").font(.headline)
                    HStack(spacing: 16) {
                        StatColumn("Distance") { Text(km(context.state)) }
                        StatColumn("Time") { Text(context.state.startDate, style: .timer) }
                    }
                    HStack(spacing: 2) {
                        ForEach(Array(context.state.stops.enumerated()), id: \.offset) { _, stop in
                            switch stop {
                            case .sniff: Image(systemName: "pawprint.fill").foregroundStyle(.brown)
                            case .treat(_, let name): Text("🦴\(name)")
                            }
                        }
                    }
                    .font(.caption)
                }
                .frame(maxWidth: .infinity, alignment: .leading)
            }
            .padding()
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) { Text(context.attributes.emoji).font(.largeTitle).padding(.leading, 4) }
                DynamicIslandExpandedRegion(.center) { Text(context.attributes.dog).bold() }
                DynamicIslandExpandedRegion(.trailing) { Text(km(context.state)).font(.callout) }
                DynamicIslandExpandedRegion(.bottom) {
                    HStack {
                        StatColumn("Time") { Text(context.state.startDate, style: .timer) }
                        Spacer()
                        StatColumn("Stops") { Text("\(context.state.stops.count)") }
                    }
                }
            } compactLeading: {
                Text(context.attributes.emoji)
            } compactTrailing: {
                Text(km(context.state)).font(.caption2)
            } minimal: {
                Image(systemName: "pawprint.fill")
            }
        }
    }
}

#Preview("Walk", as: .content, using: DogWalkAttributes(dog: "Rufus", emoji: "🐕")) {
    DogWalkActivityConfiguration()
} contentStates: {
    DogWalkAttributes.ContentState(
        track: [.zero, CGPoint(x: 40, y: 10), CGPoint(x: 60, y: 50), CGPoint(x: 20, y: 80), CGPoint(x: -10, y: 40)],
        distance: 1834, startDate: .now - 1510, stops: [.sniff(at: .zero), .sniff(at: CGPoint(x: 60, y: 50)), .treat(at: .zero, name: "Bone")])
    DogWalkAttributes.ContentState(track: [], distance: 0, startDate: .now - 3, stops: [])
}
