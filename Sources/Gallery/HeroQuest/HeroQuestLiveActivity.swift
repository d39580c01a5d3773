import ActivityKit
import SwiftUI
import WidgetKit

struct HeroQuestLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: HeroQuestAttributes.self) { context in
      HeroQuestCard(context: context)
        .activityBackgroundTint(Color.questNight)
        .activitySystemActionForegroundColor(Color.questGold)
        .widgetURL(context.attributes.hero.url)
    } dynamicIsland: { context in
      let hero = context.attributes.hero
      return DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          VStack(alignment: .leading) {
            Label {
              Text(hero.name)
            } icon: {
              Text(hero.emoji)
            }
            .font(.headline)
            Text(hero.calling)
              .font(.caption)
              .foregroundStyle(.secondary)
          }
          .lineLimit(1)
        }
        DynamicIslandExpandedRegion(.trailing) {
          VStack(alignment: .trailing) {
            HeartRow(hearts: context.state.hearts, maximum: hero.maximumHearts)
            CoinLabel(coins: context.state.coins)
          }
        }
        DynamicIslandExpandedRegion(.bottom) {
          VStack(alignment: .leading, spacing: 6) {
            ChapterProgress(context: context)
            QuestEventText(event: context.state.event, isStale: context.isStale)
          }
        }
      } compactLeading: {
        Text(hero.emoji)
      } compactTrailing: {
        Label("\(context.state.hearts)", systemImage: "heart.fill")
          .font(.callout.bold())
          .foregroundStyle(.heartColor(context.state.hearts))
      } minimal: {
        ZStack {
          Circle()
            .stroke(.white.opacity(0.2), lineWidth: 3)
          Circle()
            .trim(from: 0, to: Double(context.state.hearts) / Double(hero.maximumHearts))
            .stroke(
              .heartColor(context.state.hearts), style: StrokeStyle(lineWidth: 3, lineCap: .round)
            )
            .rotationEffect(.degrees(-90))
          Text(hero.emoji)
            .font(.caption)
        }
        .padding(2)
      }
      .keylineTint(.questGold)
      .widgetURL(hero.url)
    }
  }
}

#Preview("Quest", as: .content, using: HeroQuestAttributes.preview) {
  HeroQuestLiveActivity()
} contentStates: {
  HeroQuestAttributes.ContentState.setOut
  HeroQuestAttributes.ContentState.ambushed
  HeroQuestAttributes.ContentState.treasure
  HeroQuestAttributes.ContentState.victorious
}

#Preview("Long names", as: .content, using: HeroQuestAttributes.owl) {
  HeroQuestLiveActivity()
} contentStates: {
  HeroQuestAttributes.ContentState(
    hearts: 2, chapter: 8, coins: 12_480,
    event: QuestEvent(
      emoji: "🌧️",
      text: "The catalogue is under water. Professor Hoot takes off his glasses and dives."))
}

#Preview("Expanded", as: .dynamicIsland(.expanded), using: HeroQuestAttributes.preview) {
  HeroQuestLiveActivity()
} contentStates: {
  HeroQuestAttributes.ContentState.setOut
  HeroQuestAttributes.ContentState.ambushed
  HeroQuestAttributes.ContentState.victorious
}

#Preview("Compact", as: .dynamicIsland(.compact), using: HeroQuestAttributes.preview) {
  HeroQuestLiveActivity()
} contentStates: {
  HeroQuestAttributes.ContentState.setOut
  HeroQuestAttributes.ContentState.ambushed
}

#Preview("Minimal", as: .dynamicIsland(.minimal), using: HeroQuestAttributes.preview) {
  HeroQuestLiveActivity()
} contentStates: {
  HeroQuestAttributes.ContentState.setOut
  HeroQuestAttributes.ContentState.ambushed
}
