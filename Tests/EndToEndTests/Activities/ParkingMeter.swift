// swift-format-ignore-file

import WidgetKit
import SwiftUI
import ActivityKit

struct ParkingAttributes: ActivityAttributes {
    public struct ContentState: Codable, Hashable {
        var range: ClosedRange<Date>
        var cost: Decimal
    }
    var zone: String
    var plate: String
    var currency: String
}

struct PlateView: View {
    let plate: String
    var body: some View {
        Text(plate)
            .font(.system(.body, design: .monospaced).weight(.bold))
            .kerning(1)
            .foregroundStyle(.black)
            .padding(EdgeInsets(top: 2, leading: 8, bottom: 2, trailing: 8))
            .background(RoundedRectangle(cornerRadius: 5, style: .continuous).fill(.white))
            .overlay(RoundedRectangle(cornerRadius: 5, style: .continuous).strokeBorder(Color.blue, lineWidth: 2))
    }
}

struct ParkingMeterLiveActivity: Widget {
    @Environment(\.locale) var locale

    var body: some WidgetConfiguration {
        ActivityConfiguration(for: ParkingAttributes.self) { context in
            ZStack {
                Color.clear.overlay(alignment: .topTrailing) {
                    Image(systemName: "parkingsign.circle.fill")
                        .resizable()
                        .aspectRatio(contentMode: .fit)
                        .frame(width: 40)
                        .foregroundStyle(.white, .blue)
                        .padding(8)
                }
                VStack(alignment: .leading, spacing: 8) {
                    HStack(alignment: .lastTextBaseline) {
                        Text("Zone \(context.attributes.zone)").font(.title3).bold()
                        PlateView(plate: context.attributes.plate)
                    }
                    ProgressView(timerInterval: context.state.range, countsDown: true) {
                        Text("Ends at \(context.state.range.upperBound.formatted(date: .omitted, time: .shortened))")
                    } currentValueLabel: {
                        Text(context.state.range.upperBound, style: .relative).foregroundStyle(context.isStale ? .red : .primary)
                    }
                    .tint(.blue)
                    Text(context.state.cost, format: .currency(code: context.attributes.currency))
                        .font(.footnote).foregroundStyle(.secondary)
                }
                .frame(maxWidth: .infinity, alignment: .leading)
                .padding()
            }
            .fixedSize(horizontal: false, vertical: true)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) {
                    Label {
                        Text(context.attributes.zone)
                    } icon: {
                        Image(systemName: "parkingsign").padding(4).background(Color.blue, in: RoundedRectangle(cornerRadius: 6))
                    }
                    .font(.title2)
                }
                DynamicIslandExpandedRegion(.trailing) {
                    Text(timerInterval: context.state.range, countsDown: true).font(.title2.monospacedDigit()).frame(width: 90)
                }
                DynamicIslandExpandedRegion(.bottom) {
                    HStack { PlateView(plate: context.attributes.plate); Spacer(); Link(destination: URL(string: "park://extend")!) { Text("Extend").padding(.horizontal).padding(.vertical, 6).background(.blue).clipShape(Capsule()) } }
                }
            } compactLeading: {
                Image(systemName: "parkingsign.circle.fill").symbolRenderingMode(.palette).foregroundStyle(.white, .blue)
            } compactTrailing: {
                ProgressView(timerInterval: context.state.range, countsDown: true, label: { EmptyView() }, currentValueLabel: { EmptyView() })
                    .progressViewStyle(.circular).tint(.blue)
            } minimal: {
                Text(timerInterval: context.state.range, countsDown: true, showsHours: false).font(.caption2)
            }
        }
    }
}

extension ParkingAttributes {
    fileprivate static var preview: ParkingAttributes { .init(zone: "B-12", plate: "B·MX 4711", currency: "EUR") }
}

#Preview("Content", as: .content, using: ParkingAttributes.preview) {
    ParkingMeterLiveActivity()
} contentStates: {
    ParkingAttributes.ContentState(range: Date.now.addingTimeInterval(-1800)...Date.now.addingTimeInterval(5400), cost: 4.5)
    ParkingAttributes.ContentState(range: Date.now.addingTimeInterval(-7000)...Date.now.addingTimeInterval(200), cost: 9)
}
