import Foundation
import Glibc

/// Times `islet snapshot verify` of a folder that was compiled before, and how much memory its largest process
/// takes, for few and for many snapshots.
@MainActor
enum SnapshotBench {
  private static let rounds = 3
  /// A state is drawn on so many surfaces.
  private static let surfaces = 6
  private static let statesOfPreview = 50

  static func printTimes(program: String) throws {
    guard FileManager.default.isExecutableFile(atPath: program) else {
      return print("Snapshots: there is no \(program)")
    }
    print("Verifying snapshots of a compiled folder, and the memory of the largest process")
    for count in [1000, 10_000] {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
        "islet-bench-\(getpid())-\(count)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let states = (count + surfaces - 1) / surfaces
      try source(states: states).write(
        to: folder.appendingPathComponent("Many.swift"), atomically: true, encoding: .utf8)
      func run(_ action: String) throws -> (code: Int32, time: Duration, memory: Int) {
        try Self.run(
          program, ["snapshot", action, folder.path, "--dir", folder.path + "/Snapshots", "--jobs", "2"])
      }
      // The first run compiles.
      let recorded = try run("record")
      guard recorded.code == 0 else {
        print("\(count): recording ended with exit code \(recorded.code)")
        continue
      }
      var runs: [(code: Int32, time: Duration, memory: Int)] = []
      for _ in 0..<rounds { runs.append(try run("verify")) }
      guard runs.allSatisfy({ $0.code == 0 }) else {
        print("\(count): verifying ended with exit code \(runs.map(\.code).max()!)")
        continue
      }
      let time = runs.map(\.time).sorted()[rounds / 2]
      print(
        "\(states * surfaces)".padded(to: 10), time.column, "verify,", recorded.time.column,
        "record with compiling,", "\(runs.map(\.memory).max()!) MB")
    }
    print()
  }

  /// One activity with previews that have so many states together.
  private static func source(states: Int) -> String {
    var text = """
      import ActivityKit
      import SwiftUI
      import WidgetKit

      struct ManyAttributes: ActivityAttributes {
        struct ContentState: Codable, Hashable { var step: Int }
      }

      struct ManyActivity: Widget {
        var body: some WidgetConfiguration {
          ActivityConfiguration(for: ManyAttributes.self) { context in
            VStack(alignment: .leading) {
              HStack {
                Label("Step \\(context.state.step)", systemImage: "timer").font(.headline)
                Spacer()
                Text("of many").foregroundStyle(.secondary)
              }
              ProgressView(value: Double(context.state.step % 100), total: 100).tint(.orange)
            }
            .padding()
            .activityBackgroundTint(.indigo)
          } dynamicIsland: { context in
            DynamicIsland {
              DynamicIslandExpandedRegion(.leading) { Image(systemName: "timer") }
              DynamicIslandExpandedRegion(.trailing) { Text("\\(context.state.step)").bold() }
              DynamicIslandExpandedRegion(.bottom) {
                ProgressView(value: Double(context.state.step % 100), total: 100)
              }
            } compactLeading: {
              Image(systemName: "timer").foregroundStyle(.orange)
            } compactTrailing: {
              Text("\\(context.state.step)")
            } minimal: {
              Text("\\(context.state.step)")
            }
          }
        }
      }

      """
    for (number, first) in stride(from: 0, to: states, by: statesOfPreview).enumerated() {
      text += "#Preview(\"Part \(number + 1)\", as: .content, using: ManyAttributes()) {\n  ManyActivity()\n"
      text += "} contentStates: {\n"
      for step in first..<min(states, first + statesOfPreview) {
        text += "  ManyAttributes.ContentState(step: \(step))\n"
      }
      text += "}\n\n"
    }
    return text
  }

  /// Runs a program to its end: how it ended, how long that took, and the most memory in megabytes that it or
  /// one of the processes that it started held.
  private static func run(
    _ program: String, _ arguments: [String]
  ) throws -> (code: Int32, time: Duration, memory: Int) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    let start = ContinuousClock.now
    var id = pid_t()
    let error = posix_spawn(&id, program, &actions, nil, &words, environ)
    guard error == 0 else { throw POSIXError(POSIXErrorCode(rawValue: error) ?? .ENOENT) }
    var status: Int32 = 0
    var usage = rusage()
    while wait4(id, &status, 0, &usage) < 0, errno == EINTR {}
    let code = status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
    return (code, .now - start, usage.ru_maxrss / 1024)
  }
}
