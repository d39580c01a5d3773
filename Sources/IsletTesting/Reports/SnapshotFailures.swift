import Cells
import Snapshots

/// Turns what came of an assertion's snapshots into failures: one for each frame that differs, and one for all
/// those that were recorded or could not be.
struct SnapshotFailures {
  let choice: RecordingChoice
  /// The folder of the snapshots, as messages show it.
  let folder: String

  private(set) var failures: [SnapshotFailure] = []
  private var recorded: [SnapshotName] = []
  private var missing: [SnapshotFinding] = []
  private var clashes: [SnapshotName] = []
  private var count = 0

  init(_ choice: RecordingChoice, folder: String) {
    self.choice = choice
    self.folder = folder
  }

  /// A snapshot whose file belongs to another frame.
  mutating func addClash(_ name: SnapshotName) { clashes.append(name) }

  /// A file that cannot be read or written.
  mutating func add(_ error: any Error) {
    failures.append(SnapshotFailure(message: PrintableText.make("\(error)", keepsLineFeeds: true)))
  }

  mutating func add(_ judged: JudgedSnapshot) {
    count += 1
    let finding = judged.finding
    switch finding.outcome.kind {
    case .missing where judged.isWritten: recorded.append(finding.outcome.name)
    case .missing: missing.append(finding)
    case .changed, .unreadable:
      let variable = SnapshotRecording.variable
      let advice =
        judged.isWritten
        ? "Recorded (\(choice.reason)): the file holds the new frame now. Look at it and run the test again."
        : judged.isForeign
          ? "It is never written over: remove it, run the test with \(variable)=missing and commit the file."
          : "If the new frame is right, run the test with \(variable)=failed and commit the file."
      failures.append(
        SnapshotFailure(
          message: [
            "\(finding.outcome.kind.word)  \(folder)/\(finding.outcome.name)",
            PrintableText.make(finding.details, keepsLineFeeds: true), advice,
          ].joined(separator: "\n"),
          attachments: [Self.attachment(finding)].compactMap { $0 }))
    default: if judged.isWritten { recorded.append(finding.outcome.name) }
    }
  }

  /// All failures, those of many snapshots together at the end.
  func finished() -> [SnapshotFailure] {
    var failures = failures
    if !clashes.isEmpty {
      failures.append(
        SnapshotFailure(
          message: """
            the test has drawn another frame for \(Self.words(clashes.count, "this snapshot", "these snapshots")) \
            before, below \(folder):
            \(Self.list(clashes))
            An assertion that runs more than once says by named: what each run is about.
            """))
    }
    if !missing.isEmpty {
      failures.append(
        SnapshotFailure(
          message: """
            \(Self.words(missing.count, "a snapshot is", "snapshots are")) not recorded, and nothing is \
            recorded here (\(choice.reason)), below \(folder):
            \(Self.list(missing.map(\.outcome.name)))
            Run the test with \(SnapshotRecording.variable)=missing and commit what it writes.
            """,
          attachments: missing.compactMap(Self.attachment)))
    }
    if choice.recording == .all {
      failures.append(
        SnapshotFailure(
          message: """
            \(choice.reason) records every snapshot; \(recorded.count) of \(count) written below \(folder)\
            \(recorded.isEmpty ? "" : ":\n\(Self.list(recorded))")
            Take it back and run the test again.
            """))
    } else if !recorded.isEmpty {
      failures.append(
        SnapshotFailure(
          message: """
            recorded \(Self.words(recorded.count, "a new snapshot", "new snapshots")) below \(folder):
            \(Self.list(recorded))
            Look at \(recorded.count == 1 ? "it, commit it" : "them, commit them") and run the test again.
            """))
    }
    return failures
  }

  private static func attachment(_ finding: SnapshotFinding) -> SnapshotFailure.Attachment? {
    finding.new.map { snapshot in
      SnapshotFailure.Attachment(
        name: finding.outcome.name.path.replacing("/", with: "-"),
        text: SnapshotFormat.string(for: snapshot))
    }
  }

  private static func words(_ count: Int, _ one: String, _ more: String) -> String {
    count == 1 ? one : "\(count) \(more)"
  }

  private static func list(_ names: [SnapshotName]) -> String {
    names.map { "  \($0)" }.joined(separator: "\n")
  }
}
