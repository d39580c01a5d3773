// swift-format-ignore-file

import ActivityKit
import SwiftUI
import WidgetKit

struct StreakAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var days: Int
    var week: [Bool?]
    var deadline: Date
  }
  var language: Locale.Language
}

@Observable final class StreakTheme: @unchecked Sendable {
  var accent = Color.orange
}

private struct WeekRow: View {
  @Environment(\.calendar) private var calendar
  @Environment(StreakTheme.self) private var theme
  let week: [Bool?]

  var body: some View {
    let symbols = calendar.veryShortStandaloneWeekdaySymbols
    HStack {
      ForEach(Array(zip(symbols, week)).indices, id: \.self) { index in
        VStack(spacing: 2) {
          Text(symbols[index]).font(.caption2).foregroundStyle(.secondary)
          Group {
            switch week[index] {
            case .some(true): Image(systemName: "checkmark.circle.fill").foregroundStyle(theme.accent)
            case .some(false): Image(systemName: "xmark.circle").foregroundStyle(.red)
            case .none: Image(systemName: "circle.dotted").foregroundStyle(.tertiary)
            }
          }
        }
        .frame(maxWidth: .infinity)
      }
    }
  }
}

struct LanguageStreakLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: StreakAttributes.self) { context in
      VStack {
        HStack(alignment: .firstTextBaseline, spacing: 4) {
          Text("🔥").font(.largeTitle)
          Text(context.state.days, format: .number).font(.system(size: 44, weight: .black, design: .rounded))
          Text("day streak").font(.headline)
          Spacer()
          Text(Locale.current.localizedString(forLanguageCode: context.attributes.language.languageCode?.identifier ?? "en") ?? "")
            .font(.callout)
        }
        WeekRow(week: context.state.week)
        (Text("Ends in ") + Text(context.state.deadline, style: .timer).monospacedDigit().foregroundStyle(.red))
          .font(.footnote)
      }
      .padding()
      .environment(StreakTheme())
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Text("🔥 \(context.state.days)").font(.title2) }
        DynamicIslandExpandedRegion(.trailing) { Text(context.state.deadline, style: .timer).multilineTextAlignment(.trailing) }
        DynamicIslandExpandedRegion(.bottom) { WeekRow(week: context.state.week).environment(StreakTheme()) }
      } compactLeading: {
        Text("🔥")
      } compactTrailing: {
        Text("\(context.state.days)").contentTransition(.numericText(value: Double(context.state.days)))
      } minimal: {
        Text("🔥")
      }
    }
  }
}

#Preview("Streak", as: .content, using: StreakAttributes(language: .init(identifier: "es"))) {
  LanguageStreakLiveActivity()
} contentStates: {
  StreakAttributes.ContentState(days: 128, week: [true, true, true, false, true, nil, nil], deadline: .now + 9000)
}
