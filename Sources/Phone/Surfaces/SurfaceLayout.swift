import Cells
import Foundation

/// Where the card or the island of a surface stands and what stands in it, in cells from the leading top
/// corner of the screen.
struct SurfaceLayout {
  /// What kind of box it is: its colours and its part in the phone.
  enum Kind {
    case card, island
    /// The whole screen, in StandBy.
    case screen
    case view
  }

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
  /// Why no button and no toggle can be tapped here; `nil` where they can.
  var deadControls: String?

  /// The smallest rectangle around all boxes.
  var bounds: CellRect {
    bodies.reduce(CellRect(column: 0, row: 0, columns: 0, rows: 0)) { $0.union($1.rect) }
  }

  /// What a tap on the box at a place opens beside its controls; `nil` where there is no box of the
  /// activity, and a URL of `nil` where it only opens the app.
  func widgetURL(at place: CellPoint) -> URL?? {
    guard let body = bodies.first(where: { !$0.isNeutral && $0.rect.contains(place) }) else { return nil }
    return .some(body.contents.lazy.compactMap(\.content.widgetURL).first)
  }

  /// What can be tapped, in reading order.
  @MainActor var controls: [ContentControl] {
    deadControls == nil ? shownControls : shownControls.filter(\.isLink)
  }

  /// What looks as if it could be tapped, in reading order.
  @MainActor var shownControls: [ContentControl] {
    bodies.flatMap { $0.contents.flatMap(\.controls) }
  }

  /// What the contents cannot show, each once.
  var notices: [String] {
    var result: [String] = []
    for notice in bodies.flatMap({ $0.contents.flatMap(\.content.notices) }) where !result.contains(notice) {
      result.append(notice)
    }
    return result
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
  @MainActor
  init(_ setting: PresentationSetting, on device: DeviceCells, make: Maker) {
    let surface = setting.surface
    switch surface {
    case .compact where device.isLandscape:
      self = Self.uprightCompact(
        on: device, leading: make(.compactLeading), trailing: make(.compactTrailing))
    case .minimal where device.isLandscape, .minimalDetached where device.isLandscape:
      self = Self.uprightMinimal(on: device, make(.minimal), isDetached: surface == .minimalDetached)
    case .lockScreen, .alwaysOn, .iPad:
      self = Self.lockScreen(on: device, make(.lockScreen), others: setting.others)
    case .banner: self = Self.card(on: device, make(.lockScreen))
    case .compact:
      self = Self.compact(
        on: device, leading: make(.compactLeading), trailing: make(.compactTrailing),
        isRightToLeft: setting.isRightToLeft)
    case .minimal: self = Self.minimal(on: device, make(.minimal), isDetached: false)
    case .minimalDetached: self = Self.minimal(on: device, make(.minimal), isDetached: true)
    case .expanded: self = Self.expanded(on: device, make(.expanded))
    case .standby, .standbyNight:
      self =
        setting.isUntapped
        ? Self.standByMinimal(on: device, make(.minimal)) : Self.standBy(on: device, make(.lockScreen))
    case .watch, .carPlay:
      self = Self.smallCard(on: device, isRightToLeft: setting.isRightToLeft, make: make)
      deadControls = surface == .carPlay ? "buttons and toggles do nothing in CarPlay" : nil
    case .mac:
      self = Self.menuBar(setting, on: device, make: make)
    }
  }

  /// The card of the Lock Screen and the banner: the whole box belongs to the content, as on a device.
  static func card(
    on device: DeviceCells, _ content: PresentedContent?, as presentation: Presentation = .lockScreen
  ) -> SurfaceLayout {
    let columns = device.cardColumns
    return whole(.card, on: device, content, as: presentation, columns: columns) { size in
      CellRect(
        column: (device.screen.columns - columns) / 2, row: 0, columns: columns,
        rows: clamp(size.rows, device.cardRows))
    }
  }

  /// A box that belongs to its content as a whole, which is offered the greatest height of a card.
  ///
  /// - Parameters:
  ///   - columns: What the content is offered, and the most that shows.
  ///   - rect: The box for the content's size.
  static func whole(
    _ kind: Kind, on device: DeviceCells, _ content: PresentedContent?, as presentation: Presentation,
    columns: Int, in rect: (CellSize) -> CellRect
  ) -> SurfaceLayout {
    let proposal = PresentedContent.Proposal(columns: columns, rows: device.cardRows.upperBound)
    let size = content?.measure(proposal) ?? .zero
    let rect = rect(size)
    return SurfaceLayout(
      bodies: [
        Body(
          kind: kind, rect: rect, tint: kind == .island ? nil : content?.backgroundTint,
          edge: kind == .island ? content?.keylineTint : nil,
          contents: content.map {
            [PlacedContent($0, as: presentation, proposal: proposal, size: size, in: rect)]
          } ?? [])
      ],
      isClipped: size.rows > device.cardRows.upperBound || size.columns > columns)
  }

  /// The expanded island; its margins are part of the content.
  static func expanded(on device: DeviceCells, _ content: PresentedContent?) -> SurfaceLayout {
    let columns = device.island?.expandedColumns ?? device.cardColumns
    return whole(.island, on: device, content, as: .expanded, columns: columns) { size in
      CellRect(
        column: (device.screen.columns - columns) / 2, row: 0, columns: columns,
        rows: clamp(size.rows, device.cardRows))
    }
  }

  /// The compact island: both sides grow by themselves, away from the camera.
  static func compact(
    on device: DeviceCells, leading: PresentedContent?, trailing: PresentedContent?, isRightToLeft: Bool
  ) -> SurfaceLayout {
    guard let island = device.island else { return SurfaceLayout(bodies: []) }
    let room = (device.screen.columns - island.sensorColumns) / 2
    let parts = [(Presentation.compactLeading, leading), (.compactTrailing, trailing)]
    let sides = (isRightToLeft ? parts.reversed() : parts).map {
      CompactSide($1, as: $0, least: island.sideColumns, most: room)
    }
    let textRows = clamp(sides.map(\.size.rows).max()!, 1...2)
    let rect = CellRect(
      column: room - sides[0].columns, row: 0,
      columns: sides[0].columns + island.sensorColumns + sides[1].columns, rows: textRows + 2)
    let areas = [
      CellRect(column: rect.column, row: 1, columns: sides[0].columns, rows: textRows),
      CellRect(
        column: rect.endColumn - sides[1].columns, row: 1, columns: sides[1].columns, rows: textRows),
    ]
    return SurfaceLayout(
      bodies: [
        Body(
          kind: .island, rect: rect, edge: leading?.keylineTint ?? trailing?.keylineTint,
          contents: [
            sides[0].placed(in: areas[0], isAtStart: true), sides[1].placed(in: areas[1], isAtStart: false),
          ]
          .compactMap { $0 })
      ],
      isClipped: sides.contains { $0.size.rows > 2 || $0.size.columns + $0.margins > room })
  }

  /// One side of the compact island.
  struct CompactSide {
    let content: PresentedContent?
    let presentation: Presentation
    var proposal = PresentedContent.Proposal(columns: nil, rows: nil)
    var size = CellSize.zero
    /// Columns at the island's end, and beside the camera.
    let outer: Int
    let inner: Int
    /// With its margins.
    let columns: Int

    var margins: Int { outer + inner }

    init(_ content: PresentedContent?, as presentation: Presentation, least: Int, most: Int) {
      self.content = content
      self.presentation = presentation
      let isLeading = presentation == .compactLeading
      let own = content?.margins ?? .init()
      outer = (isLeading ? own.leading : own.trailing) ?? 2
      inner = (isLeading ? own.trailing : own.leading) ?? 0
      let margins = outer + inner
      if let content {
        (proposal, size) = content.ideal()
        if size.columns + margins > most {
          proposal = .init(columns: max(1, most - margins), rows: 2)
          size = content.measure(proposal)
        }
      }
      columns = min(most, max(least, size.columns + margins))
    }

    /// The content at the end of the island that its side is.
    func placed(in area: CellRect, isAtStart: Bool) -> PlacedContent? {
      guard let content else { return nil }
      let inside = CellRect(
        column: area.column + (isAtStart ? outer : inner), row: area.row,
        columns: max(0, area.columns - margins), rows: area.rows)
      return PlacedContent(
        content, as: presentation, proposal: proposal, size: size, in: inside,
        alignment: isAtStart ? .leading : .trailing)
    }
  }

  /// The minimal island beside another app's: attached to the camera or a circle by itself.
  static func minimal(
    on device: DeviceCells, _ content: PresentedContent?, isDetached: Bool
  ) -> SurfaceLayout {
    guard let island = device.island else { return SurfaceLayout(bodies: []) }
    let sensor = (device.screen.columns - island.sensorColumns) / 2
    let part = MinimalPart(content, columns: island.minimalColumns)
    let (own, textRows) = (part.columns, part.textRows)
    let other = island.minimalColumns.lowerBound
    let (attached, detached) = isDetached ? (other, own) : (own, other)
    // Behind the camera the island ends with the width of its round end.
    let pill = CellRect(
      column: sensor - attached, row: 0, columns: attached + island.sensorColumns + 2,
      rows: isDetached ? 3 : textRows + 2)
    let circle = CellRect(
      column: pill.endColumn + 1, row: 0, columns: detached, rows: isDetached ? textRows + 2 : 3)
    let contents = part.placed(at: (isDetached ? circle : pill).column)
    return SurfaceLayout(
      bodies: islands(pill, circle, contents, isDetached: isDetached, edge: content?.keylineTint),
      isClipped: part.isClipped)
  }

  /// The minimal presentation between its margins, as wide as it wants to be within limits.
  struct MinimalPart {
    private let content: PresentedContent?
    private var proposal = PresentedContent.Proposal(columns: nil, rows: nil)
    private var size = CellSize.zero
    private let leading: Int
    private let margins: Int
    /// With its margins.
    let columns: Int
    let textRows: Int
    let isClipped: Bool

    init(_ content: PresentedContent?, columns limits: ClosedRange<Int>) {
      self.content = content
      leading = content?.margins.leading ?? 1
      margins = leading + (content?.margins.trailing ?? 1)
      let widest = max(1, limits.upperBound - margins)
      if let content {
        (proposal, size) = content.ideal()
        if size.columns > widest {
          proposal = .init(columns: widest, rows: 2)
          size = content.measure(proposal)
        }
      }
      columns = clamp(size.columns + margins, limits)
      textRows = clamp(size.rows, 1...2)
      isClipped = size.columns > widest || size.rows > 2
    }

    /// In a box that begins in a column, below its edge.
    func placed(at column: Int) -> [PlacedContent] {
      let area = CellRect(
        column: column + leading, row: 1, columns: max(0, columns - margins), rows: textRows)
      return content.map {
        [PlacedContent($0, as: .minimal, proposal: proposal, size: size, in: area)]
      } ?? []
    }
  }

  /// Two islands, one of which is the activity's and the other another app's: the one around the camera, and the
  /// one beside it.
  static func islands(
    _ attached: CellRect, _ detached: CellRect, _ contents: [PlacedContent], isDetached: Bool, edge: RGBA?
  ) -> [Body] {
    func body(_ rect: CellRect, isOwn: Bool) -> Body {
      Body(
        kind: .island, rect: rect, edge: isOwn ? edge : nil, contents: isOwn ? contents : [],
        isNeutral: !isOwn)
    }
    return [body(attached, isOwn: !isDetached), body(detached, isOwn: isDetached)]
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

  static func clamp(_ value: Int, _ range: ClosedRange<Int>) -> Int {
    min(max(value, range.lowerBound), range.upperBound)
  }
}
