/// An endless row of bytes that depends on a name alone.
struct PushTokenBytes: Sequence, IteratorProtocol {
  private var state: UInt64

  /// The state begins as the FNV-1a hash of the name.
  init(_ name: String) {
    state = name.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  /// The next byte of a SplitMix64 generator.
  mutating func next() -> UInt8? {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ mixed >> 27) &* 0x94d0_49bb_1331_11eb
    return UInt8(truncatingIfNeeded: mixed ^ mixed >> 31)
  }
}
