import Cells

/// StandBy: an iPhone that lies and charges shows the minimal presentation at the top and, after a tap, the Lock
/// Screen's at twice its size, its tint over the whole screen.
///
/// The phone is drawn in half its size here, see ``DeviceCells/isStandBy``: beside it a presentation is twice as
/// large as on the Lock Screen, and its text still takes the cells that it takes everywhere.
extension SurfaceLayout {
  /// The Lock Screen presentation in the middle of the whole screen.
  static func standBy(on device: DeviceCells, _ content: PresentedContent?) -> SurfaceLayout {
    let proposal = PresentedContent.Proposal(columns: device.cardColumns, rows: device.cardRows.upperBound)
    let size = content?.measure(proposal) ?? .zero
    let screen = CellRect(origin: .zero, size: device.screen)
    return SurfaceLayout(
      bodies: [
        Body(
          kind: .screen, rect: screen, tint: content?.backgroundTint,
          contents: content.map {
            [PlacedContent($0, as: .lockScreen, proposal: proposal, size: size, in: screen)]
          } ?? [])
      ],
      isClipped: size.rows > device.cardRows.upperBound || size.columns > device.cardColumns)
  }

  /// The minimal presentation at the top of the screen, as StandBy shows it before a tap.
  static func standByMinimal(on device: DeviceCells, _ content: PresentedContent?) -> SurfaceLayout {
    let (leading, trailing) = (content?.margins.leading ?? 1, content?.margins.trailing ?? 1)
    let margins = leading + trailing
    // An iPhone without an island shows it as large as one that has it.
    let columns = device.island?.minimalColumns ?? 5...7
    let widest = max(1, columns.upperBound - margins)
    var proposal = PresentedContent.Proposal(columns: nil, rows: nil)
    var size = content?.measure(proposal) ?? .zero
    if let content, size.columns > widest {
      proposal = .init(columns: widest, rows: 2)
      size = content.measure(proposal)
    }
    let own = clamp(size.columns + margins, columns)
    let rows = clamp(size.rows, 1...2)
    let rect = CellRect(
      column: (device.screen.columns - own) / 2, row: 0, columns: own, rows: rows + 2)
    let area = CellRect(
      column: rect.column + leading, row: 1, columns: max(0, own - margins), rows: rows)
    return SurfaceLayout(
      bodies: [
        Body(
          kind: .island, rect: rect, edge: content?.keylineTint,
          contents: content.map {
            [PlacedContent($0, as: .minimal, proposal: proposal, size: size, in: area)]
          } ?? [])
      ],
      isClipped: size.columns > widest || size.rows > 2)
  }
}
