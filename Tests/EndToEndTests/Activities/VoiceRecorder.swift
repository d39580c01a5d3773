// swift-format-ignore-file

import SwiftUI
import WidgetKit
import ActivityKit
import AppIntents

struct RecordingAttributes: ActivityAttributes {
  typealias RecordingState = ContentState
  enum ContentState: Codable, Hashable {
    case recording(since: Date, levels: [Float])
    case paused(length: TimeInterval)
    case saved(url: URL, bytes: Int64)
  }
  var title: String
}

struct PauseRecording: LiveActivityIntent {
  static var title: LocalizedStringResource = "Pause"
  func perform() async throws -> some IntentResult { .result() }
}

// The waveform: drawn by hand, newest level at the right.
struct Waveform: View, Equatable {
  var levels: [Float]
  var body: some View {
    Canvas(opaque: false, rendersAsynchronously: false) { context, size in
      let step: CGFloat = 8
      let count = Int(size.width / step)
      let shown = levels.suffix(count)
      var x = size.width - step / 2
      for level in shown.reversed() {
        let h = max(2, size.height * CGFloat(level))
        let rect = CGRect(x: x - 1.5, y: (size.height - h) / 2, width: 3, height: h)
        context.fill(Path(roundedRect: rect, cornerRadius: 1.5), with: .color(.red))
        x -= step
      }
      context.stroke(Path { p in
        p.move(to: CGPoint(x: 0, y: size.height / 2))
        p.addLine(to: CGPoint(x: x, y: size.height / 2))
      }, with: .color(.red.opacity(0.4)), style: StrokeStyle(lineWidth: 1, dash: [2, 2]))
    }
  }
}

struct BlinkingDot: View {
  var body: some View {
    TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1)) { timeline in
      let second = Calendar.current.component(.second, from: timeline.date)
      Circle()
        .fill(.red)
        .frame(width: 10, height: 10)
        .opacity(second.isMultiple(of: 2) ? 1 : 0.3)
    }
  }
}

struct RecorderView: View {
  let title: String
  let state: RecordingAttributes.ContentState
  @ScaledMetric(relativeTo: .body) private var waveHeight: CGFloat = 36

  var body: some View {
    switch state {
    case .recording(let since, let levels):
      VStack(spacing: 8) {
        HStack(alignment: .firstTextBaseline) {
          BlinkingDot()
          Text(title).font(.headline).lineLimit(1)
          Spacer()
          Text(since, style: .timer)
            .font(.system(.title2, design: .monospaced).weight(.light))
            .multilineTextAlignment(.trailing)
        }
        HStack {
          Waveform(levels: levels).equatable().frame(height: waveHeight)
          Button(intent: PauseRecording()) { Image(systemName: "pause.fill") }
            .buttonBorderShape(.circle)
            .tint(.red)
        }
      }
    case let .paused(length):
      HStack {
        Image(systemName: "pause.circle").font(.largeTitle).foregroundStyle(.orange)
        VStack(alignment: .leading) {
          Text("Paused")
          Text(Duration.milliseconds(Int(length * 1000)).formatted(.time(pattern: .minuteSecond(padMinuteToLength: 2, fractionalSecondsLength: 1))))
            .font(.footnote.monospacedDigit())
            .foregroundStyle(.secondary)
        }
        Spacer()
        Button("Resume", intent: PauseRecording()).buttonStyle(.borderedProminent).tint(.red)
      }
    case .saved(let url, let bytes):
      Label {
        VStack(alignment: .leading) {
          Text(url.deletingPathExtension().lastPathComponent)
          Text(bytes, format: .byteCount(style: .file)).font(.caption).foregroundStyle(.secondary)
        }
      } icon: {
        Image(systemName: "waveform.badge.checkmark").foregroundStyle(.green)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}

struct VoiceRecorderLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: RecordingAttributes.self) {
      RecorderView(title: $0.attributes.title, state: $0.state).padding()
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.bottom) {
          RecorderView(title: context.attributes.title, state: context.state)
        }
      } compactLeading: {
        Image(systemName: "waveform").symbolRenderingMode(.hierarchical).foregroundStyle(.red)
      } compactTrailing: {
        switch context.state {
        case .recording(let since, _): Text(since, style: .timer).frame(maxWidth: 48)
        case .paused: Image(systemName: "pause.fill")
        case .saved: Image(systemName: "checkmark")
        }
      } minimal: {
        Image(systemName: "mic.fill").foregroundStyle(.red)
      }
    }
    .supplementalActivityFamilies([.small, .medium])
  }
}

#Preview("Recorder", as: .content, using: RecordingAttributes(title: "Interview, part 2")) {
  VoiceRecorderLiveActivity()
} contentStates: {
  RecordingAttributes.ContentState.recording(
    since: .now - 83, levels: (0..<20).map { Float(abs(sin(Double($0) * 0.9))) })
  RecordingAttributes.ContentState.paused(length: 83.4)
  RecordingAttributes.ContentState.saved(url: URL(fileURLWithPath: "/tmp/Interview 2.m4a"), bytes: 2_340_112)
}
