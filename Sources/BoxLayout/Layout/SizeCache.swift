/// The sizes that boxes answered, by box and proposal: a table with open addressing.
///
/// A stack asks a child for its smallest and its largest size and then for the one it gets, along each
/// axis. The same proposals come back again and again, so nothing is measured twice and the cost of a tree
/// does not multiply with its depth.
struct SizeCache {
  private struct Entry {
    /// -1 in an empty place.
    var box: Int32 = -1
    var width: Int32 = 0
    var height: Int32 = 0
    var sizeWidth: Int32 = 0
    var sizeHeight: Int32 = 0
  }

  private var entries: ContiguousArray<Entry> = []
  private var count = 0

  func size(of box: BoxID, for proposal: BoxProposal) -> BoxSize? {
    guard !entries.isEmpty else { return nil }
    let (width, height) = (Int32(clamping: proposal.width), Int32(clamping: proposal.height))
    let mask = entries.count - 1
    var place = Self.hash(box.rawValue, width, height) & mask
    while entries[place].box >= 0 {
      let entry = entries[place]
      if entry.box == box.rawValue && entry.width == width && entry.height == height {
        return BoxSize(width: Int(entry.sizeWidth), height: Int(entry.sizeHeight))
      }
      place = (place + 1) & mask
    }
    return nil
  }

  /// Keeps a size that is not known yet.
  mutating func store(_ size: BoxSize, of box: BoxID, for proposal: BoxProposal) {
    if 2 * (count + 1) > entries.count { grow() }
    insert(
      Entry(
        box: box.rawValue, width: Int32(clamping: proposal.width), height: Int32(clamping: proposal.height),
        sizeWidth: Int32(clamping: size.width), sizeHeight: Int32(clamping: size.height)))
    count += 1
  }

  private mutating func insert(_ entry: Entry) {
    let mask = entries.count - 1
    var place = Self.hash(entry.box, entry.width, entry.height) & mask
    while entries[place].box >= 0 { place = (place + 1) & mask }
    entries[place] = entry
  }

  private mutating func grow() {
    let old = entries
    entries = ContiguousArray(repeating: Entry(), count: max(64, 2 * old.count))
    for entry in old where entry.box >= 0 { insert(entry) }
  }

  /// Mixes three numbers by odd constants; the upper bits are the better mixed ones.
  private static func hash(_ box: Int32, _ width: Int32, _ height: Int32) -> Int {
    var mixed = UInt64(UInt32(bitPattern: box)) &* 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ UInt64(UInt32(bitPattern: width))) &* 0xC2B2_AE3D_27D4_EB4F
    mixed = (mixed ^ UInt64(UInt32(bitPattern: height))) &* 0x1656_67B1_9E37_79F9
    return Int(truncatingIfNeeded: mixed >> 33)
  }
}
