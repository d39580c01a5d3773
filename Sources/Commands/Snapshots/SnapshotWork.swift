import Snapshots
import StageLink

/// What a worker that draws snapshots is told.
struct SnapshotWork: Hashable, Sendable, Codable {
  /// The command line, without the program's name.
  var arguments: [String]
  var source: StageConfiguration.Source
  var given: GivenContent?
  /// Which part of the snapshots is this worker's, from 0, of how many.
  var part = 0
  var parts = 1
  /// The first position that is to be looked at.
  var first = 0
}

/// What a worker says, a line of JSON each.
enum SnapshotMessage: Hashable, Sendable, Codable {
  /// How many snapshots all workers have together.
  case total(Int)
  /// Something that cannot be shown.
  case notice(String)
  /// A user's code is about to draw this.
  case began(position: Int, name: SnapshotName, title: String)
  case outcome(SnapshotOutcome)
  /// Nothing can be done.
  case failure(message: String, exitCode: Int32, isAboutLoading: Bool)
  case end
}
