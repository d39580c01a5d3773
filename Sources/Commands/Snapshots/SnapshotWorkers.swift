import Cells
import Foundation
import Snapshots
import Workshop

/// The workers of one run. Outcomes come in the order of their positions, whichever worker they come from; one
/// that is ahead waits, so that what is kept does not grow with their number.
final class SnapshotWorkers {
  private struct Worker {
    var work: SnapshotWork
    var process: WorkerProcess
    /// What it was drawing when it was last heard of.
    var begun: SnapshotOutcome?
    /// Its next outcome.
    var head: SnapshotOutcome?
    var isDone = false
  }

  /// Where a user's code says something, and where it cannot be shown.
  private let tell: (String) throws -> Void
  private var workers: [Worker] = []
  private var notices: Set<String> = []
  private let decoder = JSONDecoder()
  /// How many outcomes there will be, orphans aside; 0 until a worker has said so.
  private(set) var total = 0

  private static let mostLines = 12

  /// Starts workers.
  ///
  /// - Parameters:
  ///   - work: What all of them do together.
  ///   - tell: Takes lines for standard error.
  /// - Throws: `WorkshopError` when none can be started.
  init(_ work: SnapshotWork, count: Int, tell: @escaping (String) throws -> Void) throws {
    self.tell = tell
    for part in 0..<count {
      var work = work
      work.part = part
      work.parts = count
      workers.append(Worker(work: work, process: try Self.start(work)))
    }
  }

  private static func start(_ work: SnapshotWork) throws -> WorkerProcess {
    try .start(
      arguments: [SnapshotWorker.argument],
      input: String(decoding: try JSONEncoder().encode(work), as: UTF8.self))
  }

  /// Ends all of them at once.
  func close() {
    for worker in workers { worker.process.close() }
  }

  /// The next outcome; `nil` after the last.
  ///
  /// - Throws: `WorkshopError` and `CommandError` for what ends the whole run.
  func next() throws -> SnapshotOutcome? {
    var best: Int?
    for index in workers.indices {
      if workers[index].head == nil, !workers[index].isDone { try advance(index) }
      guard let head = workers[index].head else { continue }
      if best == nil || head.position < workers[best!].head!.position { best = index }
    }
    guard let best else { return nil }
    defer { workers[best].head = nil }
    return workers[best].head
  }

  /// Waits for a worker's next outcome.
  private func advance(_ index: Int) throws {
    while workers[index].head == nil, !workers[index].isDone {
      guard let line = workers[index].process.nextLine() else {
        try replace(index)
        continue
      }
      switch try decoder.decode(SnapshotMessage.self, from: Data(line)) {
      case .total(let number): total = number
      case .notice(let text):
        if notices.insert(text).inserted { try tell("islet: \(PrintableText.make(text))\n") }
      case .began(let position, let name, let title):
        workers[index].begun = SnapshotOutcome(position: position, name: name, title: title, kind: .crashed)
      case .outcome(let outcome):
        workers[index].begun = nil
        workers[index].head = outcome
        try pass(workers[index].process.takePrintedSoFar())
      case .failure(let message, let exitCode, let isAboutLoading):
        try pass(workers[index].process.takePrinted())
        if isAboutLoading {
          var error = WorkshopError(exitCode == 2 ? .input : .source, message)
          error.isAboutLoading = true
          throw error
        }
        throw CommandError(exitCode: exitCode, message)
      case .end:
        workers[index].isDone = true
        try pass(workers[index].process.takePrinted())
      }
    }
  }

  private func pass(_ printed: String) throws {
    guard !printed.isEmpty else { return }
    try tell(PrintableText.make(printed, keepsLineFeeds: true))
  }

  /// Goes on behind the frame at which a worker has ended.
  private func replace(_ index: Int) throws {
    let printed = workers[index].process.takePrinted()
    workers[index].process.close()
    let lines = PrintableText.make(printed, keepsLineFeeds: true).split(separator: "\n").map(String.init)
    let said = lines.suffix(Self.mostLines).joined(separator: "\n")
    guard var outcome = workers[index].begun else {
      throw CommandError(
        exitCode: 1,
        said.isEmpty ? "the sources' code ended the process before a frame was drawn" : Self.untagged(said))
    }
    outcome.message = said.isEmpty ? "it ended the process without a word" : Self.untagged(said)
    workers[index].head = outcome
    workers[index].begun = nil
    workers[index].work.first = outcome.position + 1
    workers[index].process = try Self.start(workers[index].work)
  }

  /// Without the program's name, which begins messages on standard error.
  private static func untagged(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix("islet: ") ? $0.dropFirst(7) : $0 }.joined(separator: "\n")
  }
}
