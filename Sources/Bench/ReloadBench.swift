import Foundation
import Glibc
import Workshop

/// Times the way from a saved file to its frame on a terminal, beside the bare compiler.
@MainActor
struct ReloadBench {
  private static let rounds = 7
  private let folder: URL
  private let program: String

  /// Prints the medians of both and the difference.
  static func printReload(program: String) throws {
    guard FileManager.default.isExecutableFile(atPath: program) else {
      return print("From save to frame: there is no \(program)")
    }
    let bench = ReloadBench(
      folder: FileManager.default.temporaryDirectory.appendingPathComponent("islet-bench-\(getpid())"),
      program: program)
    try FileManager.default.createDirectory(at: bench.folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: bench.folder) }
    try bench.save(word: "starting")
    let bare = try (0..<rounds).map { _ in try bench.compile() }
    let reload = try bench.reload()
    print("From a saved file to its frame in the terminal, and the compiler by itself")
    print("swiftc -emit-library".padding(toLength: 35, withPad: " ", startingAt: 0), median(bare))
    print("save to frame".padding(toLength: 35, withPad: " ", startingAt: 0), median(reload))
    let opening = try bench.openMany()
    print(
      "200 sources to the waiting phone".padding(toLength: 35, withPad: " ", startingAt: 0),
      opening.phone.column)
    print(
      "200 sources to their frame".padding(toLength: 35, withPad: " ", startingAt: 0), opening.frame.column)
    print()
  }

  private static func median(_ times: [Duration]) -> String { times.sorted()[times.count / 2].column }

  private var file: URL { folder.appendingPathComponent("Bench.swift") }

  private func save(word: String) throws {
    try """
    import ActivityKit
    import SwiftUI
    import WidgetKit

    struct BenchAttributes: ActivityAttributes {
      struct ContentState: Codable, Hashable { var step: Int }
    }

    struct BenchActivity: Widget {
      var body: some WidgetConfiguration {
        ActivityConfiguration(for: BenchAttributes.self) { context in
          HStack { Text("\(word)"); Spacer(); Text("\\(context.state.step)").font(.headline) }.padding()
        } dynamicIsland: { context in
          DynamicIsland {
            DynamicIslandExpandedRegion(.leading) { Text("\(word)") }
          } compactLeading: {
            Image(systemName: "timer")
          } compactTrailing: {
            Text("\\(context.state.step)")
          } minimal: {
            Image(systemName: "timer")
          }
        }
      }
    }

    #Preview("Bench", as: .content, using: BenchAttributes()) {
      BenchActivity()
    } contentStates: {
      BenchAttributes.ContentState(step: 1)
    }
    """.write(to: file, atomically: true, encoding: .utf8)
  }

  /// The compiler as anyone would call it for the same file.
  private func compile() throws -> Duration {
    let beside = URL(fileURLWithPath: program).deletingLastPathComponent().path
    var arguments = [
      "swiftc", "-emit-library", "-parse-as-library", "-Onone", "-I", "\(beside)/Modules",
      "-load-plugin-executable", "\(beside)/PreviewMacros-tool#PreviewMacros", "-o",
      folder.appendingPathComponent("libBench.so").path, file.path,
    ]
    let map = folder.appendingPathComponent("module.modulemap")
    try Compiler.hiddenModules.write(to: map, atomically: true, encoding: .utf8)
    arguments += ["-Xcc", "-fmodule-map-file=\(map.path)"]
    let library = folder.appendingPathComponent("libBench.so")
    try? FileManager.default.removeItem(at: library)
    let time = try ContinuousClock().measure { try Bench.run("/usr/bin/env", arguments) }
    // A compiler that refuses is fast.
    guard FileManager.default.fileExists(atPath: library.path) else { throw CocoaError(.fileNoSuchFile) }
    return time
  }

  /// Opens a folder of 200 sources that were never compiled, and waits for the first picture and for theirs.
  private func openMany() throws -> (phone: Duration, frame: Duration) {
    for number in 1..<200 {
      try """
      import SwiftUI

      struct Part\(number): View {
        var body: some View { Text("part \(number)") }
      }
      """.write(
        to: folder.appendingPathComponent("Part\(number).swift"), atomically: true, encoding: .utf8)
    }
    try save(word: "together")
    let start = ContinuousClock.now
    return try open { terminal in
      try terminal.wait(for: "Compiling")
      let phone = ContinuousClock.now - start
      try terminal.wait(for: "together")
      return (phone, ContinuousClock.now - start)
    }
  }

  /// Saves under a running program and waits until the terminal shows it.
  private func reload() throws -> [Duration] {
    try open { terminal in
      try terminal.wait(for: "starting")
      var times: [Duration] = []
      for round in 0..<Self.rounds {
        // No letter stays where it was: a terminal is sent only what differs.
        let word = String((0..<8).map { Character(UnicodeScalar(UInt8(97 + ($0 * 3 + round) % 26))) })
        let start = ContinuousClock.now
        try save(word: word)
        try terminal.wait(for: word)
        times.append(ContinuousClock.now - start)
        // The mark of the last build is drawn, and the machine is quiet again.
        usleep(300_000)
      }
      return times
    }
  }

  /// Opens the folder in a terminal while something is done with that.
  private func open<Value>(_ body: (BenchTerminal) throws -> Value) throws -> Value {
    let terminal = try BenchTerminal(program: program, arguments: [folder.path], columns: 100, rows: 30)
    defer { terminal.end() }
    return try body(terminal)
  }
}
