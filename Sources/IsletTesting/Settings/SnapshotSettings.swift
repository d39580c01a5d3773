import Foundation
import Phone
import StageLink
import SwiftUI

/// What surrounds the frames of an assertion.
///
/// Unless told otherwise everything is fixed, and the same as with `islet snapshot`: the same sources give the
/// same frames on every machine, whatever its clock and language.
public struct SnapshotSettings: Hashable, Sendable {
  /// A device by its ID, such as `iphone-16-plus` or `watch-45`; `islet devices` lists them.
  public var device: String
  /// Light or dark surroundings.
  public var colorScheme: ColorScheme
  /// The direction of the layout; `nil` is that in which the locale's language is written.
  public var layoutDirection: LayoutDirection?
  /// What `Locale.current` and the environment's locale are.
  public var locale: Locale
  /// What `TimeZone.current` and the environment's time zone are.
  public var timeZone: TimeZone
  /// Where the clock stands, `Date.now` included, while states are made and frames are drawn.
  public var date: Date
  /// Whether the activity's stale date has passed.
  public var isStale: Bool
  /// How many other apps' activities share the Lock Screen, the Always-On display, the iPad or the Mac: 0 to 2.
  public var otherActivities: Int
  /// Whether StandBy and a Mac's menu bar are drawn as they are before a tap.
  public var isUntapped: Bool
  /// Whether an iPhone lies.
  public var isLandscape: Bool
  /// The text size that a person has chosen.
  public var dynamicTypeSize: DynamicTypeSize
  /// Whether a person has asked for more contrast.
  public var colorSchemeContrast: ColorSchemeContrast
  /// Whether localized texts have accents and are about 40 % longer.
  public var isPseudolocalized: Bool
  /// Whether the whole phone is drawn, and not only the presentation with its edge.
  public var showsPhone: Bool

  /// An iPhone 16 in dark surroundings at 9:41 UTC on 2026-01-09, in American English.
  public static let standard = SnapshotSettings()

  /// Makes settings that differ from ``standard`` in what is given.
  public init(
    device: String = "iphone-16", colorScheme: ColorScheme = .dark,
    layoutDirection: LayoutDirection? = nil, locale: Locale = Locale(identifier: "en_US"),
    timeZone: TimeZone = .gmt, date: Date = StageClock.standardDate, isStale: Bool = false,
    otherActivities: Int = 0, isUntapped: Bool = false, isLandscape: Bool = false,
    dynamicTypeSize: DynamicTypeSize = .large, colorSchemeContrast: ColorSchemeContrast = .standard,
    isPseudolocalized: Bool = false, showsPhone: Bool = false
  ) {
    self.device = device
    self.colorScheme = colorScheme
    self.layoutDirection = layoutDirection
    self.locale = locale
    self.timeZone = timeZone
    self.date = date
    self.isStale = isStale
    self.otherActivities = otherActivities
    self.isUntapped = isUntapped
    self.isLandscape = isLandscape
    self.dynamicTypeSize = dynamicTypeSize
    self.colorSchemeContrast = colorSchemeContrast
    self.isPseudolocalized = isPseudolocalized
    self.showsPhone = showsPhone
  }

  /// What surrounds a presentation on a surface of a device.
  func presentationSetting(on choice: DeviceChoice, _ surface: Surface) -> PresentationSetting {
    var setting = PresentationSetting(
      device: choice.device, appearance: colorScheme == .light ? .light : .dark, isStale: isStale,
      isRightToLeft: isRightToLeft, isLandscape: isLandscape, surface: surface, companion: choice.screen,
      locale: locale.identifier, timeZone: timeZone.identifier,
      others: min(max(0, otherActivities), PresentationSetting.mostOthers), isUntapped: isUntapped)
    setting.textSize = TextSize(dynamicTypeSize)
    setting.contrast = colorSchemeContrast == .increased ? .increased : .standard
    setting.isPseudolocalized = isPseudolocalized
    return setting
  }

  var isRightToLeft: Bool {
    layoutDirection.map { $0 == .rightToLeft } ?? (locale.language.characterDirection == .rightToLeft)
  }
}
