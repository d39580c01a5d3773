/// The translations of one table, by language and key.
public struct StringTable: Hashable, Sendable {
  /// The table's name; `Localizable` is the one that texts are looked up in unless they say otherwise.
  public var name: String
  /// The language of the texts in the source, where the table says it.
  public var sourceLanguage: String?
  /// By language, as the file or folder names it (`Base` counts as one), and key.
  public var texts: [String: [String: LocalizedText]]

  public init(
    name: String, sourceLanguage: String? = nil, texts: [String: [String: LocalizedText]] = [:]
  ) {
    self.name = name
    self.sourceLanguage = sourceLanguage
    self.texts = texts
  }

  /// Adds another table of the same name; what is there already wins, as the nearest file is added first.
  mutating func merge(_ other: StringTable) {
    sourceLanguage = sourceLanguage ?? other.sourceLanguage
    for (language, own) in other.texts {
      texts[language, default: [:]].merge(own) { first, _ in first }
    }
  }
}
