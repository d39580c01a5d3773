import Foundation
import FoundationGaps
import Locales
import Testing

@Suite struct LocalizedStringResourceTests {
  @Test func theKeyIsTheText() {
    let resource: LocalizedStringResource = "Rate Drink"
    #expect(resource.key == "Rate Drink")
    #expect(resource.table == nil)
    #expect(resource.defaultValue == "Rate Drink")
    #expect(String(localized: resource) == "Rate Drink")
    #expect(resource.localizedStringResource == resource)
  }

  @Test func valuesStandInTheKey() {
    let name = "Minji"
    let resource: LocalizedStringResource = "\(3) of \(12.5, specifier: "%.1f") for \(name), 100%"
    #expect(resource.key == "%lld of %.1f for %@, 100%%")
    #expect(String(localized: resource) == "3 of 12.5 for Minji, 100%")
  }

  @Test func aDefaultValueIsShownForAKey() {
    let resource = LocalizedStringResource("drinks.left", defaultValue: "\(1234) left", table: "Drinks")
    #expect(resource.key == "drinks.left")
    #expect(resource.table == "Drinks")
    #expect(String(localized: resource) == "1,234 left")
  }

  @Test func aResourceInAResource() {
    let inner: LocalizedStringResource = "cups"
    #expect(String(localized: "\(2) \(inner)") == "2 cups")
  }

  @Test func itSurvivesAnArchive() throws {
    let resource: LocalizedStringResource = "\(3) cups of \("tea")"
    let data = try JSONEncoder().encode(resource)
    let back = try JSONDecoder().decode(LocalizedStringResource.self, from: data)
    #expect(back == resource)
    #expect(String(localized: back) == "3 cups of tea")
  }

  @Test func translationsAreLookedUp() {
    let seen = Localization.with(lookup: { request in
      #expect(request.table == "Drinks")
      #expect(request.locale.identifier == "ko")
      return request.key == "%lld cups for %@" ? "%2$@에게 %1$lld잔" : nil
    }) {
      String(
        localized: "\(1500) cups for \("민지")", table: "Drinks", locale: Locale(identifier: "ko"))
    }
    #expect(seen == "민지에게 1,500잔")
  }

  @Test func aTranslationWithoutValuesIsNoFormat() {
    Localization.with(lookup: { _ in "100% fertig %d" }) {
      #expect(String(localized: "100% done") == "100% fertig %d")
    }
    #expect(String(localized: "100% done") == "100% done")
  }
}

@Suite struct LocalizationValueTests {
  @Test func numbersAreWrittenAsTheLocaleDoes() {
    #expect(String(localized: "\(1_234_567) steps") == "1,234,567 steps")
    #expect(
      String(localized: "\(1_234_567) Schritte", locale: Locale(identifier: "de_DE")) == "1.234.567 Schritte")
    #expect(String(localized: "\(2.5) km") == "2.500000 km")
    #expect(
      String(localized: "\(2.5, specifier: "%.1f") km", locale: Locale(identifier: "fr_FR")) == "2,5 km")
    #expect(String(localized: "\(-7)") == "-7")
    #expect(String(localized: "\(UInt8(200))") == "200")
  }

  @Test(arguments: [
    ("%02d", "05"), ("%3d", "  5"), ("%-3d|", "5  |"), ("%+d", "+5"), ("%x", "5"), ("%.3d", "005"),
  ]) func specifiers(specifier: String, text: String) {
    #expect(String(localized: "\(5, specifier: specifier)") == text)
  }

  @Test func stylesFollowTheLocaleAskedFor() {
    #expect(String(localized: "\(0.25, format: .percent) full") == "25% full")
    #expect(
      String(localized: "\(1.5, format: .number) l", locale: Locale(identifier: "de_DE")) == "1,5 l")
    let german = FloatingPointFormatStyle<Double>.number.locale(Locale(identifier: "de_DE"))
    #expect(String(localized: "\(1.5, format: german) l") == "1,5 l")
  }

  @Test func aFormatWithTooFewValuesShowsThePlace() {
    Localization.with(lookup: { _ in "%1$lld of %2$lld" }) {
      #expect(String(localized: "\(1) of many") == "1 of %2$lld")
    }
  }

  @Test func equalityIsOfKeyAndValues() {
    let one: String.LocalizationValue = "\(1) cup"
    #expect(one == "\(1) cup")
    #expect(one != "\(2) cup")
  }
}
