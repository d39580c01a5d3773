/// The last sizes of one box by proposal.
///
/// A stack asks a child for its smallest and its largest size and then for the one it gets, along each
/// axis: nine proposals at most come back again and again, so with a few places the cost of a tree
/// grows with its size and not with its depth.
struct SizeCacheLine {
  private static let capacity = 9

  private typealias Entry = (key: UInt64, size: UInt64)

  private var entries: (Entry, Entry, Entry, Entry, Entry, Entry, Entry, Entry, Entry) = (
    (0, 0), (0, 0), (0, 0), (0, 0), (0, 0), (0, 0), (0, 0), (0, 0), (0, 0)
  )
  private var count: Int8 = 0
  private var next: Int8 = 0

  func size(for proposal: BoxProposal) -> BoxSize? {
    let key = Self.key(proposal)
    let count = Int(count)
    return withUnsafeBytes(of: entries) { bytes in
      let entries = bytes.bindMemory(to: Entry.self)
      for index in 0..<count where entries[index].key == key {
        let packed = entries[index].size
        return BoxSize(
          width: Int(Int32(truncatingIfNeeded: packed >> 32)), height: Int(Int32(truncatingIfNeeded: packed)))
      }
      return nil
    }
  }

  mutating func store(_ size: BoxSize, for proposal: BoxProposal) {
    let entry: Entry = (
      Self.key(proposal),
      UInt64(UInt32(bitPattern: Int32(clamping: size.width))) << 32
        | UInt64(UInt32(bitPattern: Int32(clamping: size.height)))
    )
    let place = Int(next)
    withUnsafeMutableBytes(of: &entries) { bytes in
      bytes.bindMemory(to: Entry.self)[place] = entry
    }
    next = Int8((place + 1) % Self.capacity)
    count = min(Int8(Self.capacity), count + 1)
  }

  private static func key(_ proposal: BoxProposal) -> UInt64 {
    UInt64(UInt32(bitPattern: Int32(clamping: proposal.width))) << 32
      | UInt64(UInt32(bitPattern: Int32(clamping: proposal.height)))
  }
}
