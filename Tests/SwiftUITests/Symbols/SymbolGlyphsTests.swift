import Cells
import Testing

@testable import SwiftUI

@Suite struct SymbolGlyphsTests {
  @Test func everyGlyphIsOneColumnWideAndNoEmoji() {
    for name in SymbolGlyphs.names {
      let glyph = SymbolGlyphs.glyph(for: name)
      for scalar in [glyph.scalar] + glyph.levels {
        #expect(TextWidth.columns(of: String(scalar)) == 1, "\(name)")
        #expect(!scalar.properties.isEmojiPresentation, "\(name)")
        #expect(scalar.value < 0x10000, "\(name)")
        #expect(scalar != SymbolGlyphs.neutral, "\(name)")
      }
      if let colour = glyph.colourName {
        #expect(SymbolDrawing.colour(named: colour) != nil, "\(name): \(colour)")
      }
    }
    #expect(TextWidth.columns(of: String(SymbolGlyphs.neutral)) == 1)
  }

  @Test func theTableIsSortedAndFindsItsOwnNames() {
    let names = SymbolGlyphs.names
    #expect(names.count > 2000)
    for (former, latter) in zip(names, names.dropFirst()) {
      #expect((former + "\t").utf8.lexicographicallyPrecedes((latter + "\t").utf8), "\(former), \(latter)")
    }
    for name in names { #expect(SymbolGlyphs.glyph(for: name).match == .exact, "\(name)") }
  }

  @Test func everyGlyphHasAnASCIIStandIn() throws {
    for name in SymbolGlyphs.names {
      let glyph = SymbolGlyphs.glyph(for: name)
      for scalar in [glyph.scalar] + glyph.levels {
        let standIn = try #require(SymbolGlyphs.ascii(for: scalar), "\(name)")
        #expect((0x21..<0x7F).contains(standIn.value), "\(name)")
      }
    }
    #expect(SymbolGlyphs.ascii(for: "é") == nil)
    #expect("①⑨⓪❶Ⓐ⑫⓴".unicodeScalars.compactMap(SymbolGlyphs.ascii) == ["1", "9", "0", "1", "A", "#", "#"])
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
    ("cup.and.saucer.fill", "♨"), ("zzz", "z"), ("airplane", "✈"), ("a.circle", "Ⓐ"),
    ("play.fill", "▶"), ("pause.fill", "‖"), ("stop.fill", "■"), ("battery.0", "▯"), ("battery.100", "▮"),
  ])
  func glyphsOfSymbols(name: String, glyph: Unicode.Scalar) {
    #expect(SymbolGlyphs.glyph(for: name).scalar == glyph)
  }

  @Test(arguments: [
    ("cart.badge.clock.fill", "⊎"), ("leaf.arrow.circlepath", "☘"), ("figure.archery", "♟"),
    ("camera.badge.clock", "⌼"), ("4.square.fill", "❹"), ("q.circle", "Ⓠ"), ("4.circle", "④"),
    ("12.circle.fill", "⓬"), ("31.square", "○"), ("0.circle", "⓪"), ("airplane.departure.circle.fill", "✈"),
    ("square.and.arrow.up.circle.fill", "↥"), ("star.square.badge.plus", "☆"), ("trophy.circle.fill", "⚱"),
    ("custom.heart.fill", "♥"), ("4k.tv", "▭"), ("phone.badge.waveform.fill", "☎"),
    ("car.slash.fill", "⊘"), ("trophy.slash", "⊘"),
  ])
  func aVariantTakesTheGlyphOfItsBase(name: String, glyph: Unicode.Scalar) {
    let found = SymbolGlyphs.glyph(for: name)
    #expect(found.scalar == glyph)
    #expect(found.match == .base)
    #expect(found.isKnown)
  }

  @Test(arguments: [
    "", ".", ".fill", "my.own.symbol", "heartfill", "HEART", "zzzz", "ab.circle", "heart ♡", "heart\t♡",
    "heart.", "123.circle", "heart\n",
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

  @Test func membersOfAFamilyDiffer() {
    let families = [
      "arrow.up arrow.down arrow.left arrow.right arrow.up.right arrow.down.right arrow.clockwise",
      "chevron.up chevron.down chevron.left chevron.right", "play.fill pause.fill stop.fill record.circle",
      "battery.0 battery.25 battery.50 battery.75 battery.100 battery.100.bolt",
      "sun.max cloud cloud.rain cloud.snow cloud.bolt cloud.fog wind moon sunrise sunset",
      "car bus tram train.side.front.car bicycle airplane ferry figure.walk figure.run",
      "checkmark xmark plus minus exclamationmark questionmark info", "clock timer hourglass alarm",
      "cart bag fork.knife cup.and.saucer house building mappin location phone envelope camera mic lock trash "
        + "gear star heart bolt drop flame bell person",
      "die.face.1 die.face.2 die.face.3 die.face.4 die.face.5 die.face.6",
    ]
    for family in families {
      let names = family.split(separator: " ").map(String.init)
      #expect(Set(names.map { SymbolGlyphs.glyph(for: $0).scalar }).count == names.count, "\(family)")
      #expect(names.allSatisfy { SymbolGlyphs.glyph(for: $0).match == .exact }, "\(family)")
    }
  }

  @Test func aValueChoosesALevel() {
    let bars = SymbolGlyphs.glyph(for: "cellularbars")
    let values = [-1, 0, 0.1, 0.25, 0.5, 0.75, 1, 2, .nan]
    #expect(values.map(bars.scalar(forValue:)) == ["▁", "▁", "▂", "▂", "▃", "▅", "▇", "▇", "▁"])
    #expect(SymbolGlyphs.glyph(for: "heart").scalar(forValue: 0.5) == "♡")
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
