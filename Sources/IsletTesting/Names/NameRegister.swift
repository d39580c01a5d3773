import Snapshots

/// Sees to it that no two assertions of a run share a file unseen.
///
/// Assertions of one test function that have the same name are counted in the order in which they first run.
/// One that runs more than once, in a loop or for each argument of a test, has the same name each time: it has to
/// say by `named:` what it is about as soon as it draws different frames.
struct NameRegister {
  private struct Place: Hashable {
    var line: UInt
    var column: UInt
  }

  private var places: [String: [Place]] = [:]
  /// A hash of the frames that were drawn for each file.
  private var drawn: [String: Int] = [:]

  @MainActor static var shared = NameRegister()

  /// The folder of an assertion's snapshots, below that of the test's file.
  mutating func base(of site: TestSite, named name: String?) -> String {
    let base = SnapshotBase.make(site, named: name)
    // Letters of either case are the same on some file systems.
    let key = "\(site.folder)/\(base)".lowercased()
    let place = Place(line: site.line, column: site.column)
    let number: Int
    if let index = places[key, default: []].firstIndex(of: place) {
      number = index + 1
    } else {
      places[key, default: []].append(place)
      number = places[key]!.count
    }
    return number == 1 ? base : "\(base).\(number)"
  }

  /// Takes a file for a snapshot; answers whether another frame had taken it before.
  mutating func isTaken(_ path: String, by snapshot: Snapshot) -> Bool {
    var hasher = Hasher()
    hasher.combine(snapshot.text)
    hasher.combine(snapshot.styled)
    let hash = hasher.finalize()
    if let other = drawn[path] { return other != hash }
    drawn[path] = hash
    return false
  }
}
