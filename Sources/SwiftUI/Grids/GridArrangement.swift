import BoxLayout

/// Lays out the rows and columns of a grid.
///
/// Columns share the width as the children of a stack do, the least flexible first; a column is as
/// wide as its widest cell. Cells that span columns widen them evenly where they need more. Rows share
/// the height in the same way.
struct GridArrangement: Arrangement {
  let rows: GridRows
  let columnGap: Int
  let rowGap: Int

  private struct Tracks {
    var lengths: [Int]
    let gap: Int

    var total: Int { lengths.reduce(0, +) + gap * max(0, lengths.count - 1) }

    func start(of track: Int) -> Int { lengths[..<track].reduce(0, +) + gap * track }

    func length(from track: Int, span: Int) -> Int {
      let end = min(lengths.count, track + span)
      return lengths[track..<end].reduce(0, +) + gap * max(0, end - track - 1)
    }
  }

  func size(of children: BoxChildren, in tree: inout BoxTree, proposal: BoxProposal) -> BoxSize {
    let columns = columns(&tree, proposal.width)
    let height = self.rows(&tree, proposal.height, columns).total
    return BoxSize(width: columns.total, height: height)
  }

  func place(
    _ children: BoxChildren, in tree: inout BoxTree, size: BoxSize, proposal: BoxProposal
  ) {
    let columns = columns(&tree, proposal.width)
    let heights = self.rows(&tree, proposal.height, columns)
    for (number, row) in rows.rows.enumerated() {
      let y = heights.start(of: number)
      // Baselines of a row stand in one line.
      let baseline = baseline(of: row, heights.lengths[number], columns, &tree)
      for cell in row.cells {
        let room = BoxSize(
          width: columns.length(from: cell.column, span: cell.span), height: heights.lengths[number])
        let x = columns.start(of: cell.column)
        tree.align(cell.box, in: room, alignment(of: cell), proposal: BoxProposal(room))
        if let baseline, cell.alignment.vertical == baseline.guide {
          let own = tree.size(of: cell.box)
          let value = tree.guideValue(
            baseline.guide, .vertical, of: cell.box, size: own, proposal: BoxProposal(room))
          tree.put(
            cell.box, at: BoxPoint(x: tree.origin(of: cell.box).x, y: baseline.value - value),
            proposal: BoxProposal(room))
        }
        if let anchor = cell.anchor { put(cell.box, at: anchor, in: room, &tree) }
        tree.shift([cell.box], x: x, y: y)
      }
    }
  }

  private func alignment(of cell: GridRows.Cell) -> BoxAlignment {
    var alignment = cell.alignment
    if alignment.vertical == .firstTextBaseline || alignment.vertical == .lastTextBaseline {
      alignment.vertical = .start
    }
    return alignment
  }

  private func put(_ box: BoxID, at anchor: UnitPoint, in room: BoxSize, _ tree: inout BoxTree) {
    let own = tree.size(of: box)
    func offset(_ room: Int, _ length: Int, _ fraction: Double) -> Int {
      Int((Double(room - length) * fraction).rounded(.down))
    }
    tree.put(
      box,
      at: BoxPoint(
        x: offset(room.width, own.width, anchor.x), y: offset(room.height, own.height, anchor.y)),
      proposal: BoxProposal(room))
  }

  private func baseline(
    of row: GridRows.Row, _ height: Int, _ columns: Tracks, _ tree: inout BoxTree
  ) -> (guide: BoxGuide, value: Int)? {
    guard let guide = row.cells.first?.alignment.vertical,
      guide == .firstTextBaseline || guide == .lastTextBaseline
    else { return nil }
    var value = 0
    for cell in row.cells {
      let room = BoxProposal(
        width: columns.length(from: cell.column, span: cell.span), height: height)
      let size = tree.measure(cell.box, room)
      value = max(
        value, tree.guideValue(guide, .vertical, of: cell.box, size: size, proposal: room))
    }
    return (guide, value)
  }

  // MARK: Columns

  private func columns(_ tree: inout BoxTree, _ offered: Int) -> Tracks {
    let count = rows.columnCount
    var widths = [[BoxID]](repeating: [], count: count)
    var wide: [GridRows.Cell] = []
    for cell in rows.rows.flatMap(\.cells) where !cell.unsized.contains(.horizontal) {
      if cell.span == 1 { widths[cell.column].append(cell.box) } else { wide.append(cell) }
    }
    let known = offered != BoxProposal.unspecified && offered < BoxProposal.infinity
    let left = known ? max(0, offered - columnGap * (count - 1)) : offered
    func width(_ track: Int, _ length: Int) -> Int {
      widths[track].reduce(0) {
        max($0, tree.measure($1, BoxProposal(width: length, height: BoxProposal.unspecified)).width)
      }
    }
    let lengths = share(left, known: known, Array(0..<count), width)
    var tracks = Tracks(lengths: lengths, gap: columnGap)
    var spanned: Set<Int> = []
    for cell in wide {
      let span = min(cell.span, count - cell.column)
      let own = tracks.length(from: cell.column, span: span)
      let room = known ? own + max(0, offered - tracks.total) : offered
      let needed = tree.measure(
        cell.box, BoxProposal(width: room, height: BoxProposal.unspecified)
      ).width
      for step in 0..<max(0, needed - own) { tracks.lengths[cell.column + step % span] += 1 }
      if needed > own { spanned.formUnion(cell.column..<cell.column + span) }
    }
    if known, tracks.total > offered, !spanned.isEmpty, spanned.count < count {
      let others = (0..<count).filter { !spanned.contains($0) }
      let taken = spanned.reduce(columnGap * (count - 1)) { $0 + tracks.lengths[$1] }
      let rest = share(max(0, offered - taken), known: true, others, width)
      for (track, length) in zip(others, rest) { tracks.lengths[track] = length }
    }
    return tracks
  }

  // MARK: Rows

  private func rows(_ tree: inout BoxTree, _ offered: Int, _ columns: Tracks) -> Tracks {
    let count = rows.rows.count
    let known = offered != BoxProposal.unspecified && offered < BoxProposal.infinity
    let left = known ? max(0, offered - rowGap * max(0, count - 1)) : offered
    let lengths = share(left, known: known, Array(0..<count)) { track, length in
      rows.rows[track].cells.reduce(0) { height, cell in
        if cell.unsized.contains(.vertical) { return height }
        let width = columns.length(from: cell.column, span: cell.span)
        return max(height, tree.measure(cell.box, BoxProposal(width: width, height: length)).height)
      }
    }
    return Tracks(lengths: lengths, gap: rowGap)
  }

  /// Shares a length among tracks, the least flexible first; without a limit each gets what it asks for.
  private func share(
    _ left: Int, known: Bool, _ tracks: [Int], _ measure: (Int, Int) -> Int
  ) -> [Int] {
    guard known else { return tracks.map { measure($0, left) } }
    let flexibility = tracks.map { measure($0, BoxProposal.infinity) - measure($0, 0) }
    let order = tracks.indices.sorted {
      flexibility[$0] != flexibility[$1] ? flexibility[$0] < flexibility[$1] : $0 < $1
    }
    var lengths = [Int](repeating: 0, count: tracks.count)
    var left = left
    for (turn, index) in order.enumerated() {
      lengths[index] = measure(tracks[index], left / (tracks.count - turn))
      left = max(0, left - lengths[index])
    }
    return lengths
  }
}
