import Cells

/// Other apps' activities below the card on the Lock Screen.
extension SurfaceLayout {
  /// The card, and below it a neutral one for each other app.
  static func lockScreen(on device: DeviceCells, _ content: PresentedContent?, others: Int) -> SurfaceLayout {
    var layout = card(on: device, content)
    let own = layout.bodies[0].rect
    for number in 0..<clamp(others, 0...PresentationSetting.mostOthers) {
      let rows = device.cardRows.lowerBound
      layout.bodies.append(
        Body(
          kind: .card,
          rect: CellRect(
            column: own.column, row: own.endRow + number * rows, columns: own.columns, rows: rows),
          contents: [], isNeutral: true))
    }
    return layout
  }

  /// The same where there are fewer rows: the lower cards go below the upper ones until only their edge is seen,
  /// as a stack of notifications does, and then are left out.
  ///
  /// - Parameters:
  ///   - rows: Of the whole screen.
  ///   - spare: Rows that are kept for the date and the clock as long as a part of each card is seen.
  func stacked(in rows: Int, spare: Int = 6) -> SurfaceLayout {
    let others = bodies.filter(\.isNeutral)
    guard let whole = others.first?.rect.rows else { return self }
    let own = bodies.filter { !$0.isNeutral }
    let used = own.reduce(0) { max($0, $1.rect.endRow) }
    // How many are whole and of how many only the edge is seen, from the best on.
    var choices: [(whole: Int, edges: Int)] = []
    for count in stride(from: others.count, through: 0, by: -1) {
      choices.append((count, others.count - count))
    }
    func rowsTaken(_ choice: (whole: Int, edges: Int)) -> Int { used + choice.whole * whole + choice.edges }
    let chosen =
      choices.first { rowsTaken($0) <= rows - spare }
      ?? (0, min(others.count, max(0, rows - used)))
    var result = self
    result.bodies = own
    var row = used
    for (index, body) in others.prefix(chosen.whole + chosen.edges).enumerated() {
      var body = body
      let isEdge = index >= chosen.whole
      let inset = isEdge ? 2 * (index - chosen.whole + 1) : 0
      body.rect = CellRect(
        column: body.rect.column + inset, row: row, columns: body.rect.columns - 2 * inset,
        rows: isEdge ? 1 : whole)
      result.bodies.append(body)
      row += body.rect.rows
    }
    return result
  }
}
