import Foundation
import Phone
import StageLink

/// What a frame needs beside the activity: the device, the theme and the phone's clock.
struct Scenery: Sendable {
  let device: Device
  let theme: Theme
  let clock: PhoneClock

  /// - Parameter environment: Where themes may lie.
  /// - Throws: `CommandError` for an unknown device, `ThemeError`.
  init(_ view: ViewOptions, environment: [String: String]) throws {
    device = try Self.device(view.device)
    theme = try ThemeLibrary.installedTheme(named: view.theme, environment: environment)
    // A presentation alone shows no status bar, and the first date to be formatted costs more than its frame.
    clock =
      view.isBare
      ? .standing
      : PhoneClock(
        view.instant, timeZone: view.timeZone.flatMap { TimeZone(identifier: $0) } ?? .gmt,
        locale: Locale(identifier: view.locale ?? "en_US"))
  }

  /// A device by its id; the default one without.
  static func device(_ id: String?) throws -> Device {
    guard let id else { return Device.all[0] }
    if let device = Device.named(id) { return device }
    let ids = Device.all.map(\.id).joined(separator: ", ")
    throw CommandError(exitCode: 2, "no device is named '\(id)'; there are \(ids)")
  }
}
