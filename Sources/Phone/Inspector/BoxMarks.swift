import BoxLayout
import Cells

/// Shows on a finished frame where boxes stand, without hiding what is in them.
struct BoxMarks {
  let theme: Theme
  let half: Theme.Half

  /// Marks the last of a line of boxes, and dimly those around it.
  ///
  /// - Parameters:
  ///   - line: From the outermost box to the selected one, in cells of the frame.
  ///   - room: What may be marked: the screen of the phone.
  func draw(_ line: [BoxDescription], in room: CellRect, over frame: inout Frame) {
    guard let selected = line.last else { return }
    // Boxes often share their edges, which are tinted once.
    let own = edge(of: selected.rect, in: room, frame)
    let around = Set(line.dropLast().flatMap { edge(of: $0.rect, in: room, frame) }).subtracting(own)
    for place in around { tint(place.column, place.row, 0.2, over: &frame) }
    for place in own { tint(place.column, place.row, 0.45, over: &frame) }
    drawCorners(of: selected.rect, in: room, over: &frame)
    // What is cut off has no place to be named at.
    guard line.allSatisfy({ !$0.rect.intersection(line[0].rect).isEmpty }) else { return }
    drawName(selected, in: room, over: &frame)
  }

  /// The cells along a box's edge that are seen.
  private func edge(of rect: CellRect, in room: CellRect, _ frame: Frame) -> [CellPoint] {
    let shown = rect.intersection(room.intersection(CellRect(origin: .zero, size: frame.size)))
    return (shown.row..<shown.endRow).flatMap { row in
      (shown.column..<shown.endColumn).compactMap { column in
        let isEdge =
          row == rect.row || row == rect.endRow - 1 || column == rect.column || column == rect.endColumn - 1
        return isEdge ? CellPoint(column: column, row: row) : nil
      }
    }
  }

  /// Puts a mark where a box's corners are blank.
  private func drawCorners(of rect: CellRect, in room: CellRect, over frame: inout Frame) {
    guard rect.columns > 1 else { return }
    let bounds = room.intersection(CellRect(origin: .zero, size: frame.size))
    let isFlat = rect.rows < 2
    for (column, row, glyph) in [
      (rect.column, rect.row, isFlat ? "[" : "┌"), (rect.endColumn - 1, rect.row, isFlat ? "]" : "┐"),
      (rect.column, rect.endRow - 1, isFlat ? "[" : "└"),
      (rect.endColumn - 1, rect.endRow - 1, isFlat ? "]" : "┘"),
    ] where bounds.contains(CellPoint(column: column, row: row)) {
      put(glyph, column, row, over: &frame)
    }
  }

  /// A blank cell's glyph, in the accent colour; nothing where something stands.
  private func put(_ glyph: String, _ column: Int, _ row: Int, over frame: inout Frame) {
    guard frame[column, row].glyph == .space, let scalar = glyph.unicodeScalars.first else { return }
    frame[column, row].glyph = Glyph(theme.charset == .ascii ? ASCIIDrawing.standIn(for: scalar) : scalar)
    if theme.hasColour { frame[column, row].foreground = half.panel.accent }
    frame[column, row].attributes.insert(.bold)
  }

  private func tint(_ column: Int, _ row: Int, _ strength: Double, over frame: inout Frame) {
    guard theme.hasColour else {
      // Without colours the selected box alone shows, by its cells changed over.
      if strength > 0.3 { frame[column, row].attributes.insert(.reverse) }
      return
    }
    let shade = half.panel.accent.opacity(strength)
    let cell = frame[column, row]
    let ground = cell.background.isClear ? half.terminal : cell.background
    frame[column, row].background = shade.over(ground)
    // A half block paints with its glyph: it takes its share of the tint.
    if let glyph = cell.glyph, (0x2580...0x259F).contains(glyph.firstScalar) {
      frame[column, row].foreground = shade.over(cell.foreground)
    }
  }

  /// The box's name above or below it, where the cells are blank.
  private func drawName(_ box: BoxDescription, in room: CellRect, over frame: inout Frame) {
    let name = " \(box.details?.maker?.shortName ?? box.kind) "
    let columns = TextWidth.columns(of: name)
    for row in [box.rect.row - 1, box.rect.endRow] {
      let place = CellRect(
        column: min(box.rect.column, room.endColumn - columns), row: row, columns: columns, rows: 1)
      let isInside =
        place.column >= room.column && place.endColumn <= room.endColumn && row >= room.row
        && row < room.endRow
        && row < frame.rows && place.endColumn <= frame.columns
      guard isInside, (place.column..<place.endColumn).allSatisfy({ frame[$0, row].glyph == .space }) else {
        continue
      }
      var canvas = Canvas(size: place.size, manner: frame.manner)
      let ink = half.panel.accent.luminance > 0.3 ? RGBA.black : .white
      canvas.fill(CellRect(origin: .zero, size: place.size), with: .colour(half.panel.accent))
      canvas.draw(name, at: .zero, colour: ink, attributes: theme.hasColour ? [] : .reverse)
      frame.paste(PhoneComposer.finish(canvas, theme), at: place.origin)
      return
    }
  }
}
