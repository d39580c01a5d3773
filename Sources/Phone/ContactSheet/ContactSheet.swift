import Cells
import StageLink

/// Presentations side by side, each below its caption: the surfaces of a state, the states of a surface, or
/// either in several surroundings.
@MainActor
public struct ContactSheet {
  /// One presentation on one surface.
  public struct Tile {
    public var title: String
    /// What else its caption says, quieter.
    public var detail: String
    public var scene: PhoneScene
    /// It is what the phone shows.
    public var isShown: Bool

    public init(title: String, detail: String = "", scene: PhoneScene, isShown: Bool = false) {
      self.title = title
      self.detail = detail
      self.scene = scene
      self.isShown = isShown
    }
  }

  /// Tiles that begin on a line of their own.
  public struct Section {
    public var heading: String?
    public var tiles: [Tile]

    public init(heading: String? = nil, tiles: [Tile]) {
      self.heading = heading
      self.tiles = tiles
    }
  }

  /// What all of it shows: activity and preview.
  public var title: String
  /// What holds for all of it, such as the state.
  public var detail: String
  /// At the other end of the first line: device, theme and appearance.
  public var facts: String
  public var sections: [Section]
  /// In each section the cells that differ from its first tile are marked, and all others are faint.
  public var marksChanges = false
  /// What a tile shows is not known without its title, which is told in words too.
  public var namesTiles = false
  /// Called before a tile is laid out, and before it is drawn.
  public var willDraw: ((PresentationSetting) -> Void)?

  public init(title: String, detail: String = "", facts: String, sections: [Section]) {
    self.title = title
    self.detail = detail
    self.facts = facts
    self.sections = sections
  }

  var tiles: [Tile] { sections.flatMap(\.tiles) }

  // MARK: Measures

  /// Columns between tiles.
  private static let gap = 3
  /// Phones side by side at most, unless told otherwise.
  private static let mostAcross = 4

  /// Whether there is room for two phones beside each other; in less only presentations are drawn.
  ///
  /// - Parameter columns: `nil` is as much as is wanted.
  static func hasRoomForPhones(_ columns: Int?, _ scene: PhoneScene) -> Bool {
    guard let columns else { return true }
    return columns >= 2 * phoneColumns(scene) + gap + 2
  }

  private static func phoneColumns(_ scene: PhoneScene) -> Int {
    let cells = scene.setting.cells
    return cells.screen.columns + cells.bezel.columns
  }

  /// As many tiles side by side as make the whole neither a tower nor a ribbon.
  private var across: Int {
    if sections.count > 1 { return min(sections.map(\.tiles.count).max() ?? 1, 2 * Self.mostAcross) }
    let count = tiles.count
    switch count {
    case ...3: return max(1, count)
    case 4: return 2
    case 5, 6, 9: return 3
    default: return Self.mostAcross
    }
  }

  // MARK: Drawing

  /// Draws the sheet.
  ///
  /// - Parameters:
  ///   - columns: Its width; tiles that are wider widen it. `nil` chooses one.
  ///   - isBare: Draws presentations with their edges where there would be phones.
  public func draw(columns: Int? = nil, isBare: Bool = false, with composer: inout PhoneComposer)
    -> SheetDrawing
  {
    guard let first = tiles.first?.scene else {
      return SheetDrawing(frame: Frame(size: .zero, manner: .outlined))
    }
    let isTight = !Self.hasRoomForPhones(columns, first)
    let margin = isTight ? CellSize(columns: 1, rows: 0) : Self.margin
    let planned = columns.map { $0 - 2 * margin.columns } ?? plannedColumns
    var laidOut = sections.map { section in
      zip(section.tiles, plan(section, columns: planned)).map { tile, columns in
        willDraw?(tile.scene.setting)
        return LaidOutTile(
          tile, columns: isBare || isTight ? planned : columns, isBare: isBare || isTight,
          marksChanges: marksChanges, with: &composer)
      }
    }
    let widest = laidOut.joined().map(\.columns).max() ?? 0
    let head = InkedLine((title, .text), ("  " + detail, .text), ("   " + facts, .text)).columns
    let wanted = columns.map { $0 - 2 * margin.columns } ?? max(head, naturalColumns(laidOut))
    let inner = max(wanted, widest)

    var placements: [SheetDrawing.Placement] = []
    var headings: [(row: Int, text: String)] = []
    var row = margin.rows + 2
    var used = 0
    var index = 0
    for (number, section) in sections.enumerated() {
      if let heading = section.heading {
        headings.append((row, heading))
        row += 1
      }
      for line in Self.lines(laidOut[number], columns: inner) {
        let rows = line.compactMap { laidOut[number][$0].phoneRows }.max()
        var column = 0
        var height = 0
        for tile in line {
          willDraw?(section.tiles[tile].scene.setting)
          laidOut[number][tile].compose(rows: rows, with: &composer)
          guard let composed = laidOut[number][tile].composed else { continue }
          placements.append(
            SheetDrawing.Placement(
              tile: index + tile, section: number, composed: composed,
              setting: section.tiles[tile].scene.setting,
              rect: CellRect(
                column: column, row: row, columns: composed.frame.columns, rows: composed.frame.rows + 1),
              captionColumns: laidOut[number][tile].columns))
          column += laidOut[number][tile].columns + Self.gap
          height = max(height, composed.frame.rows + 1)
        }
        used = max(used, column - Self.gap)
        row += height + 1
      }
      index += section.tiles.count
    }
    // The tiles as a whole stand in the middle.
    let left = margin.columns + max(0, inner - used) / 2
    for place in placements.indices { placements[place].rect.column += left }
    let size = CellSize(columns: inner + 2 * margin.columns, rows: max(1, row - 1 + margin.rows))
    return SheetDrawing(
      frame: paint(placements, headings, left: left, used: used, top: margin.rows, size, first),
      placements: placements)
  }

  /// Around the whole.
  private static let margin = CellSize(columns: 3, rows: 1)

  /// The columns of so many phones as stand side by side when nobody says how wide the sheet is.
  private var plannedColumns: Int {
    let phones = tiles.filter { $0.scene.setting.isUpright }.map { Self.phoneColumns($0.scene) }
    let widest = phones.max() ?? tiles.map { Self.phoneColumns($0.scene) }.max() ?? 0
    return across * (widest + Self.gap) - Self.gap
  }

  /// A screen that lies may leave out so much of its air to stand in the rest of a line.
  private static let leastShare = 0.6

  /// The columns of each phone of a section: what it wants, less where no line has as many, and what is left of a
  /// line where that is most of what it wants.
  private func plan(_ section: Section, columns: Int) -> [Int?] {
    var used = 0
    return section.tiles.map { tile in
      guard case .activity = tile.scene.preview.kind else { return nil }
      let cells = tile.scene.setting.fitting(columns: columns).cells
      let least = cells.leastColumns + cells.bezel.columns
      var width = max(least, min(cells.screen.columns + cells.bezel.columns, columns))
      let rest = columns - used - Self.gap
      if used == 0 || width <= rest {
        used += (used == 0 ? 0 : Self.gap) + width
      } else if rest >= max(least, Int(Double(width) * Self.leastShare)) {
        width = rest
        used = columns
      } else {
        used = width
      }
      return width
    }
  }

  /// The width of so many tiles as stand side by side when nobody says how wide the sheet is.
  private func naturalColumns(_ laidOut: [[LaidOutTile]]) -> Int {
    let usual = laidOut.joined().filter { $0.phoneRows != nil }.map(\.columns).max()
    let column = usual ?? laidOut.joined().map(\.columns).max() ?? 0
    return across * (column + Self.gap) - Self.gap
  }

  /// The numbers of the tiles in each line: as many as fit.
  private static func lines(_ tiles: [LaidOutTile], columns: Int) -> [[Int]] {
    var lines: [[Int]] = []
    var used = 0
    for (index, tile) in tiles.enumerated() {
      if lines.isEmpty || used + gap + tile.columns > columns {
        lines.append([index])
        used = tile.columns
      } else {
        lines[lines.count - 1].append(index)
        used += gap + tile.columns
      }
    }
    return lines
  }

  private func paint(
    _ placements: [SheetDrawing.Placement], _ headings: [(row: Int, text: String)], left: Int, used: Int,
    top: Int, _ size: CellSize, _ scene: PhoneScene
  ) -> Frame {
    let (theme, half) = (scene.theme, scene.half)
    var canvas = Canvas(size: size, manner: scene.manner)
    canvas.fill(CellRect(origin: .zero, size: size), with: .colour(half.terminal))
    var head = InkedLine((title, .accent))
    if !detail.isEmpty { head.pieces.append(("  " + detail, .text)) }
    let facts = InkedLine((facts, .label))
    // Few tiles are narrower than what is said of them.
    let isWide = used >= head.columns + 3 + facts.columns
    let start = isWide ? left : min(left, Self.margin.columns)
    let width = isWide ? max(used, size.columns - 2 * left) : size.columns - 2 * start
    let hasFacts = head.columns + 3 + facts.columns <= width
    head.draw(at: CellPoint(column: start, row: top), columns: width, theme, half, into: &canvas)
    if hasFacts {
      facts.draw(
        at: CellPoint(column: start + width - facts.columns, row: top), columns: facts.columns, theme, half,
        into: &canvas)
    }
    let room = max(used, size.columns - 2 * left)
    for heading in headings {
      InkedLine((heading.text, .accent)).draw(
        at: CellPoint(column: left, row: heading.row), columns: room, theme, half, into: &canvas)
    }
    let tiles = tiles
    var frames: [(frame: Frame, place: CellPoint)] = []
    var base: Frame?
    var section: Int?
    for place in placements {
      let tile = tiles[place.tile]
      var frame = place.composed.frame
      var caption = InkedLine((tile.title, tile.isShown ? .accent : .text))
      if !tile.detail.isEmpty { caption.pieces.append(("  " + tile.detail, .label)) }
      let origin = CellPoint(column: place.rect.column, row: place.rect.row + 1)
      if marksChanges {
        if section != place.section {
          (section, base) = (place.section, frame)
        } else if let base {
          let changes = FrameChanges(from: base, to: frame)
          caption.pieces.append(("  " + changes.words, changes.count > 0 ? .warn : .good))
          changes.mark(&frame, theme, half)
          for row in changes.rows {
            canvas.drawLine(
              "▎", at: CellPoint(column: origin.column - 1, row: origin.row + row), colour: half.panel.warn)
          }
        }
      }
      caption.draw(
        at: CellPoint(column: place.rect.column, row: place.rect.row), columns: place.captionColumns,
        theme, half, into: &canvas)
      frames.append((frame, origin))
    }
    var result = PhoneComposer.finish(canvas, theme)
    for (frame, place) in frames { result.paste(frame, at: place) }
    return result
  }
}
