import Cells
import Testing

@testable import SwiftUI

@Suite struct SymbolGlyphsTests {
  /// The names and glyphs of the table.
  static let entries: [(name: Substring, glyph: Substring)] = SymbolGlyphs.table.description
    .split(separator: "\n").map { line in
      let parts = line.split(separator: " ")
      return (parts[0], parts[1])
    }

  @Test func everyGlyphIsOneColumnWideAndNoEmoji() {
    for (name, glyph) in Self.entries {
      #expect(glyph.unicodeScalars.count == 1, "\(name)")
      #expect(TextWidth.columns(of: glyph) == 1, "\(name)")
      #expect(!glyph.unicodeScalars.first!.properties.isEmojiPresentation, "\(name)")
      #expect(!glyph.unicodeScalars.contains(SymbolGlyphs.neutral), "\(name)")
    }
    #expect(TextWidth.columns(of: String(SymbolGlyphs.neutral)) == 1)
  }

  @Test func theTableIsSortedAndFindsItsOwnNames() {
    for (former, latter) in zip(Self.entries, Self.entries.dropFirst()) {
      #expect(former.name.utf8.lexicographicallyPrecedes(latter.name.utf8), "\(former.name), \(latter.name)")
    }
    for (name, glyph) in Self.entries {
      let found = SymbolGlyphs.glyph(for: String(name))
      #expect(found.match == .exact, "\(name)")
      #expect(String(found.scalar) == glyph, "\(name)")
    }
  }

  @Test func everyGlyphHasAnASCIIStandIn() {
    let standIns = SymbolGlyphs.asciiTable.description
      .split { $0 == " " || $0 == "\n" }.map(Array.init)
    #expect(standIns.allSatisfy { $0.count == 2 && $0[1].isASCII && $0[1] > " " })
    let glyphs = Set(standIns.map { $0[0] })
    #expect(glyphs.count == standIns.count)
    #expect(glyphs == Set(Self.entries.map { Character(String($0.glyph)) }.filter { !$0.isASCII }))
    for standIn in standIns {
      #expect(SymbolGlyphs.ascii(for: standIn[0].unicodeScalars.first!) == standIn[1])
    }
  }

  @Test func namesInWideUseAreInTheTable() {
    let names = Self.namesInWideUse.split { $0 == " " || $0 == "\n" }
    #expect(names.count >= 150)
    for name in names {
      #expect(SymbolGlyphs.glyph(for: String(name)).match == .exact, "\(name)")
    }
  }

  @Test(arguments: [
    ("heart.fill", "♥"), ("star.fill", "★"), ("checkmark", "✓"), ("xmark", "✕"), ("bolt.fill", "↯"),
    ("cup.and.saucer.fill", "♨"), ("zzz", "z"), ("airplane", "✈"), ("a.circle", "A"),
  ])
  func glyphsOfSymbols(name: String, glyph: Unicode.Scalar) {
    #expect(SymbolGlyphs.glyph(for: name).scalar == glyph)
  }

  @Test(arguments: [
    ("cart.badge.clock.fill", "⊎"), ("leaf.arrow.circlepath", "☘"), ("figure.archery", "♟"),
    ("camera.badge.clock", "⌼"), ("4.square.fill", "4"), ("q.circle", "Q"),
    ("car.slash.fill", "⊘"), ("trophy.slash", "⊘"),
  ])
  func aVariantTakesTheGlyphOfItsBase(name: String, glyph: Unicode.Scalar) {
    let found = SymbolGlyphs.glyph(for: name)
    #expect(found.scalar == glyph)
    #expect(found.match == .base)
    #expect(found.isKnown)
  }

  @Test(arguments: [
    "", ".", ".fill", "my.own.symbol", "heartfill", "HEART", "zzzz", "ab.circle", "heart ♡",
  ])
  func anUnknownNameTakesTheNeutralMark(name: String) {
    let found = SymbolGlyphs.glyph(for: name)
    #expect(found.scalar == SymbolGlyphs.neutral)
    #expect(found.ascii == "*")
    #expect(!found.isKnown)
  }

  @Test func anASCIIGlyphIsItsOwnStandIn() {
    #expect(SymbolGlyphs.glyph(for: "heart.fill").ascii == "v")
    #expect(SymbolGlyphs.glyph(for: "plus").ascii == "+")
    #expect(SymbolGlyphs.glyph(for: "4.circle").ascii == "4")
  }

  /// The names that public iOS projects use most.
  static let namesInWideUse = """
    trash xmark plus checkmark.circle.fill chevron.right checkmark info.circle
    exclamationmark.triangle.fill circle chevron.down xmark.circle.fill clock exclamationmark.triangle
    square.and.arrow.up chevron.up plus.circle.fill arrow.clockwise questionmark.circle magnifyingglass
    pencil timer gearshape chevron.left star star.fill play.fill trash.fill plus.circle gear calendar
    doc.on.doc clock.arrow.circlepath minus.circle.fill pause.fill doc.text.magnifyingglass
    ellipsis.circle square.and.pencil ellipsis circle.fill bolt.fill network slider.horizontal.3
    exclamationmark.circle.fill minus drop.fill person person.fill arrow.up.right bell.fill eye.slash
    eye globe info.circle.fill arrow.down line.3.horizontal square.and.arrow.down heart.fill
    line.3.horizontal.decrease.circle arrow.triangle.2.circlepath checkmark.circle bell
    checkmark.seal.fill waveform.path.ecg arrow.up location.fill play.circle.fill target
    chart.bar.doc.horizontal arrow.left.arrow.right chart.bar lock chart.bar.fill minus.circle
    antenna.radiowaves.left.and.right sparkles lock.fill server.rack figure.walk doc.text folder
    fork.knife chart.xyaxis.line xmark.circle exclamationmark.circle chevron.backward location map.fill
    person.2.fill wifi.slash xmark.app arrow.down.circle.fill clock.fill lock.shield photo
    keyboard.chevron.compact.down list.bullet arrow.up.arrow.down arrow.counterclockwise.circle
    arrow.left.and.right hourglass chart.bar.xaxis doc.badge.plus paperplane plus.square.on.square
    list.bullet.rectangle stop.circle.fill bookmark flame.fill map arrow.counterclockwise tag number
    calendar.badge.plus arrow.right arrow.up.circle.fill key waveform bell.slash wand.and.stars heart
    link network.slash pin.fill textformat arrow.triangle.branch bolt book.closed
    chevron.up.chevron.down eye.slash.fill location.slash syringe arrow.right.circle
    arrow.up.arrow.down.circle bookmark.fill camera camera.fill crown.fill doc pencil.circle.fill
    sensor.tag.radiowaves.forward.fill arrow.left checklist location.circle photo.on.rectangle.angled
    questionmark scalemass.fill chart.line.uptrend.xyaxis chevron.forward hand.raised menucard scalemass
    speaker.wave.3.fill square.grid.2x2 figure.run figure.strengthtraining.traditional
    mappin.and.ellipse lock.open.fill trophy.fill hand.draw.fill arrow.down.circle
    """
}
