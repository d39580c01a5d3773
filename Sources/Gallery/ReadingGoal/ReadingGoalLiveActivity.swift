import ActivityKit
import SwiftUI
import WidgetKit

struct ReadingGoalLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ReadingGoalAttributes.self) { context in
      ReadingGoalCard(context: context)
        .activityBackgroundTint(.readingPaper)
        .activitySystemActionForegroundColor(.readingInk)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          Label("오늘의 독서", systemImage: "book.fill")
            .font(.caption.weight(.semibold))
            .foregroundStyle(.readingCoral)
        }
        DynamicIslandExpandedRegion(.trailing) {
          StreakLabel(streak: context.state.streak)
        }
        DynamicIslandExpandedRegion(.center) {
          Text(context.attributes.book)
            .font(.headline)
            .lineLimit(1)
        }
        DynamicIslandExpandedRegion(.bottom) {
          VStack(alignment: .leading, spacing: 4) {
            PageProgress(context: context)
            Text(context.state.message)
              .font(.footnote)
              .foregroundStyle(.secondary)
          }
        }
      } compactLeading: {
        Image(systemName: "book.fill")
          .foregroundStyle(.readingCoral)
      } compactTrailing: {
        Text("\(context.state.page)쪽")
          .font(.callout.monospacedDigit())
      } minimal: {
        Gauge(value: context.attributes.fraction(at: context.state.page)) {
          Image(systemName: "book.fill")
        } currentValueLabel: {
          Text("\(context.attributes.pagesLeft(at: context.state.page))")
        }
        .gaugeStyle(.accessoryCircularCapacity)
        .tint(.readingCoral)
      }
      .keylineTint(.readingCoral)
    }
  }
}

struct ReadingGoalLiveActivity_Previews: PreviewProvider {
  static let attributes = ReadingGoalAttributes.preview

  static var previews: some View {
    attributes
      .previewContext(ReadingGoalAttributes.ContentState.halfway, viewKind: .content)
      .previewDisplayName("잠금 화면")
    attributes
      .previewContext(ReadingGoalAttributes.ContentState.justOpened, viewKind: .content)
      .previewDisplayName("첫 장")
    attributes
      .previewContext(ReadingGoalAttributes.ContentState.almostThere, isStale: true, viewKind: .content)
      .previewDisplayName("오래된 정보")
    attributes
      .previewContext(ReadingGoalAttributes.ContentState.finished, viewKind: .content)
      .previewDisplayName("목표 달성")
    attributes
      .previewContext(ReadingGoalAttributes.ContentState.halfway, viewKind: .dynamicIsland(.compact))
      .previewDisplayName("컴팩트")
    attributes
      .previewContext(ReadingGoalAttributes.ContentState.halfway, viewKind: .dynamicIsland(.expanded))
      .previewDisplayName("확장")
    attributes
      .previewContext(ReadingGoalAttributes.ContentState.almostThere, viewKind: .dynamicIsland(.minimal))
      .previewDisplayName("최소")
  }
}
