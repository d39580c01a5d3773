// swift-format-ignore-file

import ActivityKit
import SwiftUI
import WidgetKit

struct LotteryAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var drawn: [Int]
    var bonus: Int?
    var next: Date
  }
  var name: String
  var mine: Set<Int>
}

struct Ball: View {
  let number: Int?
  var isHit = false
  var isBonus = false

  var body: some View {
    ZStack {
      Circle()
        .fill(
          RadialGradient(
            colors: isBonus ? [.white, .red] : isHit ? [.white, .yellow] : [.white, .gray], center: .init(x: 0.3, y: 0.3),
            startRadius: 0, endRadius: 20))
      if let number {
        Text(number, format: .number).font(.system(.body, design: .rounded)).bold().foregroundStyle(.black)
      } else {
        Text("?").foregroundStyle(.black.opacity(0.4))
      }
    }
    .frame(width: 32, height: 32)
  }
}

struct LotteryLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: LotteryAttributes.self) { context in
      VStack(spacing: 6) {
        Text(context.attributes.name).font(.custom("Avenir-Heavy", size: 18, relativeTo: .headline))
        HStack(spacing: 6) {
          ForEach(0..<6) { index in
            let number = index < context.state.drawn.count ? context.state.drawn[index] : nil
            Ball(number: number, isHit: number.map(context.attributes.mine.contains) ?? false)
          }
          Divider().frame(height: 32)
          Ball(number: context.state.bonus, isBonus: true)
        }
        let hits = context.attributes.mine.intersection(context.state.drawn).count
        switch hits {
        case 0 where context.state.drawn.isEmpty:
          Text("Draw \(context.state.next, style: .relative)").font(.footnote)
        case 0...2:
          Text("\(hits) right").font(.footnote)
        default:
          Text("\(hits) right!").font(.footnote.weight(.heavy)).foregroundStyle(.yellow)
        }
      }
      .padding()
      .frame(maxWidth: .infinity)
      .background(Color.init(hue: 0.75, saturation: 0.8, brightness: 0.3).gradient)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) { Text(context.attributes.name).bold() }
        DynamicIslandExpandedRegion(.bottom) {
          HStack { ForEach(context.state.drawn, id: \.self) { Ball(number: $0, isHit: context.attributes.mine.contains($0)) } }
            .frame(maxWidth: .infinity, alignment: .center)
        }
      } compactLeading: {
        Ball(number: context.state.drawn.last).scaleEffect(0.7)
      } compactTrailing: {
        Text("\(context.state.drawn.count)/6")
      } minimal: {
        Ball(number: context.state.drawn.last)
      }
    }
  }
}

#Preview("Draw", as: .content, using: LotteryAttributes(name: "Six of 49", mine: [4, 8, 15, 16, 23, 42])) {
  LotteryLiveActivity()
} contentStates: {
  LotteryAttributes.ContentState(drawn: [], bonus: nil, next: .now + 600)
  LotteryAttributes.ContentState(drawn: [15, 4, 31], bonus: nil, next: .now)
  LotteryAttributes.ContentState(drawn: [15, 4, 31, 42, 23, 9], bonus: 7, next: .now)
}
