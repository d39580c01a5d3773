import Cells
import Foundation
import Glibc
import Phone
import Snapshots
import StageLink
import Terminal
import Workshop

/// `islet snapshot`: writes frames to files, or compares frames with files.
///
/// It compiles and runs no user's code itself: workers do, and it takes in what they say.
struct SnapshotCommand {
  let options: SnapshotOptions
  let arguments: [String]
  let environment: [String: String]
  let output: Output
  let errors: Output

  /// Columns where nobody can say how many there are.
  private static let columns = 160

  /// Carries the command out and answers the exit code.
  func run() throws -> Int32 {
    Interruption.handle()
    // What is wrong with the options is told before anything is compiled.
    if options.action == .review { try TerminalScreen.check(environment: environment) }
    let given = try options.view.content.read()
    guard !options.sources.paths.isEmpty else { return try run(.gallery, given) }
    return try run(given, isAgain: false)
  }

  private func run(_ given: GivenContent?, isAgain: Bool) throws -> Int32 {
    let library = try options.sources.compile()
    defer { library.remove() }
    for notice in library.notices where !isAgain {
      try errors.write("islet: \(PrintableText.make(notice))\n")
    }
    do {
      return try run(library.source, given)
    } catch let error as WorkshopError where error.isAboutLoading && library.isFromCache && !isAgain {
      // Whatever is wrong with it, a new one may be better.
      library.discard()
      return try run(given, isAgain: true)
    }
  }

  private func run(_ source: StageConfiguration.Source, _ given: GivenContent?) throws -> Int32 {
    let work = SnapshotWork(arguments: arguments, source: source, given: given)
    var progress = ProgressLine(
      errors, environment: environment, verb: options.action == .record ? "recorded" : "verified")
    let workers = try SnapshotWorkers(work, count: options.jobs) { line in
      try progress.clear()
      try errors.write(line)
    }
    defer { workers.close() }
    var tally = SnapshotTally()
    var list = try options.action == .review ? ReviewList(options.folder) : nil
    var reports = try SnapshotReports(options)
    let text = FindingText(depth: depth, columns: output.columns ?? Self.columns)
    var failure: OutputError?
    while let outcome = try workers.next() {
      tally.add(outcome.kind)
      let finding = outcome.kind == .same ? nil : SnapshotFinding(outcome, in: options.folder)
      try reports.add(outcome, finding)
      var shown: String?
      switch outcome.kind {
      case .same: break
      case _ where list != nil: if outcome.kind.isFault { try list?.append(outcome) }
      case .orphan where options.prunes:
        try options.folder.remove(outcome.name)
        shown = "removed  \(outcome.name)\n"
      case .added, .updated: shown = "\(outcome.kind.word)  \(outcome.name)\n"
      default: shown = finding.map(text.text)
      }
      if let shown, failure == nil {
        try progress.clear()
        // The files of the reports are wanted though nobody reads the lines to their end.
        do { try output.write(shown) } catch { failure = error }
      }
      try progress.show(tally.total, of: workers.total, faults: tally.faults)
    }
    try progress.clear()
    workers.close()
    try reports.finish()
    if let failure { throw failure }
    if let list, list.count > 0 { return try review(list) }
    try output.write(summary(tally))
    return code(tally)
  }

  /// Lets somebody decide; 1 where something is left.
  private func review(_ list: ReviewList) throws -> Int32 {
    let theme = try ThemeLibrary.installedTheme(named: options.view.theme, environment: environment)
    // The screen answers signals itself.
    Interruption.end()
    let outcome = try SnapshotReview.run(
      list, in: options.folder, environment: environment, color: options.color,
      half: theme.half(for: options.view.appearance))
    Interruption.releaseAll()
    switch outcome {
    case .failure(let ending): return 128 + ending.signal
    case .success(let review):
      let accepted = review.count(.accepted)
      let words: [(Int, String)] = [
        (accepted, "accepted"), (review.count(.rejected), "rejected"), (review.count(.skipped), "skipped"),
        (review.decisions.count { $0 == nil }, "not looked at"),
      ]
      let parts = words.compactMap { $0 > 0 ? "\($0) \($1)" : nil }
      try output.write("\(parts.joined(separator: ", "))\n")
      return accepted == review.count ? 0 : 1
    }
  }

  private var depth: ColorDepth {
    ColorDepth.resolve(environment: environment, option: options.color, isTerminal: output.isTerminal)
  }

  /// 1 where something is at fault. An orphan is no fault of a run that records.
  private func code(_ tally: SnapshotTally) -> Int32 {
    let orphans = options.action == .record ? tally[.orphan] : 0
    return tally.faults > orphans ? 1 : 0
  }

  /// What came of it, and what to do about it.
  private func summary(_ tally: SnapshotTally) -> String {
    var lines = [tally.summary]
    if options.action == .record {
      if tally[.orphan] > 0, !options.prunes {
        lines.append("\(options.command(.record)) --prune removes what has no frame any more")
      }
    } else {
      if tally[.changed] + tally[.missing] + tally[.unreadable] > 0 {
        lines.append("to look at them and accept what is right: \(options.command(.review))")
      }
      if tally[.orphan] > 0 { lines.append("to remove orphans: \(options.command(.record)) --prune") }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
