import Cells

/// Where the card or the island of a surface stands and what stands in it, in cells from the leading top
/// corner of the screen.
struct SurfaceLayout {
  /// What kind of box it is: its colours and its part in the phone.
  enum Kind { case card, island, view }

  /// One box with an edge.
  struct Body {
    var kind: Kind
    var rect: CellRect
    /// In place of the theme's colour.
    var tint: RGBA?
    /// In place of the theme's edge.
    var edge: RGBA?
    var contents: [PlacedContent]
    /// Shows that another app's activity is here.
    var isNeutral = false
  }

  var bodies: [Body]
  /// Content that had to be cut.
  var isClipped = false

  /// The smallest rectangle around all boxes.
  var bounds: CellRect {
    bodies.reduce(CellRect(column: 0, row: 0, columns: 0, rows: 0)) { $0.union($1.rect) }
  }

  func offset(columns: Int, rows: Int) -> SurfaceLayout {
    var result = self
    for index in result.bodies.indices {
      result.bodies[index].rect = bodies[index].rect.offset(columns: columns, rows: rows)
      result.bodies[index].contents = bodies[index].contents.map { $0.offset(columns: columns, rows: rows) }
    }
    return result
  }
}

extension SurfaceLayout {
  typealias Maker = (Presentation) -> PresentedContent?

  /// Lays out a surface on a device; contents that the maker does not have stay empty.
  init(_ surface: Surface, on device: DeviceCells, make: Maker) {
    switch surface {
    case .lockScreen, .banner: self = Self.card(on: device, make(.lockScreen))
    case .compact:
      self = Self.compact(on: device, leading: make(.compactLeading), trailing: make(.compactTrailing))
    case .minimal: self = Self.minimal(on: device, make(.minimal), isDetached: false)
    case .minimalDetached: self = Self.minimal(on: device, make(.minimal), isDetached: true)
    case .expanded: self = Self.expanded(on: device, make(.expanded))
    }
  }

  /// The card of the Lock Screen and the banner: the whole box belongs to the content, as on a device.
  static func card(on device: DeviceCells, _ content: PresentedContent?) -> SurfaceLayout {
    let proposal = PresentedContent.Proposal(columns: device.cardColumns, rows: device.cardRows.upperBound)
    let size = content?.measure(proposal) ?? .zero
    let rect = CellRect(
      column: (device.screen.columns - device.cardColumns) / 2, row: 0, columns: device.cardColumns,
      rows: clamp(size.rows, device.cardRows))
    return SurfaceLayout(
      bodies: [
        Body(
          kind: .card, rect: rect, tint: content?.backgroundTint,
          contents: content.map {
            [PlacedContent($0, as: .lockScreen, proposal: proposal, size: size, in: rect)]
          } ?? [])
      ],
      isClipped: size.rows > device.cardRows.upperBound || size.columns > device.cardColumns)
  }

  /// The expanded island: margins of two columns and a row around the regions.
  static func expanded(on device: DeviceCells, _ content: PresentedContent?) -> SurfaceLayout {
    let columns = device.island?.expandedColumns ?? device.cardColumns
    let inner = CellSize(columns: columns - 4, rows: device.cardRows.upperBound - 2)
    let proposal = PresentedContent.Proposal(columns: inner.columns, rows: inner.rows)
    let size = content?.measure(proposal) ?? .zero
    let rect = CellRect(
      column: (device.screen.columns - columns) / 2, row: 0, columns: columns,
      rows: clamp(size.rows + 2, device.cardRows))
    return SurfaceLayout(
      bodies: [
        Body(
          kind: .island, rect: rect, edge: content?.keylineTint,
          contents: content.map {
            [
              PlacedContent(
                $0, as: .expanded, proposal: proposal, size: size, in: rect.inset(columns: 2, rows: 1),
                clip: rect)
            ]
          } ?? [])
      ],
      isClipped: size.rows > inner.rows || size.columns > inner.columns)
  }

  /// The compact island: both sides grow by themselves, away from the camera.
  static func compact(
    on device: DeviceCells, leading: PresentedContent?, trailing: PresentedContent?
  ) -> SurfaceLayout {
    guard let island = device.island else { return SurfaceLayout(bodies: []) }
    let sensor = (device.screen.columns - island.sensorColumns) / 2
    let margin = 2
    func side(_ content: PresentedContent?) -> (
      columns: Int, size: CellSize, proposal: PresentedContent.Proposal
    ) {
      var proposal = PresentedContent.Proposal(columns: nil, rows: 1)
      guard let content else { return (island.sideColumns, .zero, proposal) }
      var size = content.measure(proposal)
      if size.columns + margin > sensor {
        proposal.columns = sensor - margin
        size = content.measure(proposal)
      }
      return (min(sensor, max(island.sideColumns, size.columns + margin)), size, proposal)
    }
    let (first, second) = (side(leading), side(trailing))
    let textRows = clamp(max(first.size.rows, second.size.rows), 1...2)
    let rect = CellRect(
      column: sensor - first.columns, row: 0,
      columns: first.columns + island.sensorColumns + second.columns, rows: textRows + 2)
    var contents: [PlacedContent] = []
    if let leading {
      let area = CellRect(
        column: rect.column + margin, row: 1, columns: first.columns - margin, rows: textRows)
      contents.append(
        PlacedContent(
          leading, as: .compactLeading, proposal: first.proposal, size: first.size, in: area,
          alignment: .leading))
    }
    if let trailing {
      let area = CellRect(
        column: rect.endColumn - second.columns, row: 1, columns: second.columns - margin, rows: textRows)
      contents.append(
        PlacedContent(
          trailing, as: .compactTrailing, proposal: second.proposal, size: second.size, in: area,
          alignment: .trailing))
    }
    return SurfaceLayout(
      bodies: [
        Body(
          kind: .island, rect: rect, edge: leading?.keylineTint ?? trailing?.keylineTint,
          contents: contents)
      ],
      isClipped: max(first.size.rows, second.size.rows) > 2
        || first.size.columns + margin > sensor || second.size.columns + margin > sensor)
  }

  /// The minimal island beside another app's: attached to the camera or a circle by itself.
  static func minimal(
    on device: DeviceCells, _ content: PresentedContent?, isDetached: Bool
  ) -> SurfaceLayout {
    guard let island = device.island else { return SurfaceLayout(bodies: []) }
    let sensor = (device.screen.columns - island.sensorColumns) / 2
    let widest = island.minimalColumns.upperBound - 2
    var proposal = PresentedContent.Proposal(columns: nil, rows: 1)
    var size = content?.measure(proposal) ?? .zero
    if let content, size.columns > widest {
      proposal.columns = widest
      size = content.measure(proposal)
    }
    let own = clamp(size.columns + 2, island.minimalColumns)
    let other = island.minimalColumns.lowerBound
    let textRows = clamp(size.rows, 1...2)
    let (attached, detached) = isDetached ? (other, own) : (own, other)
    // Behind the camera the island ends with the width of its round end.
    let pill = CellRect(
      column: sensor - attached, row: 0, columns: attached + island.sensorColumns + 2,
      rows: isDetached ? 3 : textRows + 2)
    let circle = CellRect(
      column: pill.endColumn + 1, row: 0, columns: detached, rows: isDetached ? textRows + 2 : 3)
    let area =
      isDetached
      ? circle.inset(columns: 1, rows: 1)
      : CellRect(column: pill.column + 1, row: 1, columns: own - 2, rows: textRows)
    let contents =
      content.map { [PlacedContent($0, as: .minimal, proposal: proposal, size: size, in: area)] } ?? []
    return SurfaceLayout(
      bodies: [
        Body(
          kind: .island, rect: pill, edge: isDetached ? nil : content?.keylineTint,
          contents: isDetached ? [] : contents, isNeutral: isDetached),
        Body(
          kind: .island, rect: circle, edge: isDetached ? content?.keylineTint : nil,
          contents: isDetached ? contents : [], isNeutral: !isDetached),
      ],
      isClipped: size.columns > widest || size.rows > 2)
  }

  /// An ordinary view by itself, in the width of the screen or its own.
  static func view(on device: DeviceCells, _ content: PresentedContent?) -> SurfaceLayout {
    let proposal = PresentedContent.Proposal(columns: device.screen.columns, rows: device.screen.rows)
    let size = content?.measure(proposal) ?? .zero
    let rect = CellRect(
      column: 0, row: 0, columns: max(1, min(size.columns, device.screen.columns)),
      rows: max(1, min(size.rows, device.screen.rows)))
    return SurfaceLayout(
      bodies: [
        Body(
          kind: .view, rect: rect,
          contents: content.map { [PlacedContent($0, as: .view, proposal: proposal, size: size, in: rect)] }
            ?? [])
      ])
  }

  private static func clamp(_ value: Int, _ range: ClosedRange<Int>) -> Int {
    min(max(value, range.lowerBound), range.upperBound)
  }
}
