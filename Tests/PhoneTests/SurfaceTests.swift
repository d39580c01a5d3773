import Cells
import Testing

@testable import Phone

@MainActor
@Suite struct SurfaceTests {
  @Test(arguments: Device.iPhone16.surfaces)
  func phones(_ surface: Surface) throws {
    var composer = PhoneComposer()
    let theme = try TestThemes.named("mono")
    try Golden.expect(composer.phone(CoffeeOrder.scene(surface, theme: theme)), "phone-\(surface.rawValue)")
    try Golden.expect(composer.bare(CoffeeOrder.scene(surface, theme: theme)), "bare-\(surface.rawValue)")
  }

  @Test func thePlus() throws {
    var composer = PhoneComposer()
    let theme = try TestThemes.named("mono")
    for surface in [Surface.lockScreen, .compact] {
      try Golden.expect(
        composer.phone(CoffeeOrder.scene(surface, theme: theme, device: .iPhone16Plus)),
        "plus-\(surface.rawValue)")
    }
  }

  /// Content of a size, drawn as a block of letters.
  private func block(_ columns: Int, _ rows: Int) -> PresentedContent {
    PresentedContent(
      measure: { proposal in
        CellSize(columns: min(columns, proposal.columns ?? columns), rows: rows)
      },
      draw: { _, place, canvas in
        for row in 0..<rows {
          canvas.draw(
            String(repeating: "x", count: columns), at: CellPoint(column: place.column, row: place.row + row),
            colour: .white)
        }
      },
      measurePoints: { _ in .init(width: Double(columns) * 8, height: Double(rows) * 16) })
  }

  private let device = DeviceCells(.iPhone16)

  @Test func cardsHaveFiveToThirteenRows() {
    #expect(
      SurfaceLayout.card(on: device, block(10, 1)).bounds == CellRect(column: 1, row: 0, columns: 47, rows: 5)
    )
    #expect(SurfaceLayout.card(on: device, block(47, 9)).bounds.rows == 9)
    let tall = SurfaceLayout.card(on: device, block(47, 14))
    #expect(tall.bounds.rows == 13)
    #expect(tall.isClipped)
  }

  @Test func cardsCentreWhatIsSmaller() {
    let placed = SurfaceLayout.card(on: device, block(10, 2)).bodies[0].contents[0]
    #expect(placed.origin == CellPoint(column: 1 + 18, row: 1))
  }

  @Test func theExpandedIslandHasFiveToThirteenRows() {
    let layout = SurfaceLayout.expanded(on: device, block(47, 7))
    #expect(layout.bounds == CellRect(column: 1, row: 0, columns: 47, rows: 7))
    #expect(SurfaceLayout.expanded(on: device, block(47, 3)).bounds.rows == 5)
    #expect(SurfaceLayout.expanded(on: device, block(47, 20)).bounds.rows == 13)
  }

  @Test func theCompactIslandGrowsOnEachSide() {
    func bounds(_ leading: Int, _ trailing: Int, rows: Int = 1) -> CellRect {
      SurfaceLayout.compact(
        on: device, leading: block(leading, rows), trailing: block(trailing, 1), isRightToLeft: false
      ).bounds
    }
    #expect(bounds(1, 5) == CellRect(column: 10, row: 0, columns: 29, rows: 3))
    #expect(bounds(1, 6) == CellRect(column: 10, row: 0, columns: 30, rows: 3))
    #expect(bounds(9, 5) == CellRect(column: 6, row: 0, columns: 33, rows: 3))
    #expect(bounds(60, 60) == CellRect(column: 0, row: 0, columns: 49, rows: 3))
    #expect(bounds(1, 1, rows: 2).rows == 4)
    #expect(bounds(1, 1, rows: 3).rows == 4)
  }

  @Test func theCompactIslandTurnsWithTheDirection() {
    func column(isRightToLeft: Bool) -> Int {
      SurfaceLayout.compact(
        on: device, leading: block(9, 1), trailing: block(1, 1), isRightToLeft: isRightToLeft
      ).bounds.column
    }
    #expect(column(isRightToLeft: false) == 6)
    #expect(column(isRightToLeft: true) == 10)
  }

  @Test func marginsOfTheAppReplaceTheSystems() {
    var content = block(9, 1)
    content.margins.leading = 4
    let layout = SurfaceLayout.compact(
      on: device, leading: content, trailing: block(1, 1), isRightToLeft: false)
    #expect(layout.bounds.column == 4)
    #expect(layout.bodies[0].contents[0].origin.column == 8)
  }

  @Test func minimalIsFiveToSevenColumns() {
    func detached(_ columns: Int) -> CellRect {
      SurfaceLayout.minimal(on: device, block(columns, 1), isDetached: true).bodies[1].rect
    }
    #expect(detached(1).columns == 5)
    #expect(detached(3).columns == 5)
    #expect(detached(4).columns == 6)
    #expect(detached(5).columns == 7)
    #expect(detached(9).columns == 7)
    #expect(
      SurfaceLayout.minimal(on: device, block(9, 1), isDetached: false).bodies[0].contents[0].clip.columns
        == 5)
  }

  @Test func theCameraStaysInTheMiddle() {
    for isDetached in [false, true] {
      for columns in 1...6 {
        let pill = SurfaceLayout.minimal(on: device, block(columns, 1), isDetached: isDetached).bodies[0].rect
        #expect(pill.column <= 17 - 5 && pill.endColumn == 34)
      }
    }
  }

  @Test func nothingIsDrawnOutsideItsSurface() throws {
    var composer = PhoneComposer()
    let theme = try TestThemes.named("mono")
    for surface in Surface.usual {
      var scene = CoffeeOrder.scene(surface, theme: theme)
      scene.preview.present = { _, _, _ in self.block(70, 30) }
      let frame = composer.bare(scene)
      #expect(frame.columns <= 49 && frame.rows <= 13)
      let phone = composer.phone(scene)
      for row in 1..<phone.rows - 1 {
        #expect(phone[0, row].glyph?.string == "│" && phone[50, row].glyph?.string == "│")
      }
    }
  }

  @Test func lockScreensAreSqueezed() {
    let low = LockScreenLayout(rows: 13, cardRows: 13)
    #expect(low.cardRow == 0 && low.clockRow == nil && !low.hasStatusBar)
    let middle = LockScreenLayout(rows: 21, cardRows: 13)
    #expect(middle.hasStatusBar && middle.dateRow == 3 && middle.clockRow == 4)
    #expect(middle.clock == .digits && middle.cardRow == 7 && middle.indicatorRow == 20)
    for rows in 5...60 {
      for cardRows in 5...min(13, rows) {
        let layout = LockScreenLayout(rows: rows, cardRows: cardRows)
        let clockEnd = layout.clockRow.map { $0 + layout.clock.rows } ?? 0
        #expect(clockEnd <= layout.cardRow, "\(rows) rows, a card of \(cardRows)")
        #expect(layout.cardRow + cardRows <= layout.marksRow ?? layout.indicatorRow ?? rows)
      }
    }
  }

  @Test func reportsComeFromPoints() throws {
    let theme = try TestThemes.named("mono")
    var scene = CoffeeOrder.scene(.lockScreen, theme: theme)
    scene.preview.present = { _, _, _ in self.block(47, 11) }
    var report = try #require(FitReport.reports(for: scene).first)
    #expect(report.verdict == .tooTall && report.measured == 176 && report.limit == 160)
    scene.setting.surface = .compact
    let reports = FitReport.reports(for: scene)
    #expect(reports.map(\.label) == ["leading", "trailing"])
    #expect(reports.map(\.verdict) == [.grows, .grows])
    scene.preview.present = { _, _, _ in self.block(3, 1) }
    scene.setting.surface = .minimal
    report = try #require(FitReport.reports(for: scene).first)
    #expect(report.verdict == .fits && report.limit == 45 && report.measured == 24)
  }
}
