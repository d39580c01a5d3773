extension Frame {
  /// Writes a line of text over the cells of a row; what does not fit is cut off. Their backgrounds stay.
  public mutating func write(
    _ text: String, column: Int, row: Int, foreground: RGBA = .clear, attributes: TextAttributes = []
  ) {
    var column = column
    for character in text {
      let width = TextWidth.columns(of: character)
      guard width > 0 else { continue }
      guard column + width <= columns else { return }
      self[column, row] = Cell(
        Glyph(character), foreground: foreground, background: self[column, row].background,
        attributes: attributes)
      if width == 2 { self[column + 1, row].glyph = nil }
      column += width
    }
  }
}
