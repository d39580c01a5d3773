import Cells

/// The colours that a terminal would have of its own: what a frame does not paint is drawn in them.
public struct PicturePaper: Hashable, Sendable {
  /// Behind everything.
  public var background: RGBA
  /// The colour of text that has none.
  public var ink: RGBA

  public init(background: RGBA, ink: RGBA) {
    self.background = background
    self.ink = ink
  }

  /// A dark terminal.
  public static let dark = PicturePaper(background: RGBA(0x14, 0x16, 0x1B), ink: RGBA(0xDD, 0xDF, 0xE3))
  /// A light one.
  public static let light = PicturePaper(background: RGBA(0xFA, 0xFA, 0xFC), ink: RGBA(0x1D, 0x1D, 0x1F))
}
