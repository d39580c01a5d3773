/// A language that nobody speaks: texts keep their words but have accents, are about 40 % longer and stand
/// between marks. What has no accents on the screen is not localized; a mark that is missing was cut off.
///
/// It is made as Xcode's accented pseudolanguage is, and, as its longer ones, leaves values alone.
enum Pseudolanguage {
  private static let marks = (start: "«", end: "»")
  /// Letters for every letter of a text.
  private static let growth = 0.4

  /// The text of a format. What has no letters is nothing to translate and stays.
  ///
  /// - Parameter hasValues: Whether a percent sign begins the place of a value.
  static func text(_ format: String, hasValues: Bool) -> String {
    var result = ""
    var rest = Substring(format)
    var (owed, letters) = (0.0, 0)
    /// Behind the last letter that was put in: what follows, such as the place of a value, does not grow.
    var end: String.Index?
    while let character = rest.first {
      if let kept = kept(rest, hasValues: hasValues) {
        result += rest.prefix(kept)
        rest = rest.dropFirst(kept)
        continue
      }
      rest = rest.dropFirst()
      let shown = accents[character] ?? character
      result.append(shown)
      owed += growth
      guard character.isLetter else { continue }
      letters += 1
      if owed >= 1 {
        result.append(shown)
        owed -= 1
      }
      end = result.endIndex
    }
    guard letters > 0 else { return format }
    // A short text grows too: in other languages it grows most.
    if owed >= 0.5, end == result.endIndex, let last = result.last { result.append(last) }
    return marks.start + result + marks.end
  }

  /// How many characters at the beginning stay as they are: the place of a value, or where a link of Markdown
  /// leads to. `nil`: none.
  private static func kept(_ text: Substring, hasValues: Bool) -> Int? {
    if text.hasPrefix("](") { return text.firstIndex(of: ")").map { text[...$0].count } }
    guard hasValues, text.first == "%" else { return nil }
    var count = 1
    for character in text.dropFirst() {
      count += 1
      if character == "%" || character == "@"
        || (character.isASCII && "dDiuUxXoOfFeEgGaAcCsSp".contains(character))
      {
        return count
      }
      // Numbers, flags and lengths stand between the sign and its letter.
      guard character.isASCII, "0123456789$-+ #'.hlLqztj".contains(character) else { return 1 }
    }
    return 1
  }

  private static let accents: [Character: Character] = Dictionary(
    uniqueKeysWithValues: zip(
      "abcdefghijklmnoprstuvwxyzABCDEFGHIJKLMNOPRSTUVWXYZ",
      "åḃçďéḟĝĥîĵķļḿñöṗŕšţüṽŵẋýžÅḂÇĎÉḞĜĤÎĴĶĻḾÑÖṖŔŠŢÜṼŴẊÝŽ"))
}
