/// One cell of a finished frame.
public struct Cell: Hashable, Sendable {
  /// What stands in the cell; `nil` in the second half of a wide glyph.
  public var glyph: Glyph?
  /// The glyph's colour; clear means the terminal's own.
  public var foreground: RGBA
  /// The colour behind it; clear means the terminal's own.
  public var background: RGBA
  public var attributes: TextAttributes

  public init(
    _ glyph: Glyph?, foreground: RGBA = .clear, background: RGBA = .clear,
    attributes: TextAttributes = []
  ) {
    self.glyph = glyph
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  public static let blank = Cell(.space)
}
