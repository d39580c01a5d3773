// Every public member of the environment, read, and set where that can be done.
import SwiftUI
import WidgetKit

extension EnvironmentValues {
  @Entry var shade = 2
  // An optional with a value that counts where none is set.
  @Entry var tone: Int? = 4
}

private struct ToneKey: EnvironmentKey {
  static let defaultValue = 5
}

private struct Told: View {
  @Environment(\.self) private var values
  let rows: (EnvironmentValues) -> [String]

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(rows(values), id: \.self) { Text(verbatim: $0).font(.body).lineLimit(1) }
    }
  }
}

@MainActor private func standard(_ values: EnvironmentValues) -> [String] {
  [
    "\(values.colorScheme) \(values.colorSchemeContrast) \(values.layoutDirection) \(values.locale.identifier)",
    "\(values.calendar.identifier) \(values.timeZone.secondsFromGMT()) \(values.dynamicTypeSize)",
    "\(values.isEnabled) \(values.isLuminanceReduced) \(values.redactionReasons.isEmpty) \(values.lineLimit ?? 0)",
    "\(values.multilineTextAlignment) \(values.truncationMode) \(values.lineSpacing) \(values.minimumScaleFactor)",
    "\(values.textCase == nil) \(values.imageScale) \(values.displayScale) \(values.pixelLength < 1)",
    "\(values.font == nil) \(values.buttonRepeatBehavior == .automatic) \(values.labelsVisibility)",
    "\(values.backgroundStyle == nil) \(values.backgroundProminence == .standard)",
    "\(values.backgroundMaterial == nil) \(values.headerProminence) \(values.allowsTightening)",
    "\(values.autocorrectionDisabled) \(values.defaultMinListRowHeight) \(values.sizeCategory)",
    "\(values.legibilityWeight == nil) \(values.scenePhase) \(values.isPresented) \(values.controlSize)",
    "\(values.symbolRenderingMode == nil) \(values.symbolVariants == .none) \(values.isFocused) \(values.isSearching)",
    "\(values.presentationMode.wrappedValue.isPresented) \(values.editMode == nil) \(values.refresh == nil)",
    "\(values.isSceneCaptured) \(values.supportsMultipleWindows) \(values.appearsActive)",
    "\(values[ToneKey.self]) \(values.shade) \(values.description.isEmpty) \(EnvironmentValues().tone ?? 0)",
  ]
}

@MainActor private func sizes(_ values: EnvironmentValues) -> String {
  values.dismiss()
  values.dismissSearch()
  values.openWindow(id: "a")
  values.dismissWindow(id: "a")
  values.openURL(URL(filePath: "/"))
  return
    "\(values.horizontalSizeClass.map { "\($0)" } ?? "none") \(values.verticalSizeClass.map { "\($0)" } ?? "none")"
}

@MainActor private func people(_ values: EnvironmentValues) -> [String] {
  let asked = [
    values.accessibilityReduceMotion, values.accessibilityReduceTransparency,
    values.accessibilityDifferentiateWithoutColor, values.accessibilityInvertColors,
    values.accessibilityEnabled,
    values.accessibilityVoiceOverEnabled, values.accessibilitySwitchControlEnabled,
    values.accessibilityShowButtonShapes, values.accessibilityDimFlashingLights,
    values.accessibilityLargeContentViewerEnabled, values.accessibilityQuickActionsEnabled,
    values.accessibilityAssistiveAccessEnabled, values.accessibilityShowBorders,
    values.accessibilityReduceHighlightingEffects,
  ]
  return ["\(asked.filter { $0 }.count) of \(asked.count) \(values.accessibilityPlayAnimatedImages)"]
}

@MainActor private func accepted(_ values: EnvironmentValues) -> [String] {
  [
    "\(values.contentTransition == .interpolate) \(values.contentTransitionAddsDrawingGroup)",
    "\(values.allowedDynamicRange == nil) \(values.lineHeight == nil) \(values.buttonSizing == .automatic)",
    "\(values.labelIconToTitleSpacing ?? 0) \(values.labelReservedIconWidth ?? 0)",
    "\(values.symbolVariableValueMode == nil) \(values.symbolColorRenderingMode == nil)",
    "\(values.keyboardShortcut == nil) \(values.menuOrder == .automatic) \(values.menuIndicatorVisibility)",
    "\(values.badgeProminence == .standard) \(values.defaultMinListHeaderHeight ?? 0) \(values.isScrollEnabled)",
    "\(values.horizontalScrollIndicatorVisibility == .automatic)",
    "\(values.verticalScrollIndicatorVisibility == .automatic)",
    "\(values.scrollDismissesKeyboardMode == .automatic) \(values.horizontalScrollBounceBehavior == .automatic)",
    "\(values.verticalScrollBounceBehavior == .automatic) \(values.isHoverEffectEnabled)",
    "\(values.isFocusEffectEnabled) \(values.disableAutocorrection ?? false)",
  ]
}

@MainActor private func widget(_ values: EnvironmentValues) -> [String] {
  [
    "\(values.activityFamily) \(values.isActivityFullscreen) \(values.supportedActivityFamilies.count)",
    "\(values.isActivityUpdateReduced) \(values.isDynamicIslandLimitedInWidth) \(values.widgetFamily)",
    "\(values.widgetRenderingMode) \(values.widgetContentMargins.top) \(values.showsWidgetContainerBackground)",
    "\(values.showsWidgetLabel) \(values.levelOfDetail == .default)",
  ]
}

//= dark standard leftToRight en_US
//= gregorian 0 large
//= true false true 0
//= leading tail 0.0 1.0
//= true medium 3.0 true
//= true true automatic
//= true true
//= true standard false
//= false 44.0 large
//= true active false regular
//= true true false false
//= false true true
//= false false true
//= 5 2 false 4
#Preview("standard") { Told(rows: standard) }

//= compact regular
//= 0 of 14 true
#Preview("people") { Told { [sizes($0)] + people($0) } }

//= true false
//= true true true
//= 0.0 0.0
//= true true
//= true true automatic
//= true 0.0 true
//= true
#Preview("accepted") { Told(rows: accepted) }

//= medium false 1
//= false false systemSmall
//= fullColor 0.0 true
//= false true
#Preview("widget") { Told(rows: widget) }

//= light standard rightToLeft de_DE
//= buddhist 3600 xxLarge
//= false true false 3
//= center head 4.0 0.5
//= true large 3.0 true
//= false true hidden
//= true true
//= true standard true
//= true 60.0 extraExtraLarge
//= false background false mini
//= false false false false
//= 7 9 false 4
#Preview("set") {
  Told(rows: standard)
    .environment(\.colorScheme, .light)
    .environment(\.layoutDirection, .rightToLeft)
    .environment(\.locale, Locale(identifier: "de_DE"))
    .environment(\.calendar, Calendar(identifier: .buddhist))
    .environment(\.timeZone, TimeZone(secondsFromGMT: 3600)!)
    .environment(\.isEnabled, false)
    .environment(\.isLuminanceReduced, true)
    .environment(\.redactionReasons, .privacy)
    .environment(\.lineLimit, 3)
    .environment(\.multilineTextAlignment, .center)
    .environment(\.truncationMode, .head)
    .environment(\.lineSpacing, 4)
    .environment(\.minimumScaleFactor, 0.5)
    .environment(\.imageScale, .large)
    .environment(\.font, .title)
    .environment(\.sizeCategory, .extraExtraLarge)
    .environment(\.allowsTightening, true)
    .environment(\.autocorrectionDisabled, true)
    .environment(\.defaultMinListRowHeight, 60)
    .environment(\.legibilityWeight, .bold)
    .environment(\.scenePhase, .background)
    .environment(\.controlSize, .mini)
    .environment(\.symbolRenderingMode, .palette)
    .environment(\.symbolVariants, .fill)
    .environment(\.shade, 9)
    .transformEnvironment(\.self) { $0[ToneKey.self] = 7 }
    .labelsHidden()
}

//= small true 2
//= true true systemLarge
//= accented 3.0 false
//= true false
#Preview("widget set") {
  Told(rows: widget)
    .environment(\.activityFamily, .small)
    .environment(\.isActivityFullscreen, true)
    .environment(\.supportedActivityFamilies, [.small, .medium])
    .environment(\.isActivityUpdateReduced, true)
    .environment(\.isDynamicIslandLimitedInWidth, true)
    .environment(\.widgetFamily, .systemLarge)
    .environment(\.widgetRenderingMode, .accented)
    .environment(\.widgetContentMargins, EdgeInsets(top: 3, leading: 3, bottom: 3, trailing: 3))
    .environment(\.showsWidgetContainerBackground, false)
    .environment(\.showsWidgetLabel, true)
    .environment(\.levelOfDetail, .simplified)
}
