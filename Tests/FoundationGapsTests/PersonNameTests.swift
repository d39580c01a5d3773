import Foundation
import FoundationGaps
import Testing

@Suite struct PersonNameFormatStyleTests {
  private func name(_ given: String?, _ family: String?) -> PersonNameComponents {
    var name = PersonNameComponents()
    name.givenName = given
    name.familyName = family
    return name
  }

  @Test func stylesChooseTheParts() {
    var ada = name("Ada", "Lovelace")
    #expect(ada.formatted() == "Ada Lovelace")
    #expect(ada.formatted(.name(style: .short)) == "Ada")
    #expect(ada.formatted(.name(style: .abbreviated)) == "AL")
    ada.namePrefix = "Countess"
    ada.middleName = "King"
    #expect(ada.formatted(.name(style: .long)) == "Countess Ada King Lovelace")
    ada.nickname = "A."
    #expect(ada.formatted(.name(style: .short)) == "A.")
  }

  @Test func partsMayBeMissing() {
    #expect(name(nil, "Lovelace").formatted(.name(style: .short)) == "Lovelace")
    #expect(name("Ada", nil).formatted() == "Ada")
    #expect(PersonNameComponents().formatted(.name(style: .long)).isEmpty)
  }

  @Test func formatterWritesAsTheStyleDoes() {
    var ada = name("Ada", "Lovelace")
    ada.nickname = "A."
    let formatter = PersonNameComponentsFormatter()
    #expect(formatter.string(from: ada) == "Ada Lovelace")
    formatter.style = .abbreviated
    #expect(formatter.string(from: ada) == "AL")
    #expect(PersonNameComponentsFormatter.localizedString(from: ada, style: .short) == "A.")
    #expect(formatter.string(for: "Ada") == nil)
  }

  @Test func formatterReadsNames() {
    let formatter = PersonNameComponentsFormatter()
    let read = formatter.personNameComponents(from: " Ada  King Lovelace ")
    #expect(read?.givenName == "Ada" && read?.middleName == "King" && read?.familyName == "Lovelace")
    #expect(formatter.personNameComponents(from: "Ada")?.familyName == nil)
    #expect(formatter.personNameComponents(from: " ") == nil)
  }

  @Test func orderFollowsTheScriptOrTheLanguage() {
    #expect(name("지은", "이").formatted() == "이지은")
    #expect(name("지은", "이").formatted(.name(style: .abbreviated)) == "이")
    let style = PersonNameComponents.FormatStyle(style: .medium, locale: Locale(identifier: "hu_HU"))
    #expect(name("Béla", "Bartók").formatted(style) == "Bartók Béla")
  }
}
