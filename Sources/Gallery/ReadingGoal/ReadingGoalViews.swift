import SwiftUI
import WidgetKit

extension ShapeStyle where Self == Color {
  static var readingPaper: Color { Color(red: 0.96, green: 0.93, blue: 0.86) }
  static var readingInk: Color { Color(red: 0.2, green: 0.17, blue: 0.16) }
  static var readingCoral: Color { Color(red: 0.89, green: 0.38, blue: 0.3) }
}

struct ReadingGoalCard: View {
  let context: ActivityViewContext<ReadingGoalAttributes>

  var body: some View {
    HStack(spacing: 16) {
      BookCover()
      VStack(alignment: .leading, spacing: 4) {
        HStack(alignment: .firstTextBaseline) {
          Text(context.attributes.book)
            .font(.headline)
          Spacer()
          StreakLabel(streak: context.state.streak)
        }
        Text("\(context.attributes.author) 지음")
          .font(.caption)
          .foregroundStyle(.readingInk.opacity(0.6))
        PageProgress(context: context)
        if context.isStale {
          Label("잠시 쉬고 있어요", systemImage: "moon.zzz.fill")
            .font(.footnote)
            .foregroundStyle(.readingCoral)
        } else {
          Text(context.state.message)
            .font(.footnote)
            .lineLimit(1)
        }
      }
    }
    .padding()
    .foregroundStyle(.readingInk)
  }
}

/// A small book, standing.
struct BookCover: View {
  var body: some View {
    RoundedRectangle(cornerRadius: 6)
      .fill(
        LinearGradient(
          colors: [.readingCoral, .readingCoral.opacity(0.7)], startPoint: .top, endPoint: .bottom)
      )
      .frame(width: 48, height: 72)
      .overlay(alignment: .leading) {
        Rectangle()
          .fill(.white.opacity(0.3))
          .frame(width: 4)
      }
      .overlay {
        Image(systemName: "sun.horizon.fill")
          .font(.title2)
          .foregroundStyle(.readingPaper)
      }
  }
}

struct StreakLabel: View {
  let streak: Int

  var body: some View {
    Label("\(streak)일째", systemImage: "flame.fill")
      .font(.caption.weight(.semibold))
      .foregroundStyle(.readingCoral)
  }
}

struct PageProgress: View {
  let context: ActivityViewContext<ReadingGoalAttributes>

  private var pagesLeft: Int { context.attributes.pagesLeft(at: context.state.page) }

  var body: some View {
    ProgressView(value: context.attributes.fraction(at: context.state.page)) {
      HStack {
        Text("\(context.state.page)쪽 / \(context.attributes.lastPage)쪽")
          .monospacedDigit()
        Spacer()
        if pagesLeft > 0 {
          Text("\(pagesLeft)쪽 남음")
        } else {
          Text("목표 달성!")
            .bold()
        }
      }
      .font(.caption)
    }
    .tint(.readingCoral)
  }
}
