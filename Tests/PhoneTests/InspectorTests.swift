import BoxLayout
import Cells
import StageLink
import SwiftUI
import Testing

@testable import Phone

/// A box at a column and a row, of so many columns and rows.
private func box(
  _ kind: String, _ rect: [Int], cut: Bool = false, _ children: BoxDescription...
) -> BoxDescription {
  BoxDescription(
    kind: kind, rect: CellRect(column: rect[0], row: rect[1], columns: rect[2], rows: rect[3]),
    text: kind == "text" ? "words" : nil,
    details: cut
      ? BoxDetails(
        offer: BoxOffer(width: nil, height: nil), missing: MissingText(text: "ds", count: 2, total: 5))
      : nil, children: children)
}

/// A view of the user's own whose text fits on a device and not in cells.
private struct Order: View {
  var body: some View { Text("Flat white with oat").font(.caption).lineLimit(1).frame(width: 140) }
}

@MainActor
@Suite struct InspectorTests {
  // MARK: Walking

  /// A card with a row of a text over a shape and a text on a background.
  private let tree = InspectedTree(roots: [
    box(
      "card", [0, 0, 20, 5],
      box(
        "lockScreen", [1, 1, 18, 3],
        box(
          "hstack", [1, 1, 18, 3],
          box("zstack", [1, 1, 6, 3], box("shape", [1, 1, 6, 3]), box("text", [3, 2, 2, 1])),
          box("background", [8, 2, 5, 1], box("text", [8, 2, 5, 1], cut: true), box("fill", [8, 2, 5, 1])),
          box("offset", [14, 1, 2, 1], box("text", [14, 4, 2, 1], cut: true)))))
  ])

  @Test func steps() {
    let row = [0, 0, 0]
    #expect(tree.presentations == [row])
    #expect(tree.path(.child, from: row) == [0, 0, 0, 0])
    #expect(tree.path(.parent, from: row) == [0, 0])
    #expect(tree.path(.next, from: [0, 0, 0, 0]) == [0, 0, 0, 1])
    #expect(tree.path(.next, from: [0, 0, 0, 2]) == nil)
    #expect(tree.path(.previous, from: [0, 0, 0, 0]) == nil)
    #expect(tree.path(.parent, from: [0]) == nil)
    #expect(tree.path(.child, from: [0, 0, 0, 0, 1]) == nil)
    #expect(tree.line(to: [0, 0, 0, 1]).map(\.kind) == ["card", "lockScreen", "hstack", "background"])
  }

  @Test func whatIsLeftOfAPath() {
    #expect(tree.nearest(to: [0, 0, 0, 1, 1]) == [0, 0, 0, 1, 1])
    #expect(tree.nearest(to: [0, 0, 0, 7, 2]) == [0, 0, 0])
    #expect(tree.nearest(to: [4]) == [0, 0, 0])
    #expect(InspectedTree(roots: []).nearest(to: [0]) == nil)
  }

  @Test func theBoxAtAPlace() {
    func kinds(_ column: Int, _ row: Int) -> [String] {
      tree.path(at: CellPoint(column: column, row: row)).map { tree.line(to: $0).map(\.kind).suffix(2) } ?? []
    }
    // A text lies over the shape, and before its background.
    #expect(kinds(3, 2) == ["zstack", "text"])
    #expect(kinds(1, 1) == ["zstack", "shape"])
    #expect(kinds(9, 2) == ["background", "text"])
    // What is moved is found where it is seen.
    #expect(kinds(14, 4) == ["offset", "text"])
    #expect(kinds(14, 1) == ["hstack", "offset"])
    #expect(kinds(17, 3) == ["lockScreen", "hstack"])
    #expect(kinds(0, 0) == ["card"])
    #expect(kinds(20, 0) == [])
  }

  @Test func cutTextsInARound() {
    #expect(tree.nextCutText(behind: [0, 0, 0]) == [0, 0, 0, 1, 0])
    #expect(tree.nextCutText(behind: [0, 0, 0, 1, 0]) == [0, 0, 0, 2, 0])
    #expect(tree.nextCutText(behind: [0, 0, 0, 2, 0]) == [0, 0, 0, 1, 0])
    #expect(InspectedTree(roots: [box("card", [0, 0, 1, 1])]).nextCutText(behind: [0]) == nil)
  }

  // MARK: In a session

  private func session(
    _ columns: Int = 80, _ rows: Int = 24, _ theme: String = "mono", catalog: Catalog? = nil
  ) throws -> Session {
    var session = Session(
      catalog: catalog ?? CoffeeOrder.catalog, themes: try TestThemes.library.get().themes,
      size: CellSize(columns: columns, rows: rows))
    session.theme = try TestThemes.named(theme)
    return session
  }

  private func press(_ session: inout Session, _ keys: Key...) {
    for key in keys { _ = session.handle(key) }
  }

  @Test func frames() throws {
    var wide = try session()
    press(&wide, .character("i"), .right)
    try Golden.expect(wide.frame(), "inspector-80x24")
    press(&wide, .right, .right, .down)
    try Golden.expect(wide.frame(), "inspector-80x24-text")
    var narrow = try session(60, 24)
    press(&narrow, .character("i"), .right, .right, .right)
    try Golden.expect(narrow.frame(), "inspector-60x24")
    var large = try session(160, 50, "ascii")
    press(&large, .character("6"), .character("i"))
    try Golden.expect(large.frame(), "inspector-160x50")
  }

  @Test func arrowsWalkAndEscapeCloses() throws {
    var session = try session()
    press(&session, .character("i"))
    #expect(session.overlay == .inspector(path: [0, 0, 0]))
    press(&session, .right)
    #expect(session.overlay == .inspector(path: [0, 0, 0, 0]))
    press(&session, .right, .down)
    #expect(session.overlay == .inspector(path: [0, 0, 0, 0, 1]))
    press(&session, .up, .left)
    #expect(session.overlay == .inspector(path: [0, 0, 0, 0]))
    press(&session, .home)
    #expect(session.overlay == .inspector(path: [0, 0, 0]))
    guard case .bell? = session.handle(.up).first else { Issue.record("no bell"); return }
    // The states are turned by other keys, and the box stays.
    press(&session, .right, .pageDown)
    #expect(session.state == 1 && session.overlay == .inspector(path: [0, 0, 0, 0]))
    // Help lies over it.
    press(&session, .character("?"), .escape)
    #expect(session.overlay == .inspector(path: [0, 0, 0, 0]))
    press(&session, .escape)
    #expect(session.overlay == nil)
    press(&session, .character("i"), .character("i"))
    #expect(session.overlay == nil)
  }

  @Test func tabGoesThroughPresentationsAndSurfaces() throws {
    var session = try session()
    press(&session, .character("3"), .character("i"))
    #expect(session.overlay == .inspector(path: [0, 0, 0]))
    press(&session, .tab)
    #expect(session.overlay == .inspector(path: [0, 1, 0]) && session.surface == .compact)
    press(&session, .tab)
    #expect(session.overlay == .inspector(path: [0, 0, 0]) && session.surface == .minimal)
    press(&session, .backTab)
    #expect(session.overlay == .inspector(path: [0, 1, 0]) && session.surface == .compact)
  }

  @Test func aClickSelects() throws {
    var session = try session()
    press(&session, .character("i"))
    let text = session.frame().text.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(text.firstIndex { $0.contains("Flat White") })
    let column = text[row].distance(
      from: text[row].startIndex, to: try #require(text[row].firstRange(of: "Flat White")?.lowerBound))
    _ = session.handle(Pointer(.click, at: CellPoint(column: column, row: row)))
    #expect(session.overlay == .inspector(path: [0, 0, 0, 0, 2]))
    #expect(session.frame().text.contains("text \"Flat White\""))
    // Beside the phone there is nothing to select, and the inspector stays.
    _ = session.handle(Pointer(.click, at: CellPoint(column: 79, row: 0)))
    #expect(session.overlay == .inspector(path: [0, 0, 0, 0, 2]))
  }

  @Test func theBoxIsKeptOverAReload() throws {
    var first = try session()
    press(&first, .character("i"), .right, .right)
    let place = try #require(first.place)
    var second = try session()
    second.restore(place)
    #expect(second.overlay == .inspector(path: [0, 0, 0, 0, 0]))
    // Where it is not there any more, the nearest that is.
    second.overlay = .inspector(path: [0, 0, 0, 0, 9, 4])
    #expect(
      second.inspection(of: try #require(second.scene).surfaceLayout(on: second.scene!.setting.cells))?.path
        == [0, 0, 0, 0])
  }

  @Test func marksHideNothing() throws {
    var session = try session(80, 24, "midnight")
    press(&session, .character("i"))
    let closed = {
      var plain = session
      plain.overlay = nil
      return plain.frame()
    }()
    for _ in 0..<3 {
      let open = session.frame()
      let phone = session.targets.phone
      var tinted = 0
      for row in phone.row..<phone.endRow {
        for column in phone.column..<phone.endColumn {
          let (before, after) = (closed[column, row], open[column, row])
          #expect(before.glyph == .space || after.glyph == before.glyph)
          if before.background != after.background { tinted += 1 }
        }
      }
      #expect(tinted > 0)
      press(&session, .right)
    }
  }

  @Test func everySizeAndTheme() throws {
    for (columns, rows) in [(49, 15), (60, 20), (80, 24), (120, 50), (200, 60)] {
      for theme in ["midnight", "mono", "ascii"] {
        var session = try session(columns, rows, theme)
        press(&session, .character("i"), .right, .right)
        for key in ["1", "3", "4", "6"] {
          press(&session, .character(Character(key)))
          let frame = session.frame()
          #expect(frame.size == CellSize(columns: columns, rows: rows))
          if theme == "ascii" { #expect(frame.text.utf8.allSatisfy { $0 < 0x7F }) }
          if theme == "mono" { #expect(frame.cells.allSatisfy { $0.background.isClear }) }
        }
      }
    }
  }

  // MARK: Of views

  @Test func aViewTellsWhatItIsMadeOf() throws {
    let preview = CatalogPreview(name: "Order", kind: .view, stateCount: 1) { _, _, setting in
      PresentedContent(Order(), setting, metrics: .cells)
    }
    let catalog = Catalog(activities: [CatalogActivity(name: "Order", previews: [preview])])
    var session = try session(100, 40, catalog: catalog)
    press(&session, .character("i"), .enter)
    let text = session.frame().text
    for words in [
      "▸    Text \"Flat white with oat\"", "cut       2 of 19 missing", "\"at\"", "device    shows all of it",
      "in        Order.body", "cells     18 x 1", "offered 140 x ", "lineLimit 1", "modifiers .font(caption)",
      ".lineLimit(1)", ".frame(width: 140)",
    ] {
      #expect(text.contains(words), "\(words)\n\(text)")
    }
    let owner = try #require(session.wantedSource)
    session.sources[owner] = SourceLine(path: "Sources/Order/Order.swift", line: 15)
    #expect(session.frame().text.contains("Order.swift:15"))
    #expect(session.wantedSource == nil)
  }

  /// A column that is higher than any card, in a box that cuts off a text of its own.
  private struct Tower: View {
    var body: some View {
      VStack {
        Text("Cut by a frame").frame(width: 80, height: 48, alignment: .top).offset(x: 120).clipped()
        ForEach(0..<20) { Text("Line \($0)") }
      }
    }
  }

  @Test func whatTheCardCutsOffIsMissing() throws {
    let preview = CatalogPreview(name: "Tower", kind: .activity(.lockScreen), stateCount: 1) {
      _, _, setting in
      PresentedContent(Tower(), setting, metrics: .cells)
    }
    let catalog = Catalog(activities: [CatalogActivity(name: "Tower", previews: [preview])])
    var session = try session(120, 40, catalog: catalog)
    press(&session, .character("i"), .enter)
    // The first that is missing, in two lines, lies beside the box that cuts it off.
    #expect(session.frame().text.contains("cut       13 of 14 missing"), "\(session.frame().text)")
    press(&session, .enter)
    // On a device the card ends earlier than here.
    #expect(session.frame().text.contains("device    6 of 6 missing"), "\(session.frame().text)")
    // Down to the last one, and no text above the edge.
    let scene = try #require(session.scene)
    let layout = scene.surfaceLayout(on: scene.setting.cells)
    func texts(_ boxes: [BoxDescription]) -> [BoxDescription] {
      boxes.flatMap { ($0.text != nil ? [$0] : []) + texts($0.children) }
    }
    let found = texts(layout.boxes(inspectedIn: scene.setting)).filter { $0.text?.hasPrefix("Line") == true }
    let end = try #require(layout.bodies.first).rect.endRow
    #expect(found.count == 20 && found.contains { $0.rect.row >= end })
    for box in found { #expect((box.details?.missing != nil) == (box.rect.row >= end), "\(box.text ?? "")") }
    #expect(found.last?.details?.points?.missing?.count == 7 && found[0].details?.points?.missing == nil)
  }

  @Test func whatIsCutOffAtTheSideIsMissing() throws {
    let preview = CatalogPreview(name: "Wide", kind: .activity(.lockScreen), stateCount: 1) { _, _, setting in
      PresentedContent(
        VStack(alignment: .leading) {
          Text("0123456789").fixedSize().offset(x: 320)
          Text("outside").offset(x: 500)
          Text("inside")
        }.frame(maxWidth: .infinity, alignment: .leading), setting, metrics: .cells)
    }
    let catalog = Catalog(activities: [CatalogActivity(name: "Wide", previews: [preview])])
    let scene = try #require(session(80, 24, catalog: catalog).scene)
    let boxes = scene.surfaceLayout(on: scene.setting.cells).boxes(inspectedIn: scene.setting)
    func missing(_ boxes: [BoxDescription]) -> [String] {
      boxes.flatMap { box in
        (box.text != nil ? [box.details?.missing?.text ?? "-"] : []) + missing(box.children)
      }
    }
    // 47 columns, of which 40 are left.
    #expect(missing(boxes) == ["789", "outside", "-"])
  }

  @Test func withoutColoursTheBoxIsReversed() throws {
    var session = try session(80, 24, "midnight")
    session.reduceThemes(to: .none)
    press(&session, .character("i"), .right)
    #expect(session.frame().cells.contains { $0.attributes.contains(.reverse) })
    press(&session, .character("t"))
    #expect(!session.theme.hasColour, "in the next theme too")
  }

  @Test func nothingIsInspectedWhileItIsClosed() throws {
    var inspected = 0
    let preview = CatalogPreview(name: "x", kind: .activity(.lockScreen), stateCount: 2) {
      kind, state, setting in
      var content = CoffeeOrder.preview().present(kind, state, setting)
      let inspect = content?.inspect
      content?.inspect = {
        inspected += 1
        return inspect?($0, $1, $2, $3)
      }
      return content
    }
    var session = try session(
      200, 60, "midnight", catalog: Catalog(activities: [CatalogActivity(name: "x", previews: [preview])]))
    _ = session.frame()
    press(&session, .right, .tab, .character("a"), .character("?"), .escape)
    _ = session.frame()
    #expect(inspected == 0)
    press(&session, .character("i"))
    _ = session.frame()
    #expect(inspected > 0)
    let open = inspected
    press(&session, .escape)
    _ = session.frame()
    #expect(inspected == open)
  }
}
