/// Finds the word that somebody meant.
package enum Nearest {
  /// The word with the fewest edits to another one, if they are few for its length.
  package static func word(to text: String, in words: some Sequence<String>) -> String? {
    var best: (word: String, distance: Int)?
    for word in words {
      let distance = distance(Array(text.lowercased()), Array(word.lowercased()))
      if distance < best?.distance ?? Int.max { best = (word, distance) }
    }
    guard let best, best.distance <= max(text.count > 3 ? 2 : 1, text.count / 3) else { return nil }
    return best.word
  }

  /// The number of characters put in, taken out or changed between two words (Levenshtein).
  private static func distance(_ first: [Character], _ second: [Character]) -> Int {
    var row = Array(0...second.count)
    for (index, character) in first.enumerated() {
      var previous = row[0]
      row[0] = index + 1
      for (other, candidate) in second.enumerated() {
        let diagonal = previous
        previous = row[other + 1]
        row[other + 1] = min(
          previous + 1, row[other] + 1, diagonal + (character == candidate ? 0 : 1))
      }
    }
    return row[second.count]
  }
}
