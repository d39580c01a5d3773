import ActivityKit
import Foundation
import IsletTesting
import SwiftUI
import WidgetKit

/// Times a snapshot assertion of a package's tests that passes: the frame drawn as text and in colour, its file
/// read, the two compared.
@MainActor
enum AssertionBench {
  static func printTimes() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "islet-bench-\(getpid())-assertions")
    defer { try? FileManager.default.removeItem(at: folder) }
    print("One snapshot assertion")
    for surfaces in SnapshotSurface.usual.map({ [$0] }) + [SnapshotSurface.usual] {
      let name = surfaces.count == 1 ? surfaces[0].rawValue : "all six"
      let site = TestSite(
        fileID: "Bench/Bench.swift", filePath: folder.path + "/Bench.swift", function: name, line: 1,
        column: 1, suites: [])
      func failures(record: SnapshotRecording) -> Int {
        SnapshotAssertion(site, named: nil, on: surfaces, .standard, record: record).failures {
          try SnapshotAssertion.subjects(
            TripActivity(), TripAttributes(line: "U7"), [.init(stop: "Kleistpark", minutes: 4)],
            function: name)
        }.count
      }
      // Recording is told as a failure.
      guard failures(record: .missing) == 1, failures(record: .never) == 0 else {
        print(name.padded(to: 18), "did not pass")
        continue
      }
      print(name.padded(to: 18), Stopwatch().median { _ = failures(record: .never) }.column)
    }
    print()
  }
}

private struct TripAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var stop: String
    var minutes: Int
  }

  var line: String
}

private struct TripActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: TripAttributes.self) { context in
      VStack(alignment: .leading, spacing: 8) {
        HStack {
          Label(context.attributes.line, systemImage: "tram.fill").font(.headline)
          Spacer()
          Text("\(context.state.minutes) min").monospacedDigit().foregroundStyle(.orange)
        }
        ProgressView(value: Double(10 - context.state.minutes), total: 10).tint(.orange)
        HStack {
          Text(context.state.stop).foregroundStyle(.secondary)
          Spacer()
          Text(.now + 240, style: .time)
        }
      }
      .padding()
      .activityBackgroundTint(.indigo)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Image(systemName: "tram.fill") }
        DynamicIslandExpandedRegion(.trailing) { Text("\(context.state.minutes) min").bold() }
        DynamicIslandExpandedRegion(.bottom) {
          Text(context.state.stop)
          ProgressView(value: Double(10 - context.state.minutes), total: 10)
        }
      } compactLeading: {
        Image(systemName: "tram.fill").foregroundStyle(.orange)
      } compactTrailing: {
        Text("\(context.state.minutes)m")
      } minimal: {
        Text("\(context.state.minutes)")
      }
    }
  }
}
