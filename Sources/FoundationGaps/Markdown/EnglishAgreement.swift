import Foundation

/// Makes the noun of an English phrase agree with its number, as Apple's automatic grammar agreement does
/// for `^[2 apple](inflect: true)`. Texts in other languages stay as they are.
package enum EnglishAgreement {
  /// The phrase with its noun in the singular for 1 and in the plural for anything else; a phrase without
  /// a number stays as it is.
  package static func text(_ phrase: String, locale: Locale) -> String {
    guard locale.language.languageCode?.identifier == "en",
      let number = phrase.firstMatch(of: #/[0-9][0-9.,]*/#)
    else { return phrase }
    let isOne = number.output == "1"
    var words = phrase[number.range.upperBound...].split(separator: " ", omittingEmptySubsequences: false)
    // "2 cups of coffee": what follows such a word belongs to the noun before it.
    let end = words.firstIndex { follows.contains($0.lowercased()) } ?? words.endIndex
    guard let place = words[..<end].lastIndex(where: { $0.contains(where: \.isLetter) }) else {
      return phrase
    }
    let word = String(words[place])
    words[place] = isOne ? singular(of: word)[...] : plural(of: word)[...]
    return phrase[..<number.range.upperBound] + words.joined(separator: " ")
  }

  private static let follows: Set<String> = [
    "ago", "at", "away", "by", "for", "from", "in", "left", "of", "on", "remaining", "to", "with",
  ]

  private static let irregular = [
    "child": "children", "foot": "feet", "goose": "geese", "half": "halves", "knife": "knives",
    "leaf": "leaves", "life": "lives", "loaf": "loaves", "man": "men", "mouse": "mice", "person": "people",
    "potato": "potatoes", "shelf": "shelves", "tomato": "tomatoes", "tooth": "teeth", "wolf": "wolves",
    "woman": "women",
  ]

  private static let unchanging: Set<String> = ["deer", "fish", "series", "sheep", "species"]

  private static func isVowel(_ letter: Character?) -> Bool { letter.map { "aeiou".contains($0) } ?? false }

  static func plural(of word: String) -> String {
    let small = word.lowercased()
    if let form = irregular[small] { return spelled(form, like: word) }
    if unchanging.contains(small) || irregular.values.contains(small) || isPlural(small) { return word }
    if small.hasSuffix("y"), !isVowel(small.dropLast().last) { return word.dropLast() + "ies" }
    let hisses = ["s", "x", "z", "ch", "sh"].contains { small.hasSuffix($0) }
    return word + (hisses ? "es" : "s")
  }

  static func singular(of word: String) -> String {
    let small = word.lowercased()
    if let form = irregular.first(where: { $0.value == small })?.key { return spelled(form, like: word) }
    guard !unchanging.contains(small), isPlural(small) else { return word }
    if small.hasSuffix("ies"), small.count > 4 { return word.dropLast(3) + "y" }
    let hisses = ["sses", "xes", "zzes", "ches", "shes"].contains { small.hasSuffix($0) }
    return String(word.dropLast(hisses ? 2 : 1))
  }

  /// Whether a word ends as regular plurals do: "bus", "glass" and "basis" do not.
  private static func isPlural(_ word: String) -> Bool {
    word.hasSuffix("s") && !["ss", "us", "is"].contains { word.hasSuffix($0) }
  }

  private static func spelled(_ form: String, like word: String) -> String {
    word.first?.isUppercase == true ? form.prefix(1).uppercased() + form.dropFirst() : form
  }
}
