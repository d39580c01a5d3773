import Cells
import Foundation
import Phone
import StageLink

/// One difference from the rest of the command line, shown beside it on a sheet.
public enum SheetVariant: Hashable, Sendable {
  case appearance, stale, rightToLeft, pseudo, largeType, contrast, landscape
  case locale(String)
  case textSize(TextSize)
  /// From 1.
  case state(Int)

  /// What `--variants` may hold, for messages.
  static let words =
    "appearance, contrast, landscape, large-type, pseudo, rtl, stale, locale=ID, state=N or text-size=SIZE"

  /// What is shown without a difference.
  static let base = "as it is"

  var changesLocale: Bool {
    if case .locale = self { return true }
    return false
  }

  /// The scene with the difference, and what it is called.
  ///
  /// - Throws: `CommandError` for a state that is not there.
  func applied(to scene: PhoneScene) throws(CommandError) -> (scene: PhoneScene, name: String) {
    var scene = scene
    let name: String
    switch self {
    case .appearance:
      scene.setting.appearance = scene.setting.appearance.toggled
      name = scene.setting.appearance.rawValue
    case .stale:
      scene.setting.isStale.toggle()
      name = scene.setting.isStale ? "stale" : "fresh"
    case .rightToLeft:
      scene.setting.isRightToLeft.toggle()
      name = scene.setting.isRightToLeft ? "right to left" : "left to right"
    case .pseudo:
      scene.setting.isPseudolocalized.toggle()
      name = scene.setting.isPseudolocalized ? "pseudolanguage" : "own language"
    case .largeType:
      scene.setting.typeScale = scene.setting.typeScale.drawsBlocks ? .plain : .large
      name = scene.setting.typeScale.drawsBlocks ? "large type" : "plain type"
    case .contrast:
      scene.setting.contrast = scene.setting.contrast == .standard ? .increased : .standard
      name = "\(scene.setting.contrast.rawValue) contrast"
    case .landscape:
      scene.setting.isLandscape.toggle()
      name = scene.setting.isLandscape ? "landscape" : "portrait"
    case .locale(let identifier):
      scene.setting.locale = identifier
      scene.setting.isRightToLeft =
        Locale(identifier: identifier).language.characterDirection == .rightToLeft
      name = identifier
    case .textSize(let size):
      scene.setting.textSize = size
      name = "text \(size.rawValue)"
    case .state(let number):
      guard number <= scene.preview.stateCount else {
        throw CommandError(
          exitCode: 2,
          "--variants state=\(number): the preview '\(PrintableText.make(scene.preview.name))' has "
            + "\(Shot.count(scene.preview.stateCount, "state")) only")
      }
      scene.state = number - 1
      name = "state \(number)"
    }
    return (scene, name)
  }
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
