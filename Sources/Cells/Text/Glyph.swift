import Synchronization

/// What stands in one cell, or in two: a grapheme cluster in four bytes.
///
/// A cluster of one scalar is that scalar. Longer clusters (a flag, a family, a letter with its
/// marks) are kept once for the whole process and named by a number above the scalars.
public struct Glyph: Hashable, Sendable {
  /// A Unicode scalar, or `0x110000` and more for a cluster that is kept.
  public let rawValue: UInt32

  static let firstCluster: UInt32 = 0x110000

  @inlinable
  public init(_ scalar: Unicode.Scalar) {
    rawValue = scalar.value
  }

  init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public init(_ character: Character) {
    let scalars = character.unicodeScalars
    let first = scalars.first!
    if scalars.index(after: scalars.startIndex) == scalars.endIndex {
      self.init(first)
    } else {
      self.init(rawValue: ClusterTable.shared.number(of: character))
    }
  }

  /// A glyph of the empty cell.
  public static let space = Glyph(Unicode.Scalar(0x20))

  /// The cluster as a string.
  public var string: String {
    if let scalar = Unicode.Scalar(rawValue) { return String(scalar) }
    return String(ClusterTable.shared.character(numbered: rawValue))
  }

  /// The value of the cluster's first scalar.
  public var firstScalar: UInt32 { isCluster ? string.unicodeScalars.first!.value : rawValue }

  /// Whether the cluster has more than one scalar.
  public var isCluster: Bool { rawValue >= Self.firstCluster }

  /// Whether the glyph must never reach a terminal, see ``TextWidth/isControl(_:)``.
  var isControl: Bool {
    if rawValue >= 0x20 && rawValue < 0x7F { return false }
    if let scalar = Unicode.Scalar(rawValue) { return TextWidth.isControl(scalar) }
    return TextWidth.isControl(string.unicodeScalars.first!)
  }

  /// The columns this glyph takes: 0, 1 or 2.
  public var width: Int {
    if rawValue < 0x7F { return rawValue >= 0x20 ? 1 : 0 }
    return TextWidth.columns(of: Character(string))
  }
}

/// The clusters of several scalars seen so far. Numbers are stable for the life of the process.
private final class ClusterTable: Sendable {
  static let shared = ClusterTable()

  private struct Contents {
    var numbers: [Character: UInt32] = [:]
    var characters: [Character] = []
  }

  private let contents = Mutex(Contents())

  func number(of character: Character) -> UInt32 {
    contents.withLock { contents in
      if let number = contents.numbers[character] { return number }
      let number = Glyph.firstCluster + UInt32(contents.characters.count)
      contents.numbers[character] = number
      contents.characters.append(character)
      return number
    }
  }

  func character(numbered number: UInt32) -> Character {
    contents.withLock { $0.characters[Int(number - Glyph.firstCluster)] }
  }
}
