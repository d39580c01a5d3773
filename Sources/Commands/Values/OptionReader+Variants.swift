import Foundation
import Phone
import StageLink

extension SheetVariant {
  /// What `--variants` may hold, for messages.
  static let words =
    "appearance, contrast, landscape, large-type, pseudo, rtl, stale, locale=ID, state=N or text-size=SIZE"
}

extension OptionReader {
  /// A list with commas between, in one or more options.
  func variants(_ name: String) throws(UsageError) -> [SheetVariant] {
    var variants: [SheetVariant] = []
    for word in texts(name).flatMap({ $0.split(separator: ",", omittingEmptySubsequences: false) }) {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard let variant = variant(parts.first ?? "", parts.count > 1 ? parts[1] : nil) else {
        throw UsageError(
          message: "--\(name): expected \(SheetVariant.words), found '\(word)'",
          command: arguments.command.title)
      }
      variants.append(variant)
    }
    return variants
  }

  private func variant(_ name: String, _ value: String?) -> SheetVariant? {
    switch (name, value) {
    case ("appearance", nil): .appearance
    case ("contrast", nil): .contrast
    case ("landscape", nil): .landscape
    case ("large-type", nil): .largeType
    case ("pseudo", nil): .pseudo
    case ("rtl", nil): .rightToLeft
    case ("stale", nil): .stale
    case ("locale", let value?): Self.known(value).map { .locale($0) }
    case ("state", let value?): Int(value).flatMap { $0 >= 1 ? .state($0) : nil }
    case ("text-size", let value?): TextSize(rawValue: value).map { .textSize($0) }
    default: nil
    }
  }

  private static func known(_ locale: String) -> String? {
    let identifier = locale.replacing("-", with: "_")
    return Locale.availableIdentifiers.contains(identifier) ? identifier : nil
  }
}
