import BoxLayout
import Foundation
import StageLink

/// One difference from what surrounds a presentation, shown beside it on a sheet.
public enum SheetVariant: Hashable, Sendable {
  case appearance, stale, rightToLeft, pseudo, largeType, contrast, landscape
  case locale(String)
  case textSize(TextSize)
  /// From 1.
  case state(Int)

  /// What is shown without a difference.
  public static let base = "as it is"

  /// Those that the program's own sheet shows: what most often breaks a layout first.
  static let usual: [SheetVariant] = [
    .appearance, .stale, .pseudo, .rightToLeft, .textSize(.xxxLarge), .textSize(.accessibility3), .contrast,
    .largeType,
  ]

  public var changesLocale: Bool {
    if case .locale = self { return true }
    return false
  }

  /// The scene with the difference, and what it is called; `nil` for a state that its preview does not have.
  @MainActor
  public func applied(to scene: PhoneScene) -> (scene: PhoneScene, name: String)? {
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
      scene.clock = scene.clock.told(in: Locale(identifier: identifier))
      name = identifier
    case .textSize(let size):
      scene.setting.textSize = size
      name = "text \(size.rawValue)"
    case .state(let number):
      guard number <= scene.preview.stateCount else { return nil }
      scene.state = number - 1
      name = "state \(number)"
    }
    return (scene, name)
  }
}
