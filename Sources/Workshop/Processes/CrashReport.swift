/// What a stage that crashed says about it, as `islet_crash.h` describes.
public struct CrashReport: Hashable, Sendable {
  /// A place in the user's library.
  public struct Frame: Hashable, Sendable {
    /// In bytes from where the library is loaded.
    public var offset: UInt64
    /// How many frames in a row are here.
    public var times: Int
  }

  /// The signal's number.
  public var signal: Int32 = 0
  /// It took longer than it may.
  public var isOverTime = false
  /// The stack is full.
  public var isRecursion = false
  /// It wanted more memory than it may have.
  public var isOutOfMemory = false
  /// The innermost first.
  public var frames: [Frame] = []

  /// Reads a report, or what there is of one.
  init?(_ text: String) {
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      switch words.first {
      case "signal" where words.count == 2: signal = Int32(words[1]) ?? 0
      case "limit": isOverTime = true
      case "recursion": isRecursion = true
      case "memory": isOutOfMemory = true
      case "frame" where words.count == 3:
        guard let offset = UInt64(words[1], radix: 16), let times = Int(words[2], radix: 16) else { continue }
        frames.append(Frame(offset: offset, times: times))
      default: continue
      }
    }
    if signal == 0 { return nil }
  }
}
