import Foundation
import Glibc

/// Times the program as a person sees it: a key to the bytes that answer it, a second that passes, and nothing at
/// all, in a pseudo-terminal.
enum TerminalBench {
  private static let presses = 400
  private static let seconds = 10

  static func printTimes(program: String) throws {
    guard FileManager.default.isExecutableFile(atPath: program) else {
      return print("In a terminal: there is no \(program)")
    }
    print("A key to another state, in a pseudo-terminal: until the first byte, and until the last")
    print("size           first median         99 %   last median         99 %   (8 ms, 16 ms)")
    for (columns, rows) in [(80, 24), (100, 50), (200, 60)] {
      let times = try keys(program, columns, rows)
      print(
        "\(columns) x \(rows)".padded(to: 12), times.first.part(50), "  ", times.first.part(99), "  ",
        times.last.part(50), "  ", times.last.part(99))
    }
    print()
    print("A timer that counts, and nothing, for \(seconds) seconds")
    let ticking = try resting(program, source: timer)
    print("bytes a second".padded(to: 35), "\(ticking.bytes / seconds)   (200)")
    print("processor time, a timer".padded(to: 35), ticking.time.column)
    let still = try resting(program, source: nil)
    print("bytes where nothing moves".padded(to: 35), "\(still.bytes)   (0)")
    print("processor time, nothing".padded(to: 35), still.time.column, "  (about none)")
    print()
  }

  // MARK: Keys

  private static func keys(
    _ program: String, _ columns: Int, _ rows: Int
  ) throws -> (first: [Duration], last: [Duration]) {
    let terminal = try BenchTerminal(
      program: program, arguments: ["--at", "2026-01-09T09:41:00Z"], columns: columns, rows: rows,
      environment: ["TERM": "xterm-256color", "COLORTERM": "truecolor"])
    defer { terminal.end() }
    try terminal.wait(for: "cortado")
    terminal.rest()
    var (first, last): ([Duration], [Duration]) = ([], [])
    for press in 0..<presses {
      // To the next state and back: each changes what is seen.
      let start = ContinuousClock.now
      terminal.press(press.isMultiple(of: 2) ? "\u{1B}[C" : "\u{1B}[D")
      guard terminal.take(within: .seconds(5)) else { throw CocoaError(.fileReadUnknown) }
      let began = ContinuousClock.now - start
      var ended = began
      while terminal.take(within: .milliseconds(20)) { ended = ContinuousClock.now - start }
      first.append(began)
      last.append(ended)
    }
    return (first, last)
  }

  // MARK: Rest

  private static let timer = """
    import SwiftUI
    #Preview("Timer") { Text(Date(timeIntervalSinceReferenceDate: 0), style: .timer) }
    """

  /// What is written, and the processor time of the program's processes, while nobody presses a key.
  ///
  /// - Parameter source: A view to show; `nil` is the gallery with a clock that stands.
  private static func resting(_ program: String, source: String?) throws -> (bytes: Int, time: Duration) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "islet-bench-\(getpid())-timer")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var arguments = ["--at", "2026-01-09T09:41:00Z"]
    if let source {
      try source.write(
        to: folder.appendingPathComponent("Timer.swift"), atomically: true, encoding: .utf8)
      arguments = [folder.path]
    }
    let terminal = try BenchTerminal(
      program: program, arguments: arguments, columns: 80, rows: 24,
      environment: ["TERM": "xterm-256color", "COLORTERM": "truecolor"])
    defer { terminal.end() }
    try terminal.wait(for: source == nil ? "cortado" : "Timer")
    // The mark of the build goes after four seconds.
    let settled = ContinuousClock.now + .seconds(6)
    while ContinuousClock.now < settled { terminal.take(within: .milliseconds(200)) }
    let (bytes, time) = (terminal.count, processorTime(below: terminal.process))
    let end = ContinuousClock.now + .seconds(seconds)
    while ContinuousClock.now < end { terminal.take(within: .milliseconds(100)) }
    return (terminal.count - bytes, processorTime(below: terminal.process) - time)
  }

  /// What a process and those it has started have used of the processors, to the nanosecond where the kernel
  /// says so.
  private static func processorTime(below process: Int32) -> Duration {
    var total = Duration.zero
    for name in (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? [] {
      guard let id = Int32(name), let stat = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8),
        let words = stat.split(separator: ")").last?.split(separator: " "), words.count > 12,
        id == process || Int32(words[1]) == process
      else { continue }
      let tasks = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(id)/task")) ?? []
      let times = tasks.compactMap { task -> Int? in
        let text = try? String(contentsOfFile: "/proc/\(id)/task/\(task)/schedstat", encoding: .utf8)
        return text?.split(separator: " ").first.flatMap { Int($0) }
      }
      if times.isEmpty {
        // Ticks of a hundredth of a second.
        total += .milliseconds(10 * ((Int(words[11]) ?? 0) + (Int(words[12]) ?? 0)))
      } else {
        total += .nanoseconds(times.reduce(0, +))
      }
    }
    return total
  }
}

extension [Duration] {
  /// The time that so many per cent are within, as a column.
  fileprivate func part(_ percent: Int) -> String {
    let sorted = self.sorted()
    return sorted.isEmpty ? "" : sorted[Swift.min(count - 1, count * percent / 100)].column
  }
}
