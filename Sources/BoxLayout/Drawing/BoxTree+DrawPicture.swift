import Cells

extension BoxTree {
  /// Draws the pixels of a picture, or a box with its name where pixels do not help: in frames that are
  /// read as text, and for what is no picture of pixels.
  func drawPicture(_ box: PictureBox, in rect: CellRect, into canvas: inout Canvas) {
    guard !rect.isEmpty else { return }
    if let picture = box.picture, canvas.manner == .filled {
      let extent: PicturePainting.Extent =
        box.isTiled
        ? .tiled(columns: box.width / Metrics.columnPoints, rows: box.height / Metrics.rowPoints) : .stretched
      return canvas.draw(
        picture, in: rect,
        PicturePainting(extent: extent, isSharp: box.isSharp, template: box.template))
    }
    // What a clip or a frame leaves of it: a box that is cut open says less than one that is whole.
    drawLabelledBox(box, in: rect.intersection(canvas.visibleRect), into: &canvas)
  }

  private func drawLabelledBox(_ box: PictureBox, in rect: CellRect, into canvas: inout Canvas) {
    guard !rect.isEmpty else { return }
    let colour = box.labelColour
    // Too small for an edge and a name: the mark of a picture.
    guard rect.columns >= 5 else {
      let place = CellPoint(
        column: rect.column + (rect.columns - 1) / 2, row: rect.row + (rect.rows - 1) / 2)
      if rect.rows > 2, rect.columns > 2 { canvas.outline(rect, rounded: false, colour: colour) }
      canvas.draw("▨", at: place, colour: colour)
      return
    }
    canvas.outline(rect, rounded: false, colour: colour)
    let room = rect.columns - 2
    var name = ""
    var columns = 0
    for character in box.label {
      let width = TextWidth.columns(of: character)
      // The last column is for the sign that something is missing.
      if columns + width > room { break }
      name.append(character)
      columns += width
    }
    if name.count < box.label.count {
      while columns > room - 1, let last = name.popLast() { columns -= TextWidth.columns(of: last) }
      name += "…"
      columns += 1
    }
    canvas.clipped(to: rect) {
      $0.draw(
        name,
        at: CellPoint(
          column: rect.column + 1 + (room - columns) / 2, row: rect.row + (rect.rows - 1) / 2),
        colour: colour)
    }
  }
}
