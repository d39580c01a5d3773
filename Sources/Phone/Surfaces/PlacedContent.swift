import Cells

/// Content with its place on a surface.
struct PlacedContent {
  let content: PresentedContent
  let presentation: Presentation
  let proposal: PresentedContent.Proposal
  /// What it takes of the proposal.
  let size: CellSize
  /// What is drawn outside of it is cut off.
  private(set) var clip: CellRect
  private(set) var origin: CellPoint
  /// Controls that do not show are there all the same, in an empty place: one scrolls to them.
  var keepsHiddenControls = false

  /// Puts content into an area: its odd cell of air on the trailing and bottom side.
  init(
    _ content: PresentedContent, as presentation: Presentation, proposal: PresentedContent.Proposal,
    size: CellSize, in area: CellRect,
    clip: CellRect? = nil, alignment: Alignment = .center
  ) {
    self.content = content
    self.presentation = presentation
    self.proposal = proposal
    self.size = size
    self.clip = clip ?? area
    let free = max(0, area.columns - size.columns)
    let indent: Int
    switch alignment {
    case .leading: indent = 0
    case .center: indent = free / 2
    case .trailing: indent = free
    }
    origin = CellPoint(
      column: area.column + indent, row: area.row + max(0, area.rows - size.rows) / 2)
  }

  enum Alignment { case leading, center, trailing }

  func offset(columns: Int, rows: Int) -> PlacedContent {
    var result = self
    result.clip = clip.offset(columns: columns, rows: rows)
    result.origin = CellPoint(column: origin.column + columns, row: origin.row + rows)
    return result
  }

  /// What can be tapped of it, cut to what shows.
  @MainActor var controls: [ContentControl] {
    content.controls(proposal, origin).compactMap { control in
      var shown = control
      shown.rect = control.rect.intersection(clip)
      if shown.rect.columns > 0, shown.rect.rows > 0 { return shown }
      guard keepsHiddenControls else { return nil }
      shown.rect = CellRect(origin: clip.origin, size: .zero)
      return shown
    }
  }

  func draw(into canvas: inout Canvas) {
    canvas.clipped(to: clip) { content.draw(proposal, origin, &$0) }
  }
}
