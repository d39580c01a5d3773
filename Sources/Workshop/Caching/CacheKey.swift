import StageLink

/// Collects everything that decides what a build makes, and answers its digest.
///
/// Each part is written with its length, so that no two lists of parts run together.
struct CacheKey {
  private var writer = ByteWriter()

  /// - Parameter kind: What is kept under the key; keys of different kinds never meet.
  init(_ kind: String) {
    add(kind)
  }

  mutating func add(_ text: String) { writer.write(text) }

  mutating func add(_ number: Int) {
    for shift in [0, 32] { writer.write(UInt32(truncatingIfNeeded: number >> shift)) }
  }

  mutating func add(_ digest: Digest) { writer.write(contentsOf: digest.bytes) }

  mutating func add(_ texts: [String]) {
    add(texts.count)
    for text in texts { add(text) }
  }

  var digest: Digest { Digest(of: writer.bytes) }
}
