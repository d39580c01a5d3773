import Cells

/// What a snapshot's file is called: a folder for the activity, in it a file for each preview, state and
/// surface, such as `kettle/heating-2-lock-screen.txt`.
///
/// The name depends on what is shown and on nothing else: not on the order of a list, the machine or the
/// theme. It holds letters and digits of any script, hyphens, and dots before an ending.
public struct SnapshotName: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The path below the folder of the snapshots.
  public let path: String

  public static let ending = ".txt"

  /// Takes a path as it is.
  public init(path: String) {
    self.path = path
  }

  /// - Parameters:
  ///   - activity: Of ``SnapshotWords``.
  ///   - preview: Of ``SnapshotWords``.
  ///   - state: Counted from 1.
  ///   - surface: Such as `lock-screen`.
  public init(activity: String, preview: String, state: Int, surface: String) {
    path = "\(activity)/\(preview)-\(state)-\(surface)\(Self.ending)"
  }

  /// The path, fit to be printed: whoever may add a file may name it as they like.
  public var description: String { PrintableText.make(path) }

  public static func < (first: SnapshotName, second: SnapshotName) -> Bool { first.path < second.path }

  /// A number that is the same on every machine and in every run, and even over all names: FNV-1a with its
  /// bits mixed once more.
  public var stableHash: UInt64 { StableHash.value(of: path) }
}

/// FNV-1a of 64 bits with a last step that spreads its bits, for names that are nearly alike.
package enum StableHash {
  static func value(of text: String) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    hash = (hash ^ hash >> 33) &* 0xFF51_AFD7_ED55_8CCD
    return hash ^ hash >> 33
  }

  /// Six hexadecimal digits of it, which tell names apart that are cut or were made alike.
  package static func digits(of text: String) -> String {
    let digits = String(value(of: text), radix: 16)
    return String((String(repeating: "0", count: 16 - digits.count) + digits).prefix(6))
  }
}
