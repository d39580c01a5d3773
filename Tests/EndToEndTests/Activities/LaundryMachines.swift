// swift-format-ignore-file

import ActivityKit
import SwiftUI
import WidgetKit

struct LaundryAttributes: ActivityAttributes {
    public typealias ContentState = Machines
    public struct Machines: Codable, Hashable {
        var machines: [Machine]
        subscript(id: Int) -> Machine? { machines.first { $0.id == id } }
    }
    public enum Machine: Codable, Hashable, Identifiable {
        case washer(number: Int, ends: Date)
        case dryer(number: Int, ends: Date)
        case free(number: Int)
        case broken(number: Int, reason: String)

        public var id: Int {
            switch self {
            case let .washer(number, _), let .dryer(number, _), let .free(number), let .broken(number, _): return number
            }
        }
    }
    var house: String
}

struct MachineCell: View {
    let machine: LaundryAttributes.Machine
    var body: some View {
        VStack(spacing: 2) {
            Text("#\(machine.id)").font(.caption2).foregroundStyle(.secondary)
            switch machine {
            case .washer(_, let ends): cell("washer.fill", .blue) { Text(ends, style: .timer) }
            case .dryer(_, let ends): cell("dryer.fill", .orange) { Text(ends, style: .timer) }
            case .free: cell("checkmark", .green) { Text("Free") }
            case .broken(_, let reason): cell("wrench.fill", .red) { Text(reason).lineLimit(1) }
            }
        }
        .frame(maxWidth: .infinity)
        .padding(4)
        .overlay(RoundedRectangle(cornerRadius: 6).stroke(.quaternary))
    }
    private func cell<Detail: View>(_ symbol: String, _ color: Color, @ViewBuilder detail: () -> Detail) -> some View {
        Group {
            Image(systemName: symbol).foregroundColor(color)
            detail().font(.caption).multilineTextAlignment(.center)
        }
    }
}

struct LaundryLiveActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: LaundryAttributes.self) { context in
            VStack(alignment: .leading) {
                Text(context.attributes.house).font(.headline)
                LazyVGrid(columns: Array(repeating: GridItem(.flexible(minimum: 40), spacing: 8), count: 4), spacing: 8) {
                    ForEach(context.state.machines) { MachineCell(machine: $0) }
                }
            }
            .padding(12)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.bottom) {
                    HStack { ForEach(context.state.machines.prefix(4)) { MachineCell(machine: $0) } }
                }
            } compactLeading: {
                Image(systemName: "washer.fill")
            } compactTrailing: {
                Text("\(context.state.machines.filter { if case .free = $0 { true } else { false } }.count) free")
            } minimal: {
                Image(systemName: "washer")
            }
        }
    }
}

struct LaundryPreviews: PreviewProvider {
    static var previews: some View {
        LaundryAttributes(house: "Dorm C")
            .previewContext(LaundryAttributes.ContentState(machines: [
                .washer(number: 1, ends: .now + 1260), .dryer(number: 2, ends: .now + 305), .free(number: 3), .broken(number: 4, reason: "Leaks"),
            ]), viewKind: .content)
    }
}
