import BoxLayout
import Cells
import StageLink
import Testing

@testable import Phone

@MainActor
@Suite struct ContactSheetTests {
  private func scene(_ theme: String = "mono", surface: Surface = .lockScreen) throws -> PhoneScene {
    CoffeeOrder.scene(surface, theme: try TestThemes.named(theme))
  }

  private func draw(
    _ sheet: ContactSheet, columns: Int? = nil, isBare: Bool = false
  ) -> SheetDrawing {
    var composer = PhoneComposer()
    return sheet.draw(columns: columns, isBare: isBare, with: &composer)
  }

  @Test func allSurfaces() throws {
    let sheet = ContactSheet.surfaces(of: try scene(), activity: "DrinkOrder")
    try Golden.expect(draw(sheet).frame, "sheet-surfaces")
    try Golden.expect(draw(sheet, columns: 80).frame, "sheet-surfaces-80")
    try Golden.expect(draw(sheet, columns: 100, isBare: true).frame, "sheet-surfaces-bare")
  }

  @Test func allStates() throws {
    let sheet = ContactSheet.states(of: try scene(surface: .expanded), activity: "DrinkOrder")
    try Golden.expect(draw(sheet).frame, "sheet-states")
  }

  @Test func aViewByItself() throws {
    var scene = try scene()
    scene.preview = CoffeeOrder.preview("Big Cup", kind: .view)
    let drawing = draw(.surfaces(of: scene, activity: "DrinkOrder"))
    #expect(drawing.placements.count == 1)
    #expect(drawing.frame.text.contains("View"))
  }

  @Test func phonesOfALineAreEquallyHigh() throws {
    let sheet = ContactSheet.surfaces(of: try scene(), activity: "")
    let drawing = draw(sheet)
    let phones: Set<Surface> = [.lockScreen, .banner, .compact, .minimal, .minimalDetached, .expanded]
    let places = drawing.placements.filter { phones.contains(sheet.tiles[$0.tile].scene.setting.surface) }
    #expect(places.count == 6)
    for place in places {
      let line = places.filter { $0.rect.row == place.rect.row }
      #expect(line.count > 1 && Set(line.map(\.rect.rows)).count == 1)
    }
  }

  @Test func tilesNeitherOverlapNorLeaveTheSheet() throws {
    for columns in [49, 60, 80, 100, 120, 160, 250] {
      for isBare in [true, false] {
        let drawing = draw(
          .surfaces(of: try scene(), activity: "DrinkOrder"), columns: columns, isBare: isBare)
        #expect(drawing.frame.columns >= min(columns, 49))
        for (index, place) in drawing.placements.enumerated() {
          let rect = place.rect
          #expect(rect.column >= 0 && rect.endColumn <= drawing.frame.columns, "\(columns)")
          #expect(rect.endRow <= drawing.frame.rows)
          for other in drawing.placements[..<index] {
            #expect(rect.intersection(other.rect).isEmpty, "\(columns): \(rect) and \(other.rect)")
          }
        }
      }
    }
  }

  /// Each caption is read as a whole in its own columns, and the title with all that it says.
  @Test(arguments: [false, true], [nil, 80, 200] as [Int?])
  func captionsKeepApart(marksChanges: Bool, columns: Int?) throws {
    var base = try scene(surface: .standby)
    base.setting.isUntapped = true
    for sheet in [
      ContactSheet.surfaces(of: base, activity: "DrinkOrder"), .variants(of: base, activity: "DrinkOrder"),
    ] {
      var sheet = sheet
      sheet.marksChanges = marksChanges
      let drawing = draw(sheet, columns: columns, isBare: true)
      let lines = drawing.frame.text.split(separator: "\n", omittingEmptySubsequences: false)
      for place in drawing.placements {
        let tile = sheet.tiles[place.tile]
        let line = lines[place.rect.row].dropFirst(place.rect.column)
        #expect(line.hasPrefix(tile.title), "\(tile.title): \(line)")
        if marksChanges, place.tile > 0 { #expect(line.contains("changed")) }
        let next = line.dropFirst(tile.title.count)
        #expect(next.isEmpty || next.hasPrefix("  "), "\(tile.title): \(line)")
      }
      if columns == nil { #expect(drawing.frame.text.contains("iPhone 16 · ")) }
    }
  }

  /// A screen that lies leaves out air where a line has less than it wants, and fills what is left of one.
  @Test func nothingIsWiderThanTheSheet() throws {
    for columns in [107, 120, 150, 200] {
      let drawing = draw(.surfaces(of: try scene(), activity: "DrinkOrder"), columns: columns)
      #expect(drawing.frame.columns == columns)
    }
    let drawing = draw(.surfaces(of: try scene(), activity: "DrinkOrder"))
    let sheet = ContactSheet.surfaces(of: try scene(), activity: "DrinkOrder")
    func place(_ surface: Surface) throws -> CellRect {
      try #require(drawing.placements.first { sheet.tiles[$0.tile].scene.setting.surface == surface }).rect
    }
    // The iPad takes what is left of the Mac's line: without its air it has room there.
    #expect(try place(.mac).row == place(.iPad).row)
    #expect(try place(.iPad).columns > 2 * DeviceCells(.iPad11).cardColumns)
  }

  @Test func aLanguageBesideHasItsOwnDate() throws {
    let (scene, name) = try #require(SheetVariant.locale("de_DE").applied(to: try scene()))
    #expect(name == "de_DE" && scene.clock.date == "Freitag, 9. Januar" && scene.clock.time == "09:41")
    let moved = PhoneClock(
      .init(timeIntervalSince1970: 1_767_951_660 + 7200), timeZone: .gmt, locale: .init(identifier: "ko_KR"))
    #expect(moved.told(in: .init(identifier: "en_US")).time == "11:41")
  }

  /// What surrounds a presentation stands in the order of the eye, as the presentation does.
  @Test func theDateOfTheLockScreenIsReadFromRightToLeft() throws {
    let (hebrew, _) = try #require(SheetVariant.locale("he_IL").applied(to: try scene()))
    let date = hebrew.clock.date
    #expect(date.contains("ינואר"))
    let text = PhoneComposer().phoneText(hebrew)
    #expect(!text.contains(date) && text.contains(String("ינואר".reversed())))
    let (arabic, _) = try #require(SheetVariant.locale("ar_EG").applied(to: try scene()))
    // The letters of a word join.
    #expect(
      PhoneComposer().phoneText(arabic).unicodeScalars.contains { (0xFE70...0xFEFC).contains($0.value) })
    #expect(VisualText.line("Friday, January 9") == "Friday, January 9")
  }

  @Test func everyPresentationIsLaidOutOnce() throws {
    var made: [Presentation: Int] = [:]
    var scene = try scene()
    let present = scene.preview.present
    scene.preview.present = { presentation, state, setting in
      made[presentation, default: 0] += 1
      return present(presentation, state, setting)
    }
    let sheet = ContactSheet.surfaces(of: scene, activity: "")
    _ = draw(sheet)
    let drawn = made
    made = [:]
    for tile in sheet.tiles { _ = LaidOutScene(tile.scene) }
    #expect(drawn == made && !made.isEmpty)
  }

  @Test func changedCellsAreMarked() throws {
    var sheet = ContactSheet.states(of: try scene(), activity: "DrinkOrder")
    sheet.marksChanges = true
    let text = draw(sheet, isBare: true).frame
    try Golden.expect(text, "sheet-changes")
    #expect(text.text.contains("cells changed"))

    for index in sheet.sections[0].tiles.indices {
      sheet.sections[0].tiles[index].scene.theme = try TestThemes.named("midnight")
    }
    let colour = draw(sheet, isBare: true)
    let (base, changed) = (colour.placements[0].composed.frame, colour.placements[1])
    let shown = colour.frame
    let origin = CellPoint(column: changed.rect.column, row: changed.rect.row + 1)
    for row in 0..<base.rows {
      for column in 0..<base.columns {
        let cell = changed.composed.frame[column, row]
        let isSame = base[column, row] == cell
        let seen = shown[origin.column + column, origin.row + row]
        if !isSame { #expect(seen == cell) }
        if isSame, cell.glyph != .space, cell.foreground.luminance > 0.5 {
          #expect(seen.foreground.luminance < cell.foreground.luminance)
        }
      }
    }
  }

  @Test func theSameTwiceHasNoChange() throws {
    let frame = PhoneComposer().bare(try scene())
    #expect(FrameChanges(from: frame, to: frame).count == 0)
    var other = frame
    other[3, 1].glyph = Glyph("#" as Unicode.Scalar)
    let changes = FrameChanges(from: frame, to: other)
    #expect(changes.count == 1 && changes.rows == [1])
    // What the smaller frame does not have is new.
    let larger = frame.centred(in: CellSize(columns: frame.columns, rows: frame.rows + 1))
    #expect(FrameChanges(from: frame, to: larger).rows.contains(frame.rows))
  }

  @Test func boxesStandWhereTheyAreSeen() throws {
    let drawing = draw(.surfaces(of: try scene(), activity: "DrinkOrder"))
    func texts(_ boxes: [BoxDescription]) -> [BoxDescription] {
      boxes.flatMap { ($0.text == "Flat White" ? [$0] : []) + texts($0.children) }
    }
    let found = texts(drawing.boxes)
    #expect(found.count > 3)
    for box in found {
      let line = (0..<box.rect.columns).compactMap {
        drawing.frame[box.rect.column + $0, box.rect.row].glyph?.string
      }
      #expect(line.joined() == "Flat White")
    }
  }
}

extension PhoneComposer {
  fileprivate func phoneText(_ scene: PhoneScene) -> String {
    var composer = self
    return composer.phone(scene).text
  }
}
