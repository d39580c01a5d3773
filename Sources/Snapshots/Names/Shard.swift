/// One of several equal parts of all snapshots, for machines that share the work.
///
/// A snapshot's part depends on its name and on the number of parts: others that come or go do not move it.
public struct Shard: Hashable, Sendable {
  /// From 1 to `count`.
  public let index: Int
  public let count: Int

  /// The whole.
  public static let all = Shard(index: 1, count: 1)!

  /// `nil` unless `index` is from 1 to `count`.
  public init?(index: Int, count: Int) {
    guard count >= 1, (1...count).contains(index) else { return nil }
    self.index = index
    self.count = count
  }

  /// Reads `2/3`.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let index = Int(parts[0]), let count = Int(parts[1]) else { return nil }
    self.init(index: index, count: count)
  }

  public func contains(_ name: SnapshotName) -> Bool {
    name.stableHash % UInt64(count) == UInt64(index - 1)
  }
}
