import SwiftUI
import WidgetKit

extension Color {
  static let pitch = Color(red: 0.05, green: 0.22, blue: 0.13)
}

extension TeamColor {
  var tint: Color {
    switch self {
    case .red: Color(red: 0.86, green: 0.2, blue: 0.22)
    case .blue: Color(red: 0.2, green: 0.45, blue: 0.93)
    case .green: .green
    case .yellow: .yellow
    }
  }
}

struct MatchScoreCard: View {
  let context: ActivityViewContext<MatchScoreAttributes>

  var body: some View {
    VStack(spacing: 10) {
      HStack {
        Text(context.attributes.competition)
        Spacer()
        Text(context.isStale ? "Delayed" : context.state.period.title)
          .foregroundStyle(context.isStale ? .yellow : .white.opacity(0.7))
      }
      .font(.caption)
      .foregroundStyle(.white.opacity(0.7))
      HStack(alignment: .center) {
        TeamSide(team: context.attributes.home)
        VStack(spacing: 2) {
          HStack(spacing: 12) {
            Text("\(context.state.home)")
              .contentTransition(.numericText(value: Double(context.state.home)))
            Text(":")
              .opacity(0.5)
            Text("\(context.state.away)")
              .contentTransition(.numericText(value: Double(context.state.away)))
          }
          .font(.system(size: 40, weight: .bold, design: .rounded))
          MatchClock(state: context.state)
            .font(.subheadline)
        }
        TeamSide(team: context.attributes.away)
      }
      HighlightLine(highlight: context.state.highlight, fallback: context.attributes.venue)
    }
    .padding()
    .foregroundStyle(.white)
  }
}

/// Crest and name, one half of what the score leaves.
struct TeamSide: View {
  let team: MatchTeam

  var body: some View {
    VStack(spacing: 4) {
      TeamCrest(team: team)
        .frame(width: 48, height: 36)
      Text(team.name)
        .font(.subheadline.weight(.semibold))
        .lineLimit(1)
        .minimumScaleFactor(0.7)
    }
    .frame(maxWidth: .infinity)
  }
}

struct TeamCrest: View {
  let team: MatchTeam

  var body: some View {
    UnevenRoundedRectangle(
      topLeadingRadius: 4, bottomLeadingRadius: 16, bottomTrailingRadius: 16, topTrailingRadius: 4
    )
    .fill(team.color.tint.gradient)
    .overlay {
      Text(team.short)
        .font(.caption.weight(.heavy))
        .foregroundStyle(.white)
    }
  }
}

/// A team and its goals, as large as the expanded island lets them be.
struct TeamColumn: View {
  let team: MatchTeam
  let goals: Int

  var body: some View {
    VStack {
      Text("\(goals)")
        .font(.largeTitle.bold())
      Text(team.short)
        .font(.caption.weight(.heavy))
        .padding(.horizontal, 8)
        .background(team.color.tint, in: .capsule)
    }
    .frame(maxWidth: .infinity)
  }
}

/// A team's colour and goals; the colour is on the outer side.
struct CompactScore: View {
  let team: MatchTeam
  let goals: Int
  let outerEdge: HorizontalEdge

  var body: some View {
    HStack(spacing: 4) {
      if outerEdge == .leading { dot }
      Text("\(goals)")
        .font(.headline)
        .monospacedDigit()
      if outerEdge == .trailing { dot }
    }
  }

  private var dot: some View {
    Circle()
      .fill(team.color.tint)
      .frame(width: 10, height: 10)
  }
}

/// The running clock of the match, or what stands in its place while nobody plays.
struct MatchClock: View {
  let state: MatchScoreAttributes.ContentState

  var body: some View {
    switch state.period {
    case .before:
      Text(state.clockStart, style: .time)
    case .firstHalf, .secondHalf:
      Text(
        timerInterval: state.clockStart...state.clockStart.addingTimeInterval(2 * 3_600), countsDown: false
      )
      .monospacedDigit()
      .multilineTextAlignment(.center)
      .frame(width: 64)
    case .halfTime:
      Text("45:00")
        .monospacedDigit()
    case .fullTime:
      Text("Final")
    }
  }
}

struct HighlightLine: View {
  let highlight: MatchHighlight?
  let fallback: String

  var body: some View {
    Group {
      if let highlight {
        Label {
          Text("\(highlight.minute)′ \(highlight.text)")
        } icon: {
          Image(systemName: highlight.symbol)
            .symbolRenderingMode(.hierarchical)
            .foregroundStyle(highlight.symbol == "rectangle.portrait.fill" ? .red : .yellow)
        }
      } else {
        Label(fallback, systemImage: "mappin")
      }
    }
    .font(.footnote)
    .lineLimit(1)
  }
}
