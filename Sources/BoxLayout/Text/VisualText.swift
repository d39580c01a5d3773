import Cells

/// Text beside the boxes, as what surrounds a presentation says it.
public enum VisualText {
  /// A line in the order of the eye, in which a terminal draws it: by Unicode's bidirectional algorithm, with the
  /// forms in which Arabic letters join. A line in which nothing runs from right to left stays as it is.
  public static func line(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { WritingDirection.isRightToLeft($0.value) }) else {
      return text
    }
    // Marks that only say a direction have no cell.
    let shown = String(String.UnicodeScalarView(text.unicodeScalars.filter { !marks.contains($0.value) }))
    let characters = Array(WritingDirection.joined(shown))
    let scalars = characters.map { $0.unicodeScalars.first!.value }
    let isRightToLeft = scalars.lazy.compactMap { WritingDirection.strongDirection($0) }.first ?? false
    return String(
      WritingDirection.visualOrder(of: scalars, isRightToLeft: isRightToLeft).map { place -> Character in
        let character = characters[place.position]
        guard place.isMirrored, let mirrored = WritingDirection.mirrored(scalars[place.position]) else {
          return character
        }
        return Character(mirrored)
      })
  }

  private static let marks: Set<UInt32> = [0x200E, 0x200F, 0x061C]
}
