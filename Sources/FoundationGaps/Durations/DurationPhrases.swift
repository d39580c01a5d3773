/// "About 5 minutes remaining" in the languages that have it here. `@` stands for the time.
enum DurationPhrases {
  /// - Returns: nil if neither phrase is asked for or the language is not known.
  static func pattern(about: Bool, remaining: Bool, language: String) -> String? {
    guard let phrases = languages[language] else { return nil }
    switch (about, remaining) {
    case (true, true): return phrases.both
    case (true, false): return phrases.about
    case (false, true): return phrases.remaining
    case (false, false): return nil
    }
  }

  private struct Phrases {
    var about: String
    var remaining: String
    var both: String
  }

  private static let languages: [String: Phrases] = [
    "de": Phrases(about: "Ca. @", remaining: "Noch @", both: "Noch ca. @"),
    "en": Phrases(about: "About @", remaining: "@ remaining", both: "About @ remaining"),
    "es": Phrases(about: "Aprox. @", remaining: "Quedan @", both: "Quedan aprox. @"),
    "fr": Phrases(about: "Environ @", remaining: "Encore @", both: "Encore environ @"),
    "ja": Phrases(about: "約@", remaining: "残り@", both: "残り約@"),
    "ko": Phrases(about: "약 @", remaining: "@ 남음", both: "약 @ 남음"),
  ]
}
