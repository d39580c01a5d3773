// swift-format-ignore-file

import ActivityKit
import SwiftUI
import WidgetKit

struct BikeShareAttributes: ActivityAttributes {
    public struct ContentState: Codable, Hashable {
        var startedAt: Date
        var freeMinutes: Int
        var battery: Double?
        var docks: [Dock]
    }
    struct Dock: Codable, Hashable {
        var name: String
        var bikes: Int
        var free: Int
        var metres: Double
    }
    var bike: String
    var isElectric: Bool
}

// A bar that shows occupied and free places.
struct DockBar: View {
    let dock: BikeShareAttributes.Dock

    var body: some View {
        GeometryReader { geometry in
            let total = CGFloat(dock.bikes + dock.free)
            ZStack(alignment: .leading) {
                Capsule().fill(Color(uiColor: .systemGray4))
                Capsule()
                    .fill(Color.accentColor)
                    .frame(width: geometry.size.width * CGFloat(dock.bikes) / total)
            }
        }
        .frame(height: 6)
    }
}

private struct RideCostKey: EnvironmentKey {
    static let defaultValue: Decimal = 0.25
}

extension EnvironmentValues {
    var pricePerMinute: Decimal {
        get { self[RideCostKey.self] }
        set { self[RideCostKey.self] = newValue }
    }
}

struct RideCost: View {
    @Environment(\.pricePerMinute) private var price
    @Environment(\.locale) private var locale
    let minutes: Int

    var body: some View {
        Text((price * Decimal(minutes)).formatted(.currency(code: "EUR").locale(locale)))
    }
}

struct BikeShareActivityView: View {
    let context: ActivityViewContext<BikeShareAttributes>

    private var overtime: Int {
        max(0, Int(Date().timeIntervalSince(context.state.startedAt) / 60) - context.state.freeMinutes)
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            header
            ForEach(context.state.docks.sorted { $0.metres < $1.metres }.prefix(2), id: \.name) { dock in
                VStack(alignment: .leading, spacing: 3) {
                    HStack {
                        Text(dock.name).font(.footnote)
                        Spacer()
                        Text("\(dock.free) free, \(Measurement(value: dock.metres, unit: UnitLength.meters).formatted(.measurement(width: .abbreviated, usage: .asProvided)))")
                            .font(.caption2)
                            .foregroundColor(.secondary)
                    }
                    DockBar(dock: dock)
                }
            }
        }
        .padding(14)
    }

    @ViewBuilder
    private var header: some View {
        HStack(spacing: 8) {
            Image(systemName: "bicycle")
                .font(.title2)
                .padding(6)
                .background(Circle().fill(Color.accentColor.opacity(0.2)))
            VStack(alignment: .leading, spacing: 0) {
                HStack(spacing: 4) {
                    Text("Bike \(context.attributes.bike)").font(.headline)
                    if context.attributes.isElectric, let battery = context.state.battery {
                        Image(systemName: "battery.100", variableValue: battery).foregroundColor(battery < 0.2 ? .red : .green)
                        Text(battery, format: .percent).font(.caption)
                    }
                }
                Text("Since \(context.state.startedAt.formatted(date: .omitted, time: .shortened))").font(.caption).foregroundColor(.secondary)
            }
            Spacer()
            VStack(alignment: .trailing, spacing: 0) {
                Text(context.state.startedAt, style: .timer).font(.headline).monospacedDigit().multilineTextAlignment(.trailing)
                if overtime > 0 {
                    RideCost(minutes: overtime).font(.caption).foregroundColor(.orange)
                }
            }
        }
    }
}

struct BikeShareWidget: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: BikeShareAttributes.self) { context in
            BikeShareActivityView(context: context)
                .environment(\.pricePerMinute, context.attributes.isElectric ? 0.3 : 0.15)
                .accentColor(.green)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) {
                    Label(context.attributes.bike, systemImage: context.attributes.isElectric ? "bolt.fill" : "bicycle")
                }
                DynamicIslandExpandedRegion(.trailing) {
                    Text(context.state.startedAt, style: .timer).frame(width: 70)
                }
                DynamicIslandExpandedRegion(.bottom) {
                    if let dock = context.state.docks.min(by: { $0.metres < $1.metres }) {
                        VStack { Text(dock.name).font(.caption); DockBar(dock: dock) }
                    }
                }
            } compactLeading: {
                Image(systemName: "bicycle").foregroundColor(.green)
            } compactTrailing: {
                Text(timerInterval: context.state.startedAt...context.state.startedAt.addingTimeInterval(Double(context.state.freeMinutes * 60)), countsDown: true)
                    .frame(width: 45)
            } minimal: {
                Image(systemName: "bicycle").foregroundColor(.green)
            }
        }
    }
}

struct BikeShareWidget_Previews: PreviewProvider {
    static let attributes = BikeShareAttributes(bike: "4711", isElectric: true)
    static let state = BikeShareAttributes.ContentState(
        startedAt: Date().addingTimeInterval(-42 * 60), freeMinutes: 30, battery: 0.64,
        docks: [.init(name: "Old Market", bikes: 4, free: 12, metres: 340), .init(name: "Harbour", bikes: 11, free: 1, metres: 120)])

    static var previews: some View {
        attributes.previewContext(state, viewKind: .content).previewDisplayName("Lock Screen")
        attributes.previewContext(state, viewKind: .dynamicIsland(.compact)).previewDisplayName("Compact")
        attributes.previewContext(state, viewKind: .dynamicIsland(.minimal)).previewDisplayName("Minimal")
        attributes.previewContext(state, viewKind: .dynamicIsland(.expanded)).previewDisplayName("Expanded")
    }
}
