import BoxLayout
import Cells

/// A sheet as it was drawn.
@MainActor
public struct SheetDrawing {
  /// One tile with its place.
  struct Placement {
    /// Its number, from 0, through all sections.
    var tile: Int
    var section: Int
    var composed: ComposedScene
    let setting: PresentationSetting
    /// With the caption above it, in cells of the sheet.
    var rect: CellRect
    /// What there is for the caption.
    var captionColumns: Int
  }

  public let frame: Frame
  let placements: [Placement]

  init(frame: Frame, placements: [Placement] = []) {
    self.frame = frame
    self.placements = placements
  }

  /// The trees of boxes of all tiles, one after another. Places are cells of the sheet.
  public var boxes: [BoxDescription] { placements.flatMap { moved($0.composed.boxes, $0) } }

  /// The same with all that an inspector tells of each box.
  public var inspectedBoxes: [BoxDescription] {
    placements.flatMap { moved($0.composed.inspectedBoxes(in: $0.setting), $0) }
  }

  private func moved(_ boxes: [BoxDescription], _ place: Placement) -> [BoxDescription] {
    boxes.map { $0.offset(columns: place.rect.column, rows: place.rect.row + 1) }
  }

  /// What the presentations asked for and cannot be shown, each once.
  public var notices: [String] {
    var notices: [String] = []
    for notice in placements.flatMap(\.composed.layout.notices) where !notices.contains(notice) {
      notices.append(notice)
    }
    return notices
  }
}
