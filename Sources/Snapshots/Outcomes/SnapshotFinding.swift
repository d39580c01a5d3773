/// An outcome with the snapshots that it is about, as reports and reviews show it.
public struct SnapshotFinding: Hashable, Sendable {
  public let outcome: SnapshotOutcome
  /// What was recorded, where it can be read.
  public let old: Snapshot?
  /// What is drawn now, where it differs.
  public let new: Snapshot?
  /// Between the two, where there are two.
  public let difference: SnapshotDifference?

  /// Reads what an outcome is about.
  ///
  /// - Parameter folder: Where the recorded file lies.
  public init(_ outcome: SnapshotOutcome, in folder: SnapshotFolder) {
    let old: Snapshot? =
      switch outcome.kind {
      case .changed, .orphan: try? folder.snapshot(outcome.name)
      default: nil
      }
    self.init(
      outcome: outcome, old: old, new: outcome.text.flatMap { try? SnapshotFormat.snapshot(from: $0) })
  }

  package init(outcome: SnapshotOutcome, old: Snapshot?, new: Snapshot?) {
    self.outcome = outcome
    self.old = old
    self.new = new
    if let old, let new { difference = SnapshotDifference(from: old, to: new) } else { difference = nil }
  }

  /// What is wrong, in one line.
  public var summary: String {
    switch outcome.kind {
    case .same: "as recorded"
    case .changed: difference?.summary ?? "the frame has changed"
    case .missing: "there is no snapshot of it yet"
    case .unreadable: outcome.message ?? "its file cannot be read"
    case .crashed: "the sources' code did not survive drawing it"
    case .orphan: "a snapshot of nothing that there is any more"
    case .added: "recorded for the first time"
    case .updated: "recorded anew"
    }
  }

  /// All that there is to say, in plain text: what it is, what is wrong, what was said, and a picture.
  public var details: String {
    var lines = outcome.kind == .orphan ? [] : [outcome.title]
    if outcome.kind != .unreadable { lines.append(difference == nil ? summary : "") }
    if let message = outcome.message { lines.append(message) }
    if let difference { lines.append(difference.description()) }
    return lines.filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
