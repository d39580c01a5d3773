import Cells
import Snapshots

/// The part of snapshots' names that comes from the test: the folder that those of one assertion lie in.
enum SnapshotBase {
  private static let limit = 80

  /// - Parameter name: What the assertion calls itself.
  static func make(_ site: TestSite, named name: String?) -> String {
    // A suite that the file is named for says nothing new.
    var suites = site.suites
    if suites.first == site.fileName { suites.removeFirst() }
    let whole = (suites + [site.function] + (name.map { [$0] } ?? [])).joined(separator: " ")
    let word = SafeName.make(whole, substitute: "test", limit: .max, lowercases: false)
    guard word.count > limit else { return word }
    return "\(word.prefix(limit)).\(StableHash.digits(of: whole))"
  }
}
