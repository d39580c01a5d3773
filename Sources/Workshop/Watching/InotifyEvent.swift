import Glibc

/// One event as the kernel writes it, see inotify(7).
struct InotifyEvent {
  var watch: Int32
  var mask: UInt32
  /// What it is about, in the watched folder; `nil` when it is about the folder itself.
  var name: String?

  var isOverflow: Bool { has(UInt32(IN_Q_OVERFLOW)) }
  var isFolder: Bool { has(UInt32(IN_ISDIR)) }
  /// The folder was removed or renamed, so that its path means something else.
  var isFolderGone: Bool {
    has(UInt32(IN_IGNORED)) || has(UInt32(IN_DELETE_SELF)) || has(UInt32(IN_MOVE_SELF))
      || has(UInt32(IN_UNMOUNT))
  }
  /// A file was written to its end, or put in its place as a whole.
  var leavesWholeFile: Bool { has(UInt32(IN_CLOSE_WRITE)) || has(UInt32(IN_MOVED_TO)) }

  private func has(_ bit: UInt32) -> Bool { mask & bit != 0 }

  /// The events in what was read; bytes that are no whole event are left out.
  static func events(in bytes: ArraySlice<UInt8>) -> [InotifyEvent] {
    let head = 16
    var events: [InotifyEvent] = []
    var rest = bytes
    while rest.count >= head {
      let length = Int(number(rest, at: 12))
      guard rest.count >= head + length else { break }
      let name = rest.dropFirst(head).prefix(length).prefix { $0 != 0 }
      events.append(
        InotifyEvent(
          watch: Int32(bitPattern: number(rest, at: 0)), mask: number(rest, at: 4),
          name: name.isEmpty ? nil : String(decoding: name, as: UTF8.self)))
      rest = rest.dropFirst(head + length)
    }
    return events
  }

  private static func number(_ bytes: ArraySlice<UInt8>, at offset: Int) -> UInt32 {
    bytes.dropFirst(offset).withUnsafeBytes { $0.loadUnaligned(as: UInt32.self) }
  }
}
