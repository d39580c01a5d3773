import BoxLayout
import Cells

/// The card of a watch's Smart Stack and of CarPlay's Dashboard: the small family of an activity that has one, else
/// both sides of its compact island in a row.
extension SurfaceLayout {
  /// The margins beside the row and the least gap in it, in columns. Apple does not publish them.
  static let pairMargin = 2
  static let pairGap = 1
  /// Behind the row in a car, in light surroundings too: the views are made for the dark island.
  private static let pairGround = RGBA(0x1C, 0x1C, 0x1E)

  @MainActor
  static func smallCard(on device: DeviceCells, isRightToLeft: Bool, make: Maker) -> SurfaceLayout {
    var layout =
      make(.small).map { card(on: device, $0, as: .small) }
      ?? pair(
        on: device, leading: make(.compactLeading), trailing: make(.compactTrailing),
        isRightToLeft: isRightToLeft)
    if device.venue == .carPlay {
      let place = DashboardLayout(screen: device.screen, card: layout.bounds.size).card
      layout = layout.offset(
        columns: place.column - layout.bounds.column, rows: place.row - layout.bounds.row)
    }
    return layout
  }

  /// The leading view at the one end of the card, the trailing one at the other. Where both have no room, the
  /// narrower one keeps its width as long as it leaves half to the other.
  static func pair(
    on device: DeviceCells, leading: PresentedContent?, trailing: PresentedContent?, isRightToLeft: Bool
  ) -> SurfaceLayout {
    let rect = CellRect(
      column: (device.screen.columns - device.cardColumns) / 2, row: 0, columns: device.cardColumns,
      rows: device.cardRows.upperBound)
    let inside = rect.inset(columns: min(pairMargin, (rect.columns - 1) / 2), rows: 0)
    let most = CellSize(columns: inside.columns, rows: rect.rows)
    var parts = [
      PairPart(leading, as: .compactLeading), PairPart(trailing, as: .compactTrailing),
    ].filter { $0.content != nil }
    let room = parts.count > 1 ? max(1, inside.columns - pairGap) : inside.columns
    if parts.count == 1 {
      parts[0].fit(into: most.columns, most.rows)
    } else if parts.count == 2, parts[0].size.columns + parts[1].size.columns > room {
      let narrower = parts[0].size.columns <= parts[1].size.columns ? 0 : 1
      parts[narrower].fit(into: room / 2, most.rows)
      parts[1 - narrower].fit(into: max(1, room - parts[narrower].size.columns), most.rows)
    }
    let isClipped =
      parts.reduce(0) { $0 + $1.size.columns } > room || parts.contains { $0.size.rows > most.rows }
    let contents = parts.map { part in
      let isAtStart = (part.presentation == .compactLeading) != isRightToLeft
      return PlacedContent(
        part.content!, as: part.presentation, proposal: part.proposal, size: part.size, in: inside,
        clip: rect, alignment: isAtStart ? .leading : .trailing)
    }
    return SurfaceLayout(
      bodies: [
        Body(kind: .card, rect: rect, tint: device.venue == .carPlay ? pairGround : nil, contents: contents)
      ], isClipped: isClipped)
  }

  /// One side of a compact island in a row.
  private struct PairPart {
    let content: PresentedContent?
    let presentation: Presentation
    private(set) var proposal = PresentedContent.Proposal(columns: nil, rows: nil)
    private(set) var size = CellSize.zero

    init(_ content: PresentedContent?, as presentation: Presentation) {
      self.content = content
      self.presentation = presentation
      size = content?.measure(proposal) ?? .zero
    }

    /// Offers fewer columns, where it is wider.
    mutating func fit(into columns: Int, _ rows: Int) {
      guard let content, size.columns > columns else { return }
      proposal = .init(columns: columns, rows: rows)
      size = content.measure(proposal)
    }
  }
}
