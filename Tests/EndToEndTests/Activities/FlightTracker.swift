// swift-format-ignore-file

import ActivityKit
import WidgetKit
import SwiftUI

struct FlightAttributes: ActivityAttributes {
    public struct ContentState: Codable, Hashable {
        var departure: Date
        var arrival: Date
        var gate: String
        var terminal: Int
        var status: Status
        var baggageClaim: String?

        enum Status: String, Codable, CaseIterable {
            case scheduled = "On time"
            case boarding = "Boarding"
            case delayed = "Delayed"
            case enRoute = "In flight"
            case landed = "Landed"
        }
    }

    var number: String
    var from: Airport
    var to: Airport

    struct Airport: Codable, Hashable {
        var code: String
        var city: String
        var timeZone: TimeZone
    }
}

fileprivate extension FlightAttributes.ContentState.Status {
    var tint: Color {
        switch self {
        case .scheduled, .enRoute: return .green
        case .boarding: return .blue
        case .delayed: return .red
        case .landed: return Color(.systemGray)
        }
    }
}

/// A dashed path with a plane that moves along it.
struct FlightPath: View {
    var progress: CGFloat

    var body: some View {
        GeometryReader { geometry in
            ZStack(alignment: .leading) {
                Path { path in
                    path.move(to: CGPoint(x: 0, y: geometry.size.height / 2))
                    path.addLine(to: CGPoint(x: geometry.size.width, y: geometry.size.height / 2))
                }
                .stroke(style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [4, 6]))
                .foregroundColor(.gray)
                Image(systemName: "airplane")
                    .offset(x: (geometry.size.width - 16) * progress)
            }
            .frame(height: geometry.size.height)
        }
        .frame(height: 20)
    }
}

struct AirportColumn: View {
    let airport: FlightAttributes.Airport
    let date: Date
    let alignment: HorizontalAlignment

    private var style: Date.FormatStyle {
        var style = Date.FormatStyle(date: .omitted, time: .shortened)
        style.timeZone = airport.timeZone
        return style
    }

    var body: some View {
        VStack(alignment: alignment, spacing: 0) {
            Text(airport.code).font(.system(size: 28, weight: .bold, design: .monospaced))
            Text(airport.city).font(.caption2).foregroundStyle(.secondary).lineLimit(1)
            Text(date.formatted(style)).font(.callout)
        }
    }
}

struct FlightTrackerLiveActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: FlightAttributes.self) { context in
            VStack(spacing: 8) {
                HStack {
                    Text(context.attributes.number).bold()
                    Text(context.state.status.rawValue.uppercased())
                        .font(.caption.weight(.bold))
                        .foregroundStyle(context.state.status.tint)
                    Spacer()
                    if let claim = context.state.baggageClaim {
                        Label(claim, systemImage: "suitcase.rolling.fill")
                    } else {
                        Text("Gate \(context.state.gate) · T\(context.state.terminal)")
                    }
                }
                HStack(alignment: .top) {
                    AirportColumn(airport: context.attributes.from, date: context.state.departure, alignment: .leading)
                    FlightPath(progress: progress(context.state)).padding(.top, 6)
                    AirportColumn(airport: context.attributes.to, date: context.state.arrival, alignment: .trailing)
                }
            }
            .padding(.horizontal)
            .padding(.vertical, 12)
            .activityBackgroundTint(Color(red: 0.05, green: 0.09, blue: 0.2))
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) {
                    AirportColumn(airport: context.attributes.from, date: context.state.departure, alignment: .leading)
                }
                DynamicIslandExpandedRegion(.trailing) {
                    AirportColumn(airport: context.attributes.to, date: context.state.arrival, alignment: .trailing)
                }
                DynamicIslandExpandedRegion(.center) {
                    FlightPath(progress: progress(context.state))
                }
                DynamicIslandExpandedRegion(.bottom) {
                    HStack(spacing: 16) {
                        VStack { Text("GATE").font(.caption2); Text(context.state.gate).bold() }
                        Divider()
                        VStack { Text("TERMINAL").font(.caption2); Text("\(context.state.terminal)").bold() }
                        Divider()
                        VStack { Text("STATUS").font(.caption2); Text(context.state.status.rawValue).bold().foregroundStyle(context.state.status.tint) }
                    }
                    .frame(maxWidth: .infinity)
                }
            } compactLeading: {
                HStack(spacing: 2) {
                    Image(systemName: "airplane.departure")
                    Text(context.attributes.from.code)
                }
            } compactTrailing: {
                Text(timerInterval: Date()...max(Date(), context.state.arrival), pauseTime: nil, countsDown: true, showsHours: true)
                    .monospacedDigit()
                    .frame(width: 56)
            } minimal: {
                ProgressView(value: progress(context.state)) {
                    Image(systemName: "airplane")
                }
                .progressViewStyle(.circular)
            }
        }
        .supplementalActivityFamilies([.small])
    }

    private func progress(_ state: FlightAttributes.ContentState) -> Double {
        let total = state.arrival.timeIntervalSince(state.departure)
        guard total > 0 else { return 0 }
        return min(max(Date.now.timeIntervalSince(state.departure) / total, 0), 1)
    }
}

struct FlightTracker_Previews: PreviewProvider {
    static let attributes = FlightAttributes(
        number: "LH 716",
        from: .init(code: "FRA", city: "Frankfurt", timeZone: TimeZone(identifier: "Europe/Berlin")!),
        to: .init(code: "HND", city: "Tokyo Haneda", timeZone: TimeZone(identifier: "Asia/Tokyo")!))

    static func state(_ status: FlightAttributes.ContentState.Status, hours: Double) -> FlightAttributes.ContentState {
        .init(departure: Date().addingTimeInterval(-hours * 3600), arrival: Date().addingTimeInterval((12 - hours) * 3600),
              gate: "Z58", terminal: 1, status: status, baggageClaim: status == .landed ? "Belt 4" : nil)
    }

    static var previews: some View {
        Group {
            attributes.previewContext(state(.boarding, hours: -0.5), viewKind: .content).previewDisplayName("Boarding")
            attributes.previewContext(state(.enRoute, hours: 5), viewKind: .dynamicIsland(.expanded)).previewDisplayName("En route")
            attributes.previewContext(state(.enRoute, hours: 5), isStale: true, viewKind: .dynamicIsland(.compact)).previewDisplayName("Stale")
            attributes.previewContext(state(.landed, hours: 12), viewKind: .content).previewDisplayName("Landed")
        }
    }
}
