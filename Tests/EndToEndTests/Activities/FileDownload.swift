// swift-format-ignore-file

import Foundation
import ActivityKit
import SwiftUI
import WidgetKit

struct DownloadAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    struct Item: Codable, Hashable, Identifiable {
      let id: Int
      var name: String
      var received: Int64
      var total: Int64
      var failure: String?

      var fraction: Double { total == 0 ? 0 : Double(received) / Double(total) }
    }
    var items: [Item]
    var bytesPerSecond: Int64
  }
}

struct DownloadProgressStyle: ProgressViewStyle {
  var isFailed = false

  func makeBody(configuration: Configuration) -> some View {
    let fraction = configuration.fractionCompleted ?? 0
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        configuration.label.lineLimit(1).truncationMode(.middle)
        Spacer(minLength: 8)
        configuration.currentValueLabel.foregroundStyle(.secondary)
      }
      .font(.footnote)
      ZStack(alignment: .leading) {
        Capsule().fill(.quaternary)
        GeometryReader { proxy in
          Capsule()
            .fill(isFailed ? AnyShapeStyle(.red) : AnyShapeStyle(.tint))
            .frame(width: proxy.size.width * fraction)
        }
      }
      .frame(height: 5)
    }
  }
}

struct DownloadRow: View {
  let item: DownloadAttributes.ContentState.Item

  var body: some View {
    ProgressView(value: item.fraction) {
      Text(item.name)
    } currentValueLabel: {
      if let failure = item.failure {
        Label(failure, systemImage: "exclamationmark.triangle.fill").foregroundStyle(.red)
      } else {
        Text("\(item.received.formatted(.byteCount(style: .file))) of \(item.total.formatted(.byteCount(style: .file)))")
      }
    }
    .progressViewStyle(DownloadProgressStyle(isFailed: item.failure != nil))
  }
}

struct DownloadView: View {
  let state: DownloadAttributes.ContentState

  private var fraction: Double {
    let total = state.items.map(\.total).reduce(0, +)
    return total > 0 ? Double(state.items.reduce(0) { $0 + $1.received }) / Double(total) : 0
  }

  var body: some View {
    ViewThatFits(in: .vertical) {
      list(state.items[...])
      list(state.items.prefix(2))
    }
    .safeAreaInset(edge: .bottom) {
      HStack {
        Text("\(ByteCountFormatter.string(fromByteCount: state.bytesPerSecond, countStyle: .binary))/s")
        Spacer()
        Text(fraction, format: .percent.precision(.fractionLength(0...1)))
      }
      .font(.caption.bold())
      .foregroundStyle(.tint)
    }
  }

  private func list(_ items: ArraySlice<DownloadAttributes.ContentState.Item>) -> some View {
    VStack(spacing: 6) {
      ForEach(items) { DownloadRow(item: $0) }
      if items.count < state.items.count {
        Text("and \(state.items.count - items.count) more").font(.caption2).frame(maxWidth: .infinity, alignment: .leading)
      }
    }
  }
}

struct FileDownloadLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: DownloadAttributes.self, content: { context in
      DownloadView(state: context.state).padding().tint(.cyan)
    }, dynamicIsland: { context in
      let fraction = context.state.items.first?.fraction ?? 0
      return DynamicIsland {
        DynamicIslandExpandedRegion(.bottom) { DownloadView(state: context.state).tint(.cyan) }
      } compactLeading: {
        Gauge(value: fraction) { Image(systemName: "arrow.down") }
          .gaugeStyle(.accessoryCircularCapacity)
          .tint(.cyan)
          .scaleEffect(0.5)
          .frame(width: 24, height: 24)
      } compactTrailing: {
        Text(fraction, format: .percent.precision(.fractionLength(0))).contentTransition(.numericText())
      } minimal: {
        ProgressView(value: fraction).progressViewStyle(.circular).tint(.cyan)
      }
    })
  }
}

#Preview("Downloads", as: .content, using: DownloadAttributes()) {
  FileDownloadLiveActivity()
} contentStates: {
  DownloadAttributes.ContentState(
    items: [.init(id: 1, name: "debian-12.11.0-amd64-netinst.iso", received: 412_000_000, total: 702_545_920, failure: nil)],
    bytesPerSecond: 18_350_080)
  DownloadAttributes.ContentState(
    items: [
      .init(id: 1, name: "Lecture 1.mp4", received: 88_000_000, total: 120_000_000, failure: nil),
      .init(id: 2, name: "Lecture 2.mp4", received: 10_000_000, total: 240_000_000, failure: "No space"),
      .init(id: 3, name: "Lecture 3.mp4", received: 0, total: 90_000_000, failure: nil),
      .init(id: 4, name: "Slides.pdf", received: 4_000_000, total: 4_000_000, failure: nil),
    ], bytesPerSecond: 2_400_000)
}
