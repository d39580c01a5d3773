import Cells

/// An event of a recording in asciinema's format asciicast, version 2: what the terminal is sent at a time.
public struct AsciicastEvent: Hashable, Sendable {
  /// In seconds since the recording began.
  public var time: Double
  public var output: String

  public init(time: Double, output: String) {
    self.time = time
    self.output = output
  }

  /// A frame that takes the place of what is on the screen.
  public init(time: Double, frame: Frame, depth: ColorDepth = .trueColor) {
    let rows = ANSIFormat(depth: depth).string(for: frame).split(
      separator: "\n", omittingEmptySubsequences: false
    ).dropLast()
    // Each row is cleared to its end, for a shorter one may take the place of a longer one.
    self.init(time: time, output: "\u{1B}[H" + rows.map { $0 + "\u{1B}[K" }.joined(separator: "\r\n"))
  }

  /// The line with its line feed; times have milliseconds.
  public var line: String {
    let milliseconds = Int((time * 1000).rounded())
    let fraction = "\(milliseconds % 1000)"
    let time = "\(milliseconds / 1000)." + String(repeating: "0", count: 3 - fraction.count) + fraction
    return "[\(time), \"o\", \(JSONFormat.quoted(output))]\n"
  }
}
