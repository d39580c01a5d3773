/// How many colours an output can show, from none upwards.
///
/// Frames always hold 24-bit colours; whoever writes a frame maps them down to this depth last.
public enum ColorDepth: Int, Hashable, Sendable, Comparable, CaseIterable, Codable {
  /// No colour at all: only bold, underline and the like.
  case none
  /// The 16 colours of ECMA-48 and aixterm.
  case ansi16
  /// xterm's palette: the 16, a cube of 6 x 6 x 6 and a ramp of 24 greys.
  case ansi256
  /// 24 bits.
  case trueColor

  public static func < (first: ColorDepth, second: ColorDepth) -> Bool {
    first.rawValue < second.rawValue
  }
}

/// What the option `--color` says.
public enum ColorOption: String, Hashable, Sendable, CaseIterable {
  case auto, always, never
}
