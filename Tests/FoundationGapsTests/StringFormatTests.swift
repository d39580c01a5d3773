import Foundation
import Testing

@testable import FoundationGaps

/// Formats that come from a table of texts, filled in by `String(format:)`.
@Suite struct StringFormatTests {
  private func filled(_ translation: String, _ key: String, _ body: (String) -> String) -> String {
    Localization.note(format: key, key: key, table: nil)
    return Localization.with(lookup: { $0.key == key ? translation : nil }) { body(key) }
  }

  @Test func whatSuitsIsFilledIn() {
    #expect(filled("%d of %@", "f1") { String(format: $0, 3, "four") } == "3 of four")
    #expect(filled("%2$@: %1$05.1f %%", "f2") { String(format: $0, 2.5 as CGFloat, "x") } == "x: 002.5 %")
    #expect(filled("%lld", "f3") { String.localizedStringWithFormat($0, 12) } == "12")
  }

  @Test func whatAsksForMoreThanThereIsCannotEndTheProcess() {
    #expect(filled("%@ %s %n item", "g1") { String(format: $0, 3) } == "3 %s %n item")
    #expect(filled("%d and %d", "g2") { String(format: $0, 3) } == "3 and %d")
    #expect(filled("%@ left", "g3") { String(format: $0, 1234) } == "1234 left")
    #expect(filled("%d left", "g4") { String(format: $0, "x") } == "%d left")
    #expect(filled("%#@m@ left", "g5") { String(format: $0, 3) } == "3m@ left")
  }
}
