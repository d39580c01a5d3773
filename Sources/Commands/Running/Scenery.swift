import Foundation
import Phone
import StageLink

/// What a frame needs beside the activity: the device, the theme and the phone's clock.
struct Scenery: Sendable {
  let choice: DeviceChoice
  let theme: Theme
  let clock: PhoneClock

  /// - Parameters:
  ///   - environment: Where themes and devices may lie.
  ///   - isASCII: The frame goes to a terminal that shows nothing else.
  /// - Throws: `DeviceError`, `ThemeError`.
  init(_ view: ViewOptions, environment: [String: String], isASCII: Bool = false) throws {
    choice = try DeviceLibrary.installedChoice(named: view.device, environment: environment)
    let found = try ThemeLibrary.installedTheme(
      named: view.theme(isASCII: isASCII), environment: environment)
    theme = isASCII ? found.inASCII : found
    // A presentation alone shows no status bar, and the first date to be formatted costs more than its frame.
    clock =
      view.isBare
      ? .standing
      : PhoneClock(
        view.instant, timeZone: view.timeZone.flatMap { TimeZone(identifier: $0) } ?? .gmt,
        locale: Locale(identifier: view.locale ?? "en_US"))
  }
}
