import Foundation

/// Which of some languages serves somebody who asks for another.
struct LanguageMatch {
  private let language: String
  private let script: String
  private let region: String

  /// - Parameter identifier: As locales and folders write it: `pt_BR`, `zh-Hans`, `ko`.
  init(_ identifier: String) {
    // "zh_TW" is written in Hant and "zh" in Hans: what is left out is filled in by CLDR.
    let parts = Locale.Language(identifier: identifier.replacing("_", with: "-")).maximalIdentifier
      .split(separator: "-").map(String.init)
    let first = parts.first ?? identifier
    // Norwegian goes by two codes.
    language = first == "no" ? "nb" : first
    script = parts.first { $0.count == 4 } ?? ""
    region = parts.dropFirst().first { $0.count == 2 || ($0.count == 3 && Int($0) != nil) } ?? ""
  }

  /// The languages that serve, best first: the same region, then any other of the same language and script.
  func choices(among names: [String]) -> [String] {
    let matches = names.map { (name: $0, match: LanguageMatch($0)) }
      .filter { $0.match.language == language && $0.match.script == script }
    return matches.sorted {
      let (first, second) = ($0.match.region == region, $1.match.region == region)
      return first != second ? first : ($0.name.count, $0.name) < ($1.name.count, $1.name)
    }.map(\.name)
  }
}
