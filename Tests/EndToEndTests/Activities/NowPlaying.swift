// swift-format-ignore-file

import SwiftUI
import ActivityKit
import WidgetKit
#if canImport(AppIntents)
import AppIntents
#endif

final class NowPlayingAttributes: ActivityAttributes, Sendable {
    struct ContentState: Codable, Hashable, Sendable {
        var title: String
        var artist: String
        var isPlaying: Bool
        var elapsed: TimeInterval
        var duration: TimeInterval
        var palette: [String]
    }
    let deviceName: String
    init(deviceName: String) { self.deviceName = deviceName }
}

#if canImport(AppIntents)
enum PlaybackCommand: String, AppEnum {
    case previous, toggle, next
    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Command"
    static var caseDisplayRepresentations: [PlaybackCommand: DisplayRepresentation] = [
        .previous: "Previous", .toggle: "Play or pause", .next: "Next",
    ]
}

struct PlaybackIntent: AudioPlaybackIntent {
    static var title: LocalizedStringResource = "Control playback"
    @Parameter(title: "Command") var command: PlaybackCommand
    init() {}
    init(_ command: PlaybackCommand) { self.command = command }
    func perform() async throws -> some IntentResult { .result() }
}
#endif

extension Color {
    init(hexString: String) {
        let scanner = Scanner(string: hexString.trimmingCharacters(in: CharacterSet.alphanumerics.inverted))
        var value: UInt64 = 0
        scanner.scanHexInt64(&value)
        self.init(red: Double((value & 0xFF0000) >> 16) / 255.0,
                  green: Double((value & 0x00FF00) >> 8) / 255.0,
                  blue: Double(value & 0x0000FF) / 255.0)
    }
}

struct Artwork: View {
    let palette: [String]
    var side: CGFloat = 56
    var body: some View {
        ContainerRelativeShape()
            .fill(LinearGradient(gradient: Gradient(colors: palette.map(Color.init(hexString:))), startPoint: .topLeading, endPoint: .bottomTrailing))
            .overlay(Image(systemName: "music.note").imageScale(.large).foregroundColor(.white.opacity(0.8)))
            .frame(width: side, height: side)
            .clipShape(RoundedRectangle(cornerRadius: 10))
            .shadow(radius: 4)
    }
}

struct Equalizer: View {
    let isPlaying: Bool
    private let heights: [CGFloat] = [0.4, 0.9, 0.6, 1.0, 0.5]
    var body: some View {
        HStack(alignment: .center, spacing: 2) {
            ForEach(heights.indices, id: \.self) { index in
                Capsule().frame(width: 3, height: isPlaying ? 18 * heights[index] : 3)
            }
        }
        .foregroundStyle(.pink.gradient)
    }
}

struct Scrubber: View {
    let state: NowPlayingAttributes.ContentState
    private let formatter: DateComponentsFormatter = {
        let formatter = DateComponentsFormatter()
        formatter.allowedUnits = [.minute, .second]
        formatter.zeroFormattingBehavior = .pad
        formatter.unitsStyle = .positional
        return formatter
    }()

    var body: some View {
        HStack(spacing: 8) {
            Text(formatter.string(from: state.elapsed) ?? "")
            if state.isPlaying {
                ProgressView(timerInterval: Date(timeIntervalSinceNow: -state.elapsed)...Date(timeIntervalSinceNow: state.duration - state.elapsed), countsDown: false, label: { EmptyView() }, currentValueLabel: { EmptyView() })
            } else {
                ProgressView(value: state.elapsed, total: state.duration)
            }
            Text("-" + (formatter.string(from: state.duration - state.elapsed) ?? ""))
        }
        .font(.caption2.monospacedDigit())
        .foregroundColor(.secondary)
        .tint(.white)
    }
}

struct Transport: View {
    let isPlaying: Bool
    var body: some View {
        HStack {
            Spacer()
            Button(intent: PlaybackIntent(.previous)) { Image(systemName: "backward.fill") }
            Spacer()
            Button(intent: PlaybackIntent(.toggle)) {
                Image(systemName: isPlaying ? "pause.fill" : "play.fill").font(.title)
            }
            Spacer()
            Button(intent: PlaybackIntent(.next)) { Image(systemName: "forward.fill") }
            Spacer()
        }
        .buttonStyle(.plain)
        .foregroundStyle(.white)
    }
}

struct NowPlayingWidget: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: NowPlayingAttributes.self) { context in
            VStack(spacing: 8) {
                HStack {
                    Artwork(palette: context.state.palette)
                    VStack(alignment: .leading, spacing: 2) {
                        Text(context.state.title).font(.headline).lineLimit(1).truncationMode(.tail)
                        Text(context.state.artist).font(.subheadline).foregroundStyle(.secondary).lineLimit(1)
                        Label(context.attributes.deviceName, systemImage: "hifispeaker.fill").font(.caption2)
                    }
                    Spacer()
                    Equalizer(isPlaying: context.state.isPlaying)
                }
                Scrubber(state: context.state)
                Transport(isPlaying: context.state.isPlaying)
            }
            .padding()
            .background(.ultraThinMaterial)
            .environment(\.colorScheme, .dark)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) { Artwork(palette: context.state.palette, side: 48) }
                DynamicIslandExpandedRegion(.trailing) { Equalizer(isPlaying: context.state.isPlaying).frame(maxHeight: .infinity) }
                DynamicIslandExpandedRegion(.center) {
                    VStack(alignment: .leading) {
                        Text(context.state.title).font(.headline)
                        Text(context.state.artist).foregroundStyle(.secondary)
                    }
                    .lineLimit(1)
                }
                DynamicIslandExpandedRegion(.bottom) {
                    VStack { Scrubber(state: context.state); Transport(isPlaying: context.state.isPlaying) }
                }
            } compactLeading: {
                Artwork(palette: context.state.palette, side: 24)
            } compactTrailing: {
                Equalizer(isPlaying: context.state.isPlaying)
            } minimal: {
                Image(systemName: "music.note").foregroundStyle(Color(hexString: context.state.palette.first ?? "#FF0000"))
            }
        }
        .configurationDisplayName("Now playing")
        .description("What plays")
    }
}

#Preview(as: .content, using: NowPlayingAttributes(deviceName: "Kitchen")) {
    NowPlayingWidget()
} contentStates: {
    NowPlayingAttributes.ContentState(title: "Clair de lune", artist: "Claude Debussy", isPlaying: true, elapsed: 72, duration: 301, palette: ["#2E3192", "#1BFFFF"])
    NowPlayingAttributes.ContentState(title: "밤편지 — a very long title that cannot fit into the row it is given", artist: "아이유", isPlaying: false, elapsed: 199, duration: 253, palette: ["#D4145A", "#FBB03B"])
}
