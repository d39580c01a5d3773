// swift-format-ignore-file

import SwiftUI
import ActivityKit
import AppIntents
import WidgetKit

struct KitchenAttributes: ActivityAttributes {
  struct Pot: Codable, Hashable, Identifiable {
    var id: UUID = .init()
    var dish: String
    var range: ClosedRange<Date>
    var paused: Date?
  }
  struct ContentState: Codable, Hashable { var pots: [Pot] }
}

struct AddMinute: LiveActivityIntent {
  static var title: LocalizedStringResource = "One minute more"
  @Parameter(title: "Pot") var pot: String
  init() {}
  init(_ id: UUID) { pot = id.uuidString }
  func perform() async throws -> some IntentResult { .result() }
}

struct RingTimer: View {
  let pot: KitchenAttributes.Pot

  var body: some View {
    ProgressView(timerInterval: pot.range, countsDown: true) {
      Text(pot.dish)
    } currentValueLabel: {
      Text(timerInterval: pot.range, pauseTime: pot.paused, countsDown: true, showsHours: false)
        .font(.caption2.monospacedDigit())
        .multilineTextAlignment(.center)
    }
    .progressViewStyle(.circular)
  }
}

struct PotColumn: View {
  let pot: KitchenAttributes.Pot
  private var isDone: Bool { pot.range.upperBound <= .now }

  var body: some View {
    VStack(spacing: 4) {
      if isDone {
        Image(systemName: "bell.fill").font(.title).foregroundStyle(.yellow).frame(height: 48)
      } else {
        RingTimer(pot: pot).frame(width: 64, height: 64).tint(.orange)
      }
      Text(pot.dish).font(.caption).lineLimit(1)
      Button(intent: AddMinute(pot.id)) { Text("+1 min").font(.caption2) }
        .buttonStyle(.bordered)
        .controlSize(.small)
    }
    .frame(maxWidth: .infinity)
  }
}

struct KitchenLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: KitchenAttributes.self) { context in
      HStack(alignment: .top, spacing: 8) {
        ForEach(context.state.pots) { pot in
          PotColumn(pot: pot)
          if pot != context.state.pots.last { Divider() }
        }
      }
      .padding(12)
    } dynamicIsland: { context in
      let next = context.state.pots.min { $0.range.upperBound < $1.range.upperBound }
      return DynamicIsland {
        DynamicIslandExpandedRegion(.bottom) {
          HStack { ForEach(context.state.pots) { PotColumn(pot: $0) } }
        }
      } compactLeading: {
        if let next { RingTimer(pot: next).labelsHidden() }
      } compactTrailing: {
        if let next {
          Text(timerInterval: next.range, countsDown: true).frame(maxWidth: .minimum(50, 60)).multilineTextAlignment(.trailing)
        }
      } minimal: {
        Image(systemName: "frying.pan.fill").foregroundStyle(.orange)
      }
    }
  }
}

extension CGFloat {
  fileprivate static func minimum(_ values: CGFloat...) -> CGFloat { values.min() ?? 0 }
}

private func pot(_ dish: String, _ elapsed: TimeInterval, of length: TimeInterval, paused: Bool = false) -> KitchenAttributes.Pot {
  let start = Date.now - elapsed
  return .init(dish: dish, range: start...(start + length), paused: paused ? .now : nil)
}

#Preview("Kitchen", as: .content, using: KitchenAttributes()) {
  KitchenLiveActivity()
} contentStates: {
  KitchenAttributes.ContentState(pots: [pot("Eggs", 100, of: 420), pot("Rice", 600, of: 1080), pot("Roast potatoes", 60, of: 4200, paused: true)])
  KitchenAttributes.ContentState(pots: [pot("Eggs", 420, of: 420), pot("Rice", 900, of: 1080)])
}
