import Snapshots

/// The reports that a run of `verify` was asked for. What they hold waits in files, so that they may be of any
/// size.
struct SnapshotReports {
  private var junit: (path: String, format: SnapshotJUnit, body: Spool)?
  private var page: (path: String, format: SnapshotReport, body: Spool)?
  private let start = ContinuousClock.now

  init(_ options: SnapshotOptions) throws {
    junit = try options.junit.map { ($0, SnapshotJUnit(), try Spool()) }
    page = try options.report.map { ($0, SnapshotReport(), try Spool()) }
  }

  /// Takes in an outcome.
  ///
  /// - Parameter finding: The same with its snapshots; `nil` where there is nothing to see.
  mutating func add(_ outcome: SnapshotOutcome, _ finding: SnapshotFinding?) throws {
    if let text = junit?.format.testCase(outcome, finding) { try junit?.body.append(text) }
    page?.format.count(outcome.kind)
    if let finding, outcome.kind.isFault, let text = page?.format.section(finding) {
      try page?.body.append(text)
    }
  }

  /// Writes the files.
  ///
  /// - Throws: `OutputError`.
  func finish() throws {
    if let (path, format, body) = junit {
      let head = format.head(seconds: (ContinuousClock.now - start) / .seconds(1))
      try write(path, head: head, body, tail: format.tail)
    }
    if let (path, format, body) = page { try write(path, head: format.head, body, tail: format.tail) }
  }

  private func write(_ path: String, head: String, _ body: Spool, tail: String) throws {
    try OutputFile.write(to: path) { output throws(OutputError) in
      try output.write(head)
      try body.copy(to: output)
      try output.write(tail)
    }
  }
}
