import Testing

@testable import FoundationGaps

@Suite struct PseudolanguageTests {
  @Test func lettersGetAccentsAndTextGrows() {
    #expect(Pseudolanguage.text("Heating up", hasValues: false) == "«Ĥéååţîîñĝ üüṗṗ»")
    #expect(Pseudolanguage.text("OK", hasValues: false) == "«ÖĶĶ»")
    for text in ["On the way to you", "Brewing", "Three more stops until we are there"] {
      let grown = Pseudolanguage.text(text, hasValues: false).count - 2
      #expect(Double(grown) >= Double(text.count) * 1.3 && Double(grown) <= Double(text.count) * 1.5)
    }
  }

  @Test func valuesAreKept() {
    #expect(Pseudolanguage.text("%lld of %@", hasValues: true) == "«%lld öḟḟ %@»")
    #expect(Pseudolanguage.text("%2$@ %1$.1f km", hasValues: true) == "«%2$@ %1$.1f ķķḿḿ»")
    #expect(Pseudolanguage.text("%lld %% done", hasValues: true).contains("%lld %% "))
    // A text grows at its last letter, not in the place of a value.
    #expect(Pseudolanguage.text("Bottom %lld", hasValues: true) == "«Ḃöţţţööḿ %lld»")
    #expect(Pseudolanguage.text("Lap %lld", hasValues: true) == "«Ļåṗṗ %lld»")
    #expect(Pseudolanguage.text("Rate %.1f", hasValues: true).hasSuffix(" %.1f»"))
    #expect(Pseudolanguage.text("%@ ok %lf", hasValues: true).hasSuffix(" %lf»"))
    #expect(Pseudolanguage.text("100 % sure", hasValues: false).contains("100 % š"))
  }

  @Test func whatHasNoLettersStays() {
    for text in ["", "·", "%lld/%lld", "12:30"] {
      #expect(Pseudolanguage.text(text, hasValues: true) == text)
    }
  }

  @Test func linksStillLeadThere() {
    let text = Pseudolanguage.text("See [here](https://example.com/a)", hasValues: false)
    #expect(text.contains("](https://example.com/a)") && text.hasPrefix("«Š"))
  }

  @Test func otherScriptsGrowToo() {
    let text = Pseudolanguage.text("배달이 시작됐어요", hasValues: false)
    #expect(text.hasPrefix("«배") && text.count > 11)
  }
}
