// swift-format-ignore-file

import AppIntents
import Combine
import SwiftUI
import WidgetKit
import ActivityKit

@MainActor
final class PomodoroStore: ObservableObject {
    static let shared = PomodoroStore()
    @Published private(set) var completed = 0
    @AppStorage("pomodoro.goal", store: UserDefaults(suiteName: "group.example.pomodoro")) var goal = 8
    private var cancellables = Set<AnyCancellable>()

    init() {
        $completed
            .map { $0 >= 8 }
            .removeDuplicates()
            .sink { [weak self] reached in if reached { self?.goal += 1 } }
            .store(in: &cancellables)
    }
}

struct PomodoroAttributes: ActivityAttributes {
    public struct ContentState: Codable, Hashable {
        enum Phase: String, Codable { case focus, shortBreak = "short_break", longBreak = "long_break" }
        var phase: Phase
        var endsAt: Date
        var round: Int
        var isRunning = true
        var remaining: Double?
    }
    var task: String
    var rounds = 4
}

extension PomodoroAttributes.ContentState.Phase {
    var name: String {
        switch self {
        case .focus: NSLocalizedString("Focus", comment: "phase")
        case .shortBreak: NSLocalizedString("Short break", comment: "phase")
        case .longBreak: NSLocalizedString("Long break", comment: "phase")
        }
    }
    var gradient: LinearGradient {
        let colors: [Color] = self == .focus ? [.red, .orange] : [.teal, .blue]
        return LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing)
    }
}

struct TogglePomodoro: LiveActivityIntent {
    static var title: LocalizedStringResource { "Pause or resume" }
    static var openAppWhenRun = false
    func perform() async throws -> some IntentResult { .result() }
}

struct SkipPomodoro: LiveActivityIntent {
    static var title: LocalizedStringResource { "Skip" }
    @Parameter(title: "Round") var round: Int?
    init() {}
    init(round: Int) { self.round = round }
    func perform() async throws -> some IntentResult { .result() }
}

private struct RoundDots: View {
    let round: Int
    let rounds: Int
    var body: some View {
        HStack(spacing: 4) {
            ForEach(1...rounds, id: \.self) { index in
                Image(systemName: index < round ? "circle.fill" : index == round ? "circle.lefthalf.filled" : "circle")
                    .font(.system(size: 8))
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text("Round \(round) of \(rounds)"))
    }
}

struct PomodoroLiveActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: PomodoroAttributes.self) { context in
            ZStack(alignment: .leading) {
                context.state.phase.gradient.opacity(0.35)
                HStack {
                    VStack(alignment: .leading, spacing: 4) {
                        Text(context.state.phase.name).font(.title3.bold())
                        Text(context.attributes.task).font(.caption).foregroundStyle(.secondary)
                        RoundDots(round: context.state.round, rounds: context.attributes.rounds)
                    }
                    Spacer()
                    timer(context.state).font(.system(size: 36, weight: .semibold, design: .rounded))
                    VStack {
                        Button(intent: TogglePomodoro()) {
                            Image(systemName: context.state.isRunning ? "pause.circle.fill" : "play.circle.fill")
                        }
                        Button("Skip", intent: SkipPomodoro(round: context.state.round))
                            .font(.caption2)
                            .buttonStyle(.bordered)
                            .controlSize(.mini)
                            .tint(.white)
                    }
                    .buttonStyle(.borderless)
                }
                .padding()
            }
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) {
                    Image(systemName: "timer").font(.title).foregroundStyle(context.state.phase.gradient)
                }
                DynamicIslandExpandedRegion(.center) {
                    Text(context.state.phase.name).font(.headline)
                }
                DynamicIslandExpandedRegion(.trailing) { timer(context.state).frame(width: 50) }
                DynamicIslandExpandedRegion(.bottom) {
                    HStack {
                        RoundDots(round: context.state.round, rounds: context.attributes.rounds)
                        Spacer()
                        Button(intent: SkipPomodoro(round: context.state.round)) { Label("Skip", systemImage: "forward.end.fill") }
                    }
                }
            } compactLeading: {
                Image(systemName: context.state.phase == .focus ? "brain.head.profile" : "cup.and.saucer.fill")
            } compactTrailing: {
                timer(context.state).frame(width: 44)
            } minimal: {
                timer(context.state)
            }
        }
    }

    @ViewBuilder func timer(_ state: PomodoroAttributes.ContentState) -> some View {
        if state.isRunning {
            Text(state.endsAt, style: .timer).monospacedDigit().multilineTextAlignment(.trailing)
        } else if let remaining = state.remaining {
            Text(Duration.seconds(remaining), format: .time(pattern: .minuteSecond(padMinuteToLength: 2)))
                .foregroundStyle(.secondary)
        }
    }
}

#Preview("Focus", as: .content, using: PomodoroAttributes(task: "Write the report")) {
    PomodoroLiveActivity()
} contentStates: {
    PomodoroAttributes.ContentState(phase: .focus, endsAt: .now + 1500, round: 2)
    PomodoroAttributes.ContentState(phase: .shortBreak, endsAt: .now + 300, round: 2, isRunning: false, remaining: 187)
    PomodoroAttributes.ContentState(phase: .longBreak, endsAt: .now + 900, round: 4)
}
