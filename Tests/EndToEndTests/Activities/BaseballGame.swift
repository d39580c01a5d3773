// swift-format-ignore-file

import ActivityKit
import SwiftUI
import WidgetKit

struct BaseballAttributes: ActivityAttributes {
  struct Team: Codable, Hashable {
    var abbreviation: String
    var color: [Double]
  }

  struct ContentState: Codable, Hashable {
    var away: Int
    var home: Int
    var inning: Int
    var isTop: Bool
    var outs: Int
    var count: [Int]
    var bases: Set<Int>
    var lines: [[Int?]]
    var isFinal = false
  }

  var away: Team
  var home: Team
}

/// Three bases as rotated squares; the occupied ones are filled.
struct Diamond: View {
  var bases: Set<Int>
  var side: CGFloat = 14

  var body: some View {
    ZStack {
      base(2).offset(y: -side * 0.8)
      base(3).offset(x: -side * 0.9)
      base(1).offset(x: side * 0.9)
    }
    .frame(width: side * 3.2, height: side * 2.4)
  }

  @ViewBuilder
  private func base(_ number: Int) -> some View {
    let isOn = bases.contains(number)
    Rectangle()
      .fill(isOn ? Color.yellow : .clear)
      .overlay(Rectangle().stroke(isOn ? Color.yellow : .gray, lineWidth: 1.5))
      .frame(width: side, height: side)
      .rotationEffect(.degrees(45))
  }
}

struct Outs: View {
  let outs: Int
  var body: some View {
    HStack(spacing: 2) {
      ForEach(0..<3) { Text($0 < outs ? "●" : "○") }
      Text(outs == 1 ? "1 out" : "\(outs) outs").font(.caption2).fixedSize()
    }
  }
}

struct LineScore: View {
  let context: ActivityViewContext<BaseballAttributes>

  var body: some View {
    Grid(horizontalSpacing: 8, verticalSpacing: 2) {
      GridRow {
        Text("").gridCellUnsizedAxes([.horizontal, .vertical])
        ForEach(1...9, id: \.self) { Text("\($0)").foregroundStyle(.secondary) }
        Text("R").bold()
      }
      Divider().gridCellColumns(11)
      row(context.attributes.away, context.state.lines.first ?? [], context.state.away)
      row(context.attributes.home, context.state.lines.last ?? [], context.state.home)
    }
    .font(.caption.monospacedDigit())
  }

  private func row(_ team: BaseballAttributes.Team, _ line: [Int?], _ runs: Int) -> some View {
    GridRow(alignment: .firstTextBaseline) {
      Text(team.abbreviation).bold().foregroundColor(Color(.displayP3, red: team.color[0], green: team.color[1], blue: team.color[2]))
        .gridColumnAlignment(.leading)
      ForEach(0..<9, id: \.self) { index in
        Text(line.indices.contains(index) ? line[index].map(String.init) ?? "x" : " ")
      }
      Text(String(runs)).bold()
    }
  }
}

struct BaseballLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: BaseballAttributes.self) { context in
      VStack(spacing: 8) {
        LineScore(context: context)
        if !context.state.isFinal {
          HStack(spacing: 20) {
            Text("\(context.state.isTop ? "▲" : "▼")\(context.state.inning)")
            Diamond(bases: context.state.bases)
            Text(context.state.count.map(String.init).joined(separator: "-")).monospaced()
            Outs(outs: context.state.outs)
          }
        } else {
          Text("FINAL").font(.footnote).tracking(2)
        }
      }
      .padding()
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { score(context.attributes.away, context.state.away) }
        DynamicIslandExpandedRegion(.trailing) { score(context.attributes.home, context.state.home) }
        DynamicIslandExpandedRegion(.center) { Diamond(bases: context.state.bases) }
        DynamicIslandExpandedRegion(.bottom) { Outs(outs: context.state.outs) }
      } compactLeading: {
        Text("\(context.attributes.away.abbreviation) \(context.state.away)").font(.caption)
      } compactTrailing: {
        Text("\(context.attributes.home.abbreviation) \(context.state.home)").font(.caption)
      } minimal: {
        VStack(spacing: -2) {
          Text("\(context.state.away)")
          Text("\(context.state.home)")
        }
        .font(.system(size: 10, weight: .bold))
      }
    }
  }

  private func score(_ team: BaseballAttributes.Team, _ runs: Int) -> some View {
    VStack {
      Text(team.abbreviation).font(.caption)
      Text(runs, format: .number).font(.largeTitle).bold()
    }
  }
}

private let cubs = BaseballAttributes.Team(abbreviation: "CHC", color: [0.05, 0.2, 0.53])
private let mets = BaseballAttributes.Team(abbreviation: "NYM", color: [1, 0.35, 0.06])

#Preview("Game", as: .content, using: BaseballAttributes(away: cubs, home: mets)) {
  BaseballLiveActivity()
} contentStates: {
  BaseballAttributes.ContentState(
    away: 3, home: 2, inning: 7, isTop: true, outs: 2, count: [3, 2], bases: [1, 3],
    lines: [[0, 0, 1, 0, 2, 0, 0], [0, 1, 0, 0, 0, 1]])
  BaseballAttributes.ContentState(
    away: 3, home: 4, inning: 9, isTop: false, outs: 0, count: [0, 0], bases: [],
    lines: [[0, 0, 1, 0, 2, 0, 0, 0, 0], [0, 1, 0, 0, 0, 1, 0, 2, nil]], isFinal: true)
}
