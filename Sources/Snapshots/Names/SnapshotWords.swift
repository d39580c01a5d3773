import Cells
import Foundation

/// Turns the names of one list, of activities or of an activity's previews, into parts of file names that
/// differ from each other.
///
/// Names that become the same part get a few digits of their own hash behind a dot, whichever comes first;
/// names that are the same are counted in their order. All others are what ``SafeName`` makes of them.
public struct SnapshotWords: Hashable, Sendable {
  /// As many as there were names, in their order.
  public let words: [String]

  static let limit = 40

  /// - Parameter substitute: What stands for a name without a letter or digit.
  public init(_ names: [String], substitute: String) {
    let names = names.map(\.precomposedStringWithCanonicalMapping)
    let plain = names.map { Self.word(for: $0, substitute: substitute) }
    var meanings: [String: Set<String>] = [:]
    for (name, word) in zip(names, plain) { meanings[word, default: []].insert(name) }
    var counts: [String: Int] = [:]
    words = zip(names, plain).map { name, word in
      let unique = meanings[word]!.count == 1 ? word : "\(word).\(StableHash.digits(of: name))"
      counts[unique, default: 0] += 1
      return counts[unique] == 1 ? unique : "\(unique).\(counts[unique]!)"
    }
  }

  /// A long name is cut, and its hash tells it from others that begin alike.
  private static func word(for name: String, substitute: String) -> String {
    let word = SafeName.make(name, substitute: substitute, limit: .max)
    return word.count <= limit ? word : "\(word.prefix(limit)).\(StableHash.digits(of: name))"
  }
}
