// swift-format-ignore-file

import ActivityKit
import SwiftUI
import WidgetKit

struct GolfAttributes: ActivityAttributes {
  struct Hole: Codable, Hashable { let number: Int, par: Int, strokeIndex: Int }
  struct ContentState: Codable, Hashable {
    var hole: Hole
    var front: Int, middle: Int, back: Int
    var strokes: [Int]
    var pars: [Int]
    var shot: Int
    var windFrom: Angle.Degrees
  }
  var course: String
}

extension Angle {
  struct Degrees: RawRepresentable, Codable, Hashable { var rawValue: Double }
}

enum ScoreName {
  case eagle, birdie, par, bogey, double(Int)
  init(strokes: Int, par: Int) {
    switch strokes - par {
    case ...(-2): self = .eagle
    case -1: self = .birdie
    case 0: self = .par
    case 1: self = .bogey
    case let over: self = .double(over)
    }
  }
}

struct ScoreMark: View {
  let strokes: Int
  let par: Int

  var body: some View {
    Text("\(strokes)")
      .frame(minWidth: 24)
      .background { decoration }
  }

  @ViewBuilder private var decoration: some View {
    switch ScoreName(strokes: strokes, par: par) {
    case .eagle: Circle().stroke(.yellow, lineWidth: 2).padding(-2)
    case .birdie: Circle().stroke(.red, lineWidth: 1)
    case .par: Color.clear
    case .bogey: Rectangle().stroke(.blue, lineWidth: 1)
    case .double: Rectangle().fill(.blue.opacity(0.5))
    }
  }
}

struct GreenDistance: View {
  var state: GolfAttributes.ContentState
  @Environment(\.layoutDirection) var direction

  var body: some View {
    VStack(spacing: 0) {
      row("Back", state.back)
      Text(state.middle, format: .number)
        .font(.system(size: 48, weight: .heavy, design: .rounded))
        .kerning(-1)
        .contentTransition(.numericText())
      row("Front", state.front)
    }
    .padding(.vertical, 4)
    .frame(width: 96)
    .background {
      Ellipse().fill(RadialGradient(gradient: Gradient(stops: [.init(color: .green, location: 0), .init(color: .green.opacity(0.3), location: 1)]), center: .center, startRadius: 4, endRadius: 60))
    }
  }

  func row(_ name: String, _ value: Int) -> some View {
    HStack(spacing: 4) { Text(name).foregroundStyle(.secondary); Text("\(value)").fontWeight(.medium) }
      .font(.caption2)
  }
}

struct GolfLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: GolfAttributes.self) { context in
      let state = context.state
      let total = zip(state.strokes, state.pars).map(-).reduce(0, +)
      HStack {
        VStack(alignment: .leading) {
          HStack(alignment: .lastTextBaseline) {
            Text("Hole \(state.hole.number, format: .number)").font(.title2.bold())
            Text("Par \(state.hole.par) · SI \(state.hole.strokeIndex)").font(.caption).foregroundStyle(.secondary)
          }
          Text("\(ordinal(state.shot)) shot").font(.subheadline)
          Spacer(minLength: 4)
          HStack(spacing: 4) {
            ForEach(state.strokes.indices.suffix(6), id: \.self) { ScoreMark(strokes: state.strokes[$0], par: state.pars[$0]) }
            Text(total == 0 ? "E" : total.formatted(.number.sign(strategy: .always()))).bold().padding(.leading, 4)
          }
          .font(.footnote.monospacedDigit())
        }
        Spacer()
        Image(systemName: "location.north.fill")
          .rotationEffect(.degrees(state.windFrom.rawValue))
          .foregroundStyle(.cyan)
        GreenDistance(state: state)
      }
      .padding()
      .dynamicTypeSize(...DynamicTypeSize.xLarge)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { VStack(alignment: .leading) { Text("Hole"); Text("\(context.state.hole.number)").font(.title) } }
        DynamicIslandExpandedRegion(.trailing) { VStack(alignment: .trailing) { Text("Par"); Text("\(context.state.hole.par)").font(.title) } }
        DynamicIslandExpandedRegion(.center) { Text("\(context.state.middle) m").font(.largeTitle.weight(.heavy)) }
        DynamicIslandExpandedRegion(.bottom) { Text(context.attributes.course).font(.caption).opacity(0.6) }
      } compactLeading: {
        Label("\(context.state.hole.number)", systemImage: "flag.fill").labelStyle(.titleAndIcon)
      } compactTrailing: {
        Text("\(context.state.middle)").bold() + Text("m").font(.caption2)
      } minimal: {
        Text("\(context.state.middle)").minimumScaleFactor(0.5)
      }
    }
  }

  private func ordinal(_ number: Int) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = .ordinal
    return formatter.string(from: NSNumber(value: number)) ?? "\(number)"
  }
}

#Preview("Golf", as: .content, using: GolfAttributes(course: "North Links")) {
  GolfLiveActivity()
} contentStates: {
  GolfAttributes.ContentState(
    hole: .init(number: 7, par: 5, strokeIndex: 3), front: 182, middle: 197, back: 211, strokes: [4, 3, 5, 5, 2, 7], pars: [4, 4, 5, 4, 4, 4], shot: 2, windFrom: .init(rawValue: 135))
  GolfAttributes.ContentState(
    hole: .init(number: 1, par: 4, strokeIndex: 11), front: 88, middle: 96, back: 104, strokes: [], pars: [], shot: 1, windFrom: .init(rawValue: 0))
}
