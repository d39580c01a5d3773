import Cells

/// The island of an iPhone that lies: it stands upright at the leading end of the screen, around the camera, and
/// what is in it stays upright. It has no room to grow.
///
/// Apple publishes no sizes of it. Here it is as wide as a minimal island can be, and as high as the compact one
/// is wide.
extension SurfaceLayout {
  /// One end of the island, or a circle beside it.
  private struct End {
    let content: PresentedContent?
    let presentation: Presentation
    var proposal = PresentedContent.Proposal(columns: nil, rows: nil)
    var size = CellSize.zero
    let room: CellSize

    init(_ content: PresentedContent?, as presentation: Presentation, room: CellSize) {
      self.content = content
      self.presentation = presentation
      self.room = room
      guard let content else { return }
      (proposal, size) = content.ideal()
      guard size.columns > room.columns || size.rows > room.rows else { return }
      proposal = .init(columns: room.columns, rows: room.rows)
      size = content.measure(proposal)
    }

    var isClipped: Bool { size.columns > room.columns || size.rows > room.rows }

    func placed(column: Int, row: Int) -> [PlacedContent] {
      let area = CellRect(column: column, row: row, columns: room.columns, rows: room.rows)
      return content.map {
        [PlacedContent($0, as: presentation, proposal: proposal, size: size, in: area)]
      } ?? []
    }
  }

  /// The compact island: its leading side above the camera, its trailing side below.
  static func uprightCompact(
    on device: DeviceCells, leading: PresentedContent?, trailing: PresentedContent?
  ) -> SurfaceLayout {
    guard let island = device.island else { return SurfaceLayout(bodies: []) }
    let columns = island.minimalColumns.upperBound
    // The edge lies inside of the island.
    let room = CellSize(columns: columns - 2, rows: max(1, island.sideRows - 1))
    let ends = [
      End(leading, as: .compactLeading, room: room), End(trailing, as: .compactTrailing, room: room),
    ]
    let rows = 2 * island.sideRows + island.sensorRows
    let rect = CellRect(column: 0, row: 0, columns: columns, rows: rows)
    return SurfaceLayout(
      bodies: [
        Body(
          kind: .island, rect: rect, edge: leading?.keylineTint ?? trailing?.keylineTint,
          contents: ends[0].placed(column: 1, row: 1)
            + ends[1].placed(column: 1, row: rect.endRow - 1 - room.rows))
      ],
      isClipped: ends.contains { $0.isClipped })
  }

  /// The minimal island: above the camera or, beside another app's, a circle below it.
  static func uprightMinimal(
    on device: DeviceCells, _ content: PresentedContent?, isDetached: Bool
  ) -> SurfaceLayout {
    guard let island = device.island else { return SurfaceLayout(bodies: []) }
    let columns = island.minimalColumns.upperBound
    let end = End(content, as: .minimal, room: CellSize(columns: columns - 2, rows: 1))
    // Below the camera the island ends with the height of its round end.
    let pill = CellRect(column: 0, row: 0, columns: columns, rows: 2 + island.sensorRows + 1)
    let circle = CellRect(column: 0, row: pill.endRow, columns: columns, rows: 3)
    let contents = end.placed(column: 1, row: (isDetached ? circle : pill).row + 1)
    return SurfaceLayout(
      bodies: islands(pill, circle, contents, isDetached: isDetached, edge: content?.keylineTint),
      isClipped: end.isClipped)
  }
}
