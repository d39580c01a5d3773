// swift-format-ignore-file

import ActivityKit
import SwiftUI
import WidgetKit

struct PipelineAttributes: ActivityAttributes {
  struct Job: Codable, Hashable, Identifiable {
    enum Status: String, Codable { case queued, running, passed, failed, skipped }
    var id: String
    var status: Status
    var seconds: Int?
  }
  struct ContentState: Codable, Hashable {
    var jobs: [Job]
    var started: Date
  }
  var repository: String
  var branch: String
  var commit: String
}

extension PipelineAttributes.Job.Status {
  @ViewBuilder var icon: some View {
    switch self {
    case .queued: Image(systemName: "clock").foregroundStyle(.secondary)
    case .running: ProgressView().controlSize(.mini)
    case .passed: Image(systemName: "checkmark.circle.fill").foregroundStyle(.green)
    case .failed: Image(systemName: "xmark.octagon.fill").foregroundStyle(.red)
    case .skipped: Image(systemName: "minus.circle").foregroundStyle(.tertiary)
    }
  }
}

struct JobChip: View {
  var job: PipelineAttributes.Job
  var body: some View {
    HStack(spacing: 4) {
      job.status.icon
      Text(job.id).font(.caption).monospaced()
      if let seconds = job.seconds {
        Text(Duration.seconds(seconds), format: .units(allowed: [.minutes, .seconds], width: .narrow))
          .font(.caption2).foregroundStyle(.secondary)
      }
    }
    .padding(.horizontal, 8)
    .padding(.vertical, 4)
    .background(.regularMaterial, in: Capsule())
  }
}

/// Chips that break into rows.
struct FlowLayout: Layout {
  var spacing: CGFloat = 8
  struct Cache { var sizes: [CGSize] = [] }
  func makeCache(subviews: Subviews) -> Cache { Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) }) }
  func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  private func rows(_ width: CGFloat, _ sizes: [CGSize]) -> [[Int]] {
    var rows: [[Int]] = [[]]
    var x: CGFloat = 0
    for (index, size) in sizes.enumerated() {
      if x + size.width > width, !rows[rows.count - 1].isEmpty {
        rows.append([])
        x = 0
      }
      rows[rows.count - 1].append(index)
      x += size.width + spacing
    }
    return rows
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let width = proposal.width ?? .infinity
    let rows = rows(width, cache.sizes)
    let height = rows.map { $0.map { cache.sizes[$0].height }.max() ?? 0 }.reduce(0, +)
    return CGSize(width: width.isFinite ? width : cache.sizes.map(\.width).reduce(0, +), height: height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    var y = bounds.minY
    for row in rows(bounds.width, cache.sizes) {
      var x = bounds.minX
      for index in row {
        subviews[index].place(at: CGPoint(x: x, y: y), proposal: .init(cache.sizes[index]))
        x += cache.sizes[index].width + spacing
      }
      y += row.map { cache.sizes[$0].height }.max() ?? 0
    }
  }
}

struct PipelineLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: PipelineAttributes.self) { context in
      VStack(alignment: .leading, spacing: 6) {
        HStack {
          Text(context.attributes.repository).bold()
          Label(context.attributes.branch, systemImage: "arrow.triangle.branch").foregroundStyle(.purple)
          Spacer()
          Text(context.attributes.commit.prefix(7)).monospaced().foregroundStyle(.secondary)
        }
        .font(.subheadline)
        FlowLayout(spacing: 8) {
          ForEach(context.state.jobs) { JobChip(job: $0) }
        }
      }
      .padding()
    } dynamicIsland: { context in
      let done = context.state.jobs.filter { [.passed, .failed, .skipped].contains($0.status) }.count
      let failed = context.state.jobs.contains { $0.status == .failed }
      return DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Text(context.attributes.repository).bold() }
        DynamicIslandExpandedRegion(.trailing) { Text("\(done)/\(context.state.jobs.count)").monospacedDigit() }
        DynamicIslandExpandedRegion(.bottom) {
          FlowLayout { ForEach(context.state.jobs) { JobChip(job: $0) } }
        }
      } compactLeading: {
        Image(systemName: failed ? "xmark.octagon.fill" : "hammer.fill").foregroundStyle(failed ? .red : .blue)
      } compactTrailing: {
        Text("\(done)/\(context.state.jobs.count)")
      } minimal: {
        CircularProgress(value: Double(done) / Double(max(1, context.state.jobs.count)), failed: failed)
      }
    }
  }
}

struct CircularProgress: View {
  let value: Double
  let failed: Bool
  var body: some View {
    ProgressView(value: value).progressViewStyle(CircularProgressViewStyle(tint: failed ? .red : .green))
  }
}

#Preview("Pipeline", as: .content, using: PipelineAttributes(repository: "islet", branch: "main", commit: "8f7e496a10")) {
  PipelineLiveActivity()
} contentStates: {
  PipelineAttributes.ContentState(
    jobs: [
      .init(id: "lint", status: .passed, seconds: 12), .init(id: "test", status: .running, seconds: 95),
      .init(id: "docs", status: .queued), .init(id: "release", status: .skipped),
    ], started: .now - 100)
  PipelineAttributes.ContentState(
    jobs: [.init(id: "lint", status: .passed, seconds: 12), .init(id: "test", status: .failed, seconds: 131)], started: .now - 300)
}
