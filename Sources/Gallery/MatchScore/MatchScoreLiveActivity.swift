import ActivityKit
import SwiftUI
import WidgetKit

struct MatchScoreLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: MatchScoreAttributes.self) { context in
      MatchScoreCard(context: context)
        .activityBackgroundTint(Color.pitch)
        .activitySystemActionForegroundColor(.white)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading, priority: 2) {
          TeamColumn(team: context.attributes.home, goals: context.state.home)
        }
        DynamicIslandExpandedRegion(.trailing, priority: 2) {
          TeamColumn(team: context.attributes.away, goals: context.state.away)
        }
        DynamicIslandExpandedRegion(.center, priority: 1) {
          VStack(spacing: 0) {
            MatchClock(state: context.state)
              .font(.headline)
            Text(context.state.period.title)
              .font(.caption)
              .foregroundStyle(.secondary)
          }
        }
        DynamicIslandExpandedRegion(.bottom) {
          HighlightLine(highlight: context.state.highlight, fallback: context.attributes.venue)
            .padding(.top, 8)
        }
      } compactLeading: {
        CompactScore(team: context.attributes.home, goals: context.state.home, outerEdge: .leading)
      } compactTrailing: {
        CompactScore(team: context.attributes.away, goals: context.state.away, outerEdge: .trailing)
      } minimal: {
        Text("\(context.state.home):\(context.state.away)")
          .font(.callout.bold())
          .monospacedDigit()
          .minimumScaleFactor(0.7)
      }
      .keylineTint(context.attributes.home.color.tint)
      .contentMargins(.horizontal, 6, for: .compactLeading)
      .contentMargins(.horizontal, 6, for: .compactTrailing)
    }
  }
}

#Preview("Match", as: .content, using: MatchScoreAttributes.preview) {
  MatchScoreLiveActivity()
} contentStates: {
  MatchScoreAttributes.ContentState.opener
  MatchScoreAttributes.ContentState.kickOffSoon
  MatchScoreAttributes.ContentState.halfTime
  MatchScoreAttributes.ContentState.redCard
  MatchScoreAttributes.ContentState.fullTime
}

#Preview("Compact", as: .dynamicIsland(.compact), using: MatchScoreAttributes.preview) {
  MatchScoreLiveActivity()
} contentStates: {
  MatchScoreAttributes.ContentState.opener
  MatchScoreAttributes.ContentState.fullTime
}

#Preview("Expanded", as: .dynamicIsland(.expanded), using: MatchScoreAttributes.preview) {
  MatchScoreLiveActivity()
} contentStates: {
  MatchScoreAttributes.ContentState.opener
  MatchScoreAttributes.ContentState.redCard
  MatchScoreAttributes.ContentState.fullTime
}

#Preview("Minimal", as: .dynamicIsland(.minimal), using: MatchScoreAttributes.preview) {
  MatchScoreLiveActivity()
} contentStates: {
  MatchScoreAttributes.ContentState.redCard
}
