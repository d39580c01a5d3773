// swift-format-ignore-file

//  RaceLeaderboard.swift
//  Live timing of a motor race.

import ActivityKit
import SwiftUI
import WidgetKit

// MARK: - Model

struct RaceAttributes: ActivityAttributes {
    enum Tyre: String, Codable, Hashable {
        case soft = "S", medium = "M", hard = "H", intermediate = "I", wet = "W"

        var color: Color {
            switch self {
            case .soft: .red
            case .medium: .yellow
            case .hard: .white
            case .intermediate: .green
            case .wet: .blue
            }
        }
    }

    enum Flag: Codable, Hashable {
        case green
        case yellow(sector: Int)
        case safetyCar
        case red(reason: String)
        case chequered
    }

    struct Entry: Codable, Hashable, Identifiable {
        var id: String { code }
        let code: String
        let team: UInt32
        var gap: Gap
        var tyre: Tyre
        var tyreAge: Int
        var gained: Int = 0

        enum Gap: Codable, Hashable {
            case leader
            case seconds(Double)
            case laps(Int)
            case out
        }
    }

    struct ContentState: Codable, Hashable {
        var lap: Int
        var flag: Flag
        var order: [Entry]
    }

    let circuit: String
    let laps: Int
    let favourite: String?
}

private extension RaceAttributes.Entry.Gap {
    var text: Text {
        switch self {
        case .leader: return Text("Leader")
        case .seconds(let value): return Text("+\(value, specifier: "%.3f")")
        case .laps(1): return Text("+1 LAP")
        case .laps(let count): return Text("+\(count) LAPS")
        case .out: return Text("OUT").foregroundColor(.red)
        }
    }
}

private extension RaceAttributes.Flag {
    var color: Color {
        switch self {
        case .green: .green
        case .yellow, .safetyCar: .yellow
        case .red: .red
        case .chequered: .white
        }
    }
    var title: LocalizedStringKey {
        switch self {
        case .green: "Green flag"
        case .yellow(let sector): "Yellow in sector \(sector)"
        case .safetyCar: "Safety car"
        case .red(let reason): "Red flag: \(reason)"
        case .chequered: "Finished"
        }
    }
}

// MARK: - Views

private struct TyreMark: View {
    let entry: RaceAttributes.Entry
    var body: some View {
        Text(entry.tyre.rawValue)
            .font(.system(size: 9, weight: .heavy))
            .frame(width: 16, height: 16)
            .overlay(Circle().stroke(entry.tyre.color, lineWidth: 2))
    }
}

private struct PositionChange: View {
    let gained: Int
    var body: some View {
        if gained == 0 {
            Image(systemName: "minus").foregroundStyle(.secondary)
        } else {
            Label("\(abs(gained))", systemImage: gained > 0 ? "arrowtriangle.up.fill" : "arrowtriangle.down.fill")
                .labelStyle(.titleAndIcon)
                .foregroundStyle(gained > 0 ? .green : .red)
        }
    }
}

private struct Board: View {
    let context: ActivityViewContext<RaceAttributes>
    let count: Int

    var body: some View {
        Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 3) {
            ForEach(Array(context.state.order.prefix(count).enumerated()), id: \.element.id) { position, entry in
                GridRow {
                    Text("\(position + 1)").foregroundStyle(.secondary).gridColumnAlignment(.trailing)
                    HStack(spacing: 6) {
                        RoundedRectangle(cornerRadius: 1.5).fill(team(entry.team)).frame(width: 3, height: 14)
                        Text(entry.code).fontWeight(entry.code == context.attributes.favourite ? .black : .regular)
                    }
                    entry.gap.text.gridColumnAlignment(.trailing)
                    TyreMark(entry: entry)
                    Text("\(entry.tyreAge)").font(.caption2).foregroundStyle(.tertiary)
                    PositionChange(gained: entry.gained).font(.caption2)
                }
            }
        }
        .font(.system(.footnote, design: .monospaced))
    }

    private func team(_ value: UInt32) -> Color {
        Color(red: Double(value >> 16 & 0xFF) / 255, green: Double(value >> 8 & 0xFF) / 255, blue: Double(value & 0xFF) / 255)
    }
}

struct RaceLiveActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: RaceAttributes.self) { context in
            VStack(alignment: .leading, spacing: 6) {
                HStack {
                    Image(systemName: context.state.flag == .chequered ? "flag.checkered" : "flag.fill")
                        .foregroundStyle(context.state.flag.color)
                    Text(context.state.flag.title).font(.caption.weight(.semibold))
                    Spacer()
                    Text("LAP \(context.state.lap)") + Text("/\(context.attributes.laps)").foregroundColor(.secondary)
                }
                Board(context: context, count: 4)
            }
            .padding(.horizontal)
            .padding(.vertical, 12)
            .background(alignment: .leading) {
                context.state.flag.color.frame(width: 4)
            }
        } dynamicIsland: { context in
            let me = context.state.order.firstIndex { $0.code == context.attributes.favourite }
            return DynamicIsland {
                DynamicIslandExpandedRegion(.leading) {
                    Text(context.attributes.circuit).font(.caption).lineLimit(1)
                }
                DynamicIslandExpandedRegion(.trailing) {
                    Text("\(context.state.lap)/\(context.attributes.laps)").font(.caption.monospacedDigit())
                }
                DynamicIslandExpandedRegion(.bottom) { Board(context: context, count: 3) }
            } compactLeading: {
                HStack(spacing: 3) {
                    Circle().fill(context.state.flag.color).frame(width: 8, height: 8)
                    Text(context.state.order.first?.code ?? "")
                }
            } compactTrailing: {
                if let me {
                    Text("P\(me + 1)").bold()
                } else {
                    Text("L\(context.state.lap)")
                }
            } minimal: {
                Text("P\((me ?? 0) + 1)")
            }
            .keylineTint(context.state.flag.color)
        }
    }
}

// MARK: - Previews

#Preview("Race", as: .content, using: RaceAttributes(circuit: "Spa-Francorchamps", laps: 44, favourite: "LEC")) {
    RaceLiveActivity()
} contentStates: {
    RaceAttributes.ContentState(
        lap: 12, flag: .green,
        order: [
            .init(code: "VER", team: 0x3671C6, gap: .leader, tyre: .medium, tyreAge: 12),
            .init(code: "NOR", team: 0xFF8000, gap: .seconds(1.482), tyre: .medium, tyreAge: 12, gained: 1),
            .init(code: "LEC", team: 0xE8002D, gap: .seconds(14.9), tyre: .hard, tyreAge: 2, gained: -1),
            .init(code: "HAM", team: 0xE8002D, gap: .laps(1), tyre: .soft, tyreAge: 21),
        ])
    RaceAttributes.ContentState(
        lap: 13, flag: .yellow(sector: 2),
        order: [
            .init(code: "LEC", team: 0xE8002D, gap: .leader, tyre: .intermediate, tyreAge: 1, gained: 2),
            .init(code: "VER", team: 0x3671C6, gap: .out, tyre: .wet, tyreAge: 0, gained: -10),
        ])
    RaceAttributes.ContentState(lap: 44, flag: .chequered, order: [])
}
