// swift-format-ignore-file

import ActivityKit
import SwiftUI
import WidgetKit

struct UploadQueueAttributes: ActivityAttributes {
  struct Item: Codable, Hashable, Identifiable {
    let id: Int
    let title: String
    var sent: Int64
    let total: Int64
    var failure: String?
    var fraction: Double { total == 0 ? 0 : Double(sent) / Double(total) }
  }
  struct ContentState: Codable, Hashable {
    var items: [Item]
    var bytesPerSecond: Int64
    var isWaitingForWiFi: Bool
  }
  let show: String
}

/// Thin bar with a stripe for what is done.
struct ThinBarStyle: ProgressViewStyle {
  var height: CGFloat = 4

  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      HStack {
        configuration.label
        Spacer()
        configuration.currentValueLabel.foregroundStyle(.secondary)
      }
      .lineLimit(1)
      RoundedRectangle(cornerRadius: height / 2)
        .fill(.quaternary)
        .overlay(alignment: .leading) {
          GeometryReader { proxy in
            RoundedRectangle(cornerRadius: height / 2)
              .fill(.tint)
              .frame(width: proxy.size.width * (configuration.fractionCompleted ?? 0))
          }
        }
        .frame(height: height)
    }
  }
}

extension ProgressViewStyle where Self == ThinBarStyle {
  static var thinBar: ThinBarStyle { .init() }
  static func thinBar(height: CGFloat) -> ThinBarStyle { .init(height: height) }
}

struct UploadRow: View {
  let item: UploadQueueAttributes.Item

  var body: some View {
    ProgressView(value: item.fraction) {
      Text(item.title).font(.footnote)
    } currentValueLabel: {
      if let failure = item.failure {
        Text(failure).foregroundStyle(.red)
      } else if item.sent == item.total {
        Image(systemName: "checkmark")
      } else {
        Text(item.fraction, format: .percent.rounded(increment: 1))
      }
    }
    .font(.caption2)
    .progressViewStyle(.thinBar)
    .tint(item.failure == nil ? .purple : .red)
  }
}

struct PodcastUploadsLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: UploadQueueAttributes.self) { context in
      let rest = context.state.items.filter { $0.sent < $0.total && $0.failure == nil }
      VStack(alignment: .leading, spacing: 6) {
        Section {
          ForEach(context.state.items.prefix(3)) { UploadRow(item: $0) }
        } header: {
          HStack(spacing: 6) {
            Image(systemName: "icloud.and.arrow.up.fill")
            Text(context.attributes.show).font(.headline)
            Spacer()
            if context.state.isWaitingForWiFi {
              Label("Waiting for Wi-Fi", systemImage: "wifi.slash").font(.caption)
            } else {
              Text("\(context.state.bytesPerSecond.formatted(.byteCount(style: .memory, allowedUnits: [.kb, .mb])))/s").font(.caption)
            }
          }
        } footer: {
          if rest.count > 1 {
            Text("\(rest.count) episodes left: \(rest.map(\.title).formatted(.list(type: .and)))")
              .font(.caption2).foregroundStyle(.tertiary).lineLimit(1).truncationMode(.middle)
          }
        }
      }
      .scenePadding()
    } dynamicIsland: { context in
      let total = context.state.items.reduce(into: (0.0, 0.0)) { $0.0 += Double($1.sent); $0.1 += Double($1.total) }
      return DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Text(context.attributes.show).font(.headline) }
        DynamicIslandExpandedRegion(.trailing) { Text(total.0 / max(total.1, 1), format: .percent.precision(.fractionLength(0))) }
        DynamicIslandExpandedRegion(.bottom) {
          VStack { ForEach(context.state.items.prefix(2)) { UploadRow(item: $0) } }
        }
      } compactLeading: {
        Image(systemName: "arrow.up.circle.fill").foregroundStyle(.purple)
      } compactTrailing: {
        ProgressView(value: total.0, total: max(total.1, 1)).progressViewStyle(.circular).tint(.purple).frame(width: 20, height: 20)
      } minimal: {
        Gauge(value: total.0, in: 0...max(total.1, 1)) { EmptyView() } currentValueLabel: { Image(systemName: "arrow.up") }
          .gaugeStyle(.accessoryCircularCapacity).tint(.purple)
      }
    }
  }
}

#Preview("Uploads", as: .content, using: UploadQueueAttributes(show: "Quiet Machines")) {
  PodcastUploadsLiveActivity()
} contentStates: {
  UploadQueueAttributes.ContentState(
    items: [
      .init(id: 1, title: "41 The loom", sent: 48_000_000, total: 48_000_000),
      .init(id: 2, title: "42 Steam, and who paid for it", sent: 20_500_000, total: 61_000_000),
      .init(id: 3, title: "43 Clocks", sent: 0, total: 55_000_000),
    ], bytesPerSecond: 1_340_000, isWaitingForWiFi: false)
  UploadQueueAttributes.ContentState(
    items: [.init(id: 2, title: "42 Steam, and who paid for it", sent: 20_500_000, total: 61_000_000, failure: "Server full")],
    bytesPerSecond: 0, isWaitingForWiFi: true)
}
