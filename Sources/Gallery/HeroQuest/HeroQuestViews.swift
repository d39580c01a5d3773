import SwiftUI
import WidgetKit

extension ShapeStyle where Self == Color {
  static var questNight: Color { Color(red: 0.11, green: 0.08, blue: 0.24) }
  static var questViolet: Color { Color(red: 0.33, green: 0.2, blue: 0.55) }
  static var questGold: Color { Color(red: 1, green: 0.82, blue: 0.36) }

  /// Pink while all is well, red when one heart is left.
  static func heartColor(_ hearts: Int) -> Color { hearts > 1 ? .pink : .red }
}

struct HeroQuestCard: View {
  let context: ActivityViewContext<HeroQuestAttributes>

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack(alignment: .top) {
        HeroBadge(hero: context.attributes.hero)
        Spacer()
        VStack(alignment: .trailing) {
          HeartRow(hearts: context.state.hearts, maximum: context.attributes.hero.maximumHearts)
          CoinLabel(coins: context.state.coins)
        }
      }
      ChapterProgress(context: context)
      QuestEventText(event: context.state.event, isStale: context.isStale)
    }
    .padding(.horizontal)
    .padding(.vertical, 12)
    .foregroundStyle(.white)
    .background {
      LinearGradient(
        colors: [.questViolet, .questNight], startPoint: .topLeading, endPoint: .bottomTrailing)
    }
  }
}

/// The hero's face in a medallion, with name and calling.
struct HeroBadge: View {
  let hero: QuestHero

  var body: some View {
    HStack {
      Text(hero.emoji)
        .font(.title2)
        .frame(width: 44, height: 44)
        .background(Circle().fill(.white.opacity(0.15)))
        .overlay(alignment: .bottomTrailing) {
          Text("\(hero.level)")
            .font(.caption2.bold())
            .foregroundStyle(.black)
            .padding(.horizontal, 4)
            .background(.questGold, in: .capsule)
        }
      VStack(alignment: .leading) {
        Text(hero.name)
          .font(.headline)
        Text(hero.calling)
          .font(.caption)
          .opacity(0.7)
      }
      .lineLimit(1)
    }
  }
}

struct HeartRow: View {
  let hearts: Int
  let maximum: Int

  var body: some View {
    HStack(spacing: 1) {
      ForEach(0..<maximum, id: \.self) { index in
        Image(systemName: index < hearts ? "heart.fill" : "heart")
          .foregroundStyle(index < hearts ? Color.heartColor(hearts) : Color.white.opacity(0.4))
      }
    }
    .font(.footnote)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Hearts")
    .accessibilityValue("\(hearts) of \(maximum)")
  }
}

struct CoinLabel: View {
  let coins: Int

  var body: some View {
    Text("\(coins.formatted()) coins")
      .font(.caption.monospacedDigit())
      .foregroundStyle(.questGold)
      .contentTransition(.numericText())
  }
}

struct ChapterProgress: View {
  let context: ActivityViewContext<HeroQuestAttributes>

  var body: some View {
    ProgressView(value: Double(context.state.chapter), total: Double(context.attributes.chapters)) {
      HStack {
        Text(context.attributes.quest)
        Spacer()
        Text("Chapter \(context.state.chapter) of \(context.attributes.chapters)")
          .monospacedDigit()
          .layoutPriority(1)
      }
      .font(.caption)
      .lineLimit(1)
    }
    .progressViewStyle(.linear)
    .tint(.questGold)
  }
}

struct QuestEventText: View {
  let event: QuestEvent
  let isStale: Bool

  var body: some View {
    if isStale {
      Label("No word from the woods for a while", systemImage: "antenna.radiowaves.left.and.right.slash")
        .font(.callout)
        .foregroundStyle(.yellow)
    } else {
      HStack(alignment: .firstTextBaseline) {
        Text(event.emoji)
        Text(event.text)
          .lineLimit(2)
          .minimumScaleFactor(0.8)
      }
      .font(.callout)
      .contentTransition(.opacity)
    }
  }
}
