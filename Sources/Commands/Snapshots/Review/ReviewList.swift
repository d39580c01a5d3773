import Foundation
import Snapshots

/// The outcomes of a run that somebody is to look at. They wait in a file, so that there may be any number of
/// them; what is recorded is read when it is shown.
struct ReviewList {
  private let folder: SnapshotFolder
  private let spool: Spool
  private var places: [Range<Int>] = []

  init(_ folder: SnapshotFolder) throws {
    self.folder = folder
    spool = try Spool()
  }

  var count: Int { places.count }

  mutating func append(_ outcome: SnapshotOutcome) throws {
    let start = spool.count
    try spool.append(String(decoding: try JSONEncoder().encode(outcome), as: UTF8.self))
    places.append(start..<spool.count)
  }

  func finding(_ index: Int) throws -> SnapshotFinding {
    let text = try spool.text(in: places[index])
    return SnapshotFinding(
      try JSONDecoder().decode(SnapshotOutcome.self, from: Data(text.utf8)), in: folder)
  }
}
