import Cells

/// StandBy: an iPhone that lies and charges shows the minimal presentation at the top and, after a tap, the Lock
/// Screen's at twice its size, its tint over the whole screen.
///
/// The phone is drawn in half its size here, see ``DeviceCells/isStandBy``: beside it a presentation is twice as
/// large as on the Lock Screen, and its text still takes the cells that it takes everywhere.
extension SurfaceLayout {
  /// The Lock Screen presentation in the middle of the whole screen.
  static func standBy(on device: DeviceCells, _ content: PresentedContent?) -> SurfaceLayout {
    whole(.screen, on: device, content, as: .lockScreen, columns: device.cardColumns) { _ in
      CellRect(origin: .zero, size: device.screen)
    }
  }

  /// The minimal presentation at the top of the screen, as StandBy shows it before a tap.
  static func standByMinimal(on device: DeviceCells, _ content: PresentedContent?) -> SurfaceLayout {
    // An iPhone without an island shows it as large as one that has it.
    let part = MinimalPart(content, columns: device.island?.minimalColumns ?? 5...7)
    let rect = CellRect(
      column: (device.screen.columns - part.columns) / 2, row: 0, columns: part.columns,
      rows: part.textRows + 2)
    return SurfaceLayout(
      bodies: [
        Body(
          kind: .island, rect: rect, edge: content?.keylineTint, contents: part.placed(at: rect.column))
      ],
      isClipped: part.isClipped)
  }
}
