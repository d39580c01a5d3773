/// Gathers the previews of a library, while its records are called one by one.
@MainActor
package final class PreviewCollector {
  private var found: [Preview] = []

  package init() {}

  /// The previews, by file and line.
  package var previews: [Preview] {
    found.sorted { ($0.fileID, $0.line) < ($1.fileID, $1.line) }
  }

  /// What a record is called with. It stands for this object as long as that lives.
  package var token: UInt {
    UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque())
  }

  static func with(token: UInt) -> PreviewCollector? {
    UnsafeRawPointer(bitPattern: token).map {
      Unmanaged<PreviewCollector>.fromOpaque($0).takeUnretainedValue()
    }
  }

  func add(_ preview: Preview) { found.append(preview) }
}
