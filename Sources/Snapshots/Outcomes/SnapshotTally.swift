/// How many snapshots came out how.
public struct SnapshotTally: Hashable, Sendable {
  private var counts: [SnapshotOutcome.Kind: Int] = [:]

  public init() {}

  public subscript(kind: SnapshotOutcome.Kind) -> Int { counts[kind, default: 0] }

  public mutating func add(_ kind: SnapshotOutcome.Kind) { counts[kind, default: 0] += 1 }

  public var total: Int { counts.values.reduce(0, +) }
  /// How many are at fault.
  public var faults: Int { counts.filter(\.key.isFault).values.reduce(0, +) }

  /// One line: `12 snapshots: 10 as recorded, 1 changed, 1 not recorded`.
  public var summary: String {
    let words: [(SnapshotOutcome.Kind, String)] = [
      (.same, "as recorded"), (.added, "new"), (.updated, "updated"), (.changed, "changed"),
      (.missing, "not recorded"), (.unreadable, "unreadable"), (.crashed, "crashed"),
      (.orphan, self[.orphan] == 1 ? "orphan" : "orphans"),
    ]
    let parts = words.compactMap { kind, word in self[kind] > 0 ? "\(self[kind]) \(word)" : nil }
    let snapshots = SnapshotDifference.count(total, "snapshot")
    return parts.isEmpty ? snapshots : "\(snapshots): \(parts.joined(separator: ", "))"
  }
}
