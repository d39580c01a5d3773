import Snapshots

/// What came of one snapshot.
struct JudgedSnapshot {
  var finding: SnapshotFinding
  /// Whether its file was written.
  var isWritten = false
  /// Whether its file is something else, which is never written over.
  var isForeign = false
}

/// Compares snapshots with their files, and writes those that are to be recorded.
struct SnapshotJudge {
  let folder: SnapshotFolder
  let recording: SnapshotRecording

  /// - Throws: `SnapshotFileError` when the file cannot be read or written.
  func judge(_ snapshot: Snapshot, name: SnapshotName, title: String) throws -> JudgedSnapshot {
    var outcome = SnapshotOutcome(position: 0, name: name, title: title, kind: .same)
    var text: String?
    var old: Snapshot?
    do {
      text = try folder.text(of: name)
      old = try text.map { try folder.snapshot(name, from: $0) }
    } catch let error as SnapshotError {
      outcome.kind = .unreadable
      outcome.message = "\(error)"
    }
    if let old {
      outcome.kind = SnapshotDifference(from: old, to: snapshot) == nil ? .same : .changed
    } else if outcome.kind != .unreadable {
      outcome.kind = .missing
    }
    var judged = JudgedSnapshot(
      finding: SnapshotFinding(
        outcome: outcome, old: outcome.kind == .changed ? old : nil,
        new: outcome.kind == .same ? nil : snapshot))
    judged.isForeign = outcome.kind == .unreadable && !folder.mayBeReplaced(name)
    guard isToBeWritten(judged) else { return judged }
    let new = SnapshotFormat.string(for: snapshot, replacing: text)
    // A file that says the same already keeps its date.
    guard new != text else { return judged }
    try folder.write(new, to: name)
    judged.isWritten = true
    return judged
  }

  private func isToBeWritten(_ judged: JudgedSnapshot) -> Bool {
    switch (recording, judged.finding.outcome.kind) {
    case (.never, _): false
    case (_, .missing), (.all, .same), (.all, .changed), (.failed, .changed): true
    // Only what was a snapshot once is written over.
    case (.all, .unreadable), (.failed, .unreadable): !judged.isForeign
    default: false
    }
  }
}
