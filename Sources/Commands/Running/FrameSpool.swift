/// Finished frames, or entries of a list, in a file in memory: they outlive the process that made them, should
/// the next one end it.
struct FrameSpool {
  /// One frame as it will be written.
  struct Entry: Hashable {
    /// What its file is called, without an ending.
    var name: String
    /// What a line above it says.
    var title = ""
    var text: String
  }

  /// Stays open in a process that is started in this one's place.
  let descriptor: Int32

  /// - Throws: `OutputError` when there is no room for it.
  init() throws(OutputError) {
    descriptor = try ContinuationFile.make()
  }

  /// The spool that a process before this one has filled.
  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Frames hold no control characters, so NUL can end each text.
  func append(_ entry: Entry) throws(OutputError) {
    try Output(descriptor: descriptor).write("\(entry.name)\0\(entry.title)\0\(entry.text)\0")
  }

  /// All that was put in, in its order.
  func entries() -> [Entry] {
    let texts = ContinuationFile.contents(of: descriptor).split(
      separator: 0, omittingEmptySubsequences: false
    )
    .map { String(decoding: $0, as: UTF8.self) }
    return stride(from: 0, to: texts.count - 2, by: 3).map {
      Entry(name: texts[$0], title: texts[$0 + 1], text: texts[$0 + 2])
    }
  }
}
